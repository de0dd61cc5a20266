import { AREAS, mayEnter, type Area, type AreaName, type Visitor } from './areas.ts';
import type { Access } from './operation.ts';
import { hasPermission, isHouseRole } from './permissions.ts';

/** Operations by the areas whose pages call them; one that several areas call is open to whoever may open one of them. */
export const AREA_OPERATIONS: Readonly<Record<AreaName, readonly string[]>> = {
  open: [
    'health',
    'login',
    'logout',
    'requestRegistration',
    'requestPasswordReset',
    'resetPassword',
    'setUpHouse',
    'testSetupMail',
    'getHouseFace',
    'acceptInvitation',
    'getLegalText',
    'watchLive',
    'followLive',
    'openShare',
    'evaluateForShare',
    'sendShareMessage',
    'getSharedProof',
    'getSharedProofPdf',
    'signSharedProof',
    'answerSharedQuote',
    'getDealerLogo',
    'getAlloys',
  ],
  // The customer view must be left also by somebody whose permission was taken away meanwhile.
  shell: ['getSession', 'leaveCustomerView', 'closeDealerView'],
  selectionOld: ['searchModels', 'getModelStill', 'evaluateDesign'],
  selection: ['searchModels', 'getModel', 'getModelStill', 'getDesign', 'getPriceBasis', 'evaluateDesign'],
  configurator: [
    'getModel',
    'getModelStill',
    'getPriceBasis',
    'evaluateDesign',
    'saveDesign',
    'listDesigns',
    'getDesign',
    'getDesignStill',
    'setCustomerPin',
    'enterCustomerView',
    'evaluateForCouple',
    'openLiveRoom',
    'showLive',
    'closeLiveRoom',
  ],
  pricing: ['searchModels', 'getModel', 'getModelStill', 'getPriceBasis'],
  watchLists: [
    'getWatchLists',
    'createWatchList',
    'renameWatchList',
    'deleteWatchList',
    'restoreWatchList',
    'addWatchItem',
    'updateWatchItem',
    'deleteWatchItem',
    'restoreWatchItem',
    'getDesignStill',
  ],
  shares: ['createShare', 'linkShare', 'listShares', 'changeShare', 'answerShare', 'getDesignStill'],
  savedDesigns: ['listSavedDesigns', 'getDesignStill'],
  couples: [
    'listCouples',
    'createCouple',
    'getCouple',
    'changeCouple',
    'addCoupleNote',
    'deleteCoupleNote',
    'recordConsent',
    'tieRecord',
    'mergeCouples',
    'exportCouple',
    'listDue',
    'getDesignStill',
  ],
  coupleDeletion: ['deleteCouple'],
  stones: ['searchStones', 'getStone', 'holdStone', 'releaseStone', 'importStones'],
  orders: [
    'getProof',
    'getProofPdf',
    'signProof',
    'answerQuote',
    'seeQuoteAnswer',
    'repriceQuote',
    'getQuoteChanges',
    'shareQuote',
    'getNews',
    'getOrderLife',
    'changeOrder',
    'getPriceSource',
    'getOrderCalendar',
    'createQuote',
    'listQuotes',
    'getQuote',
    'getQuotePdf',
    'listOrders',
    'getOrder',
    'getOrderPdf',
    'getDesignStill',
  ],
  papers: ['listOwnPapers', 'getOwnPaperPdf', 'getOwnPaperXml'],
  ordering: ['createOrder', 'cancelOrder', 'getPriceSource'],
  dealer: ['getPriceBasis', 'getDealer'],
  dealerCompany: ['updateDealer', 'changePreferences', 'putDealerLogo', 'deleteDealerLogo'],
  dealerUsers: ['listUsers', 'inviteUser', 'changeUser', 'endUserSessions', 'createUserLink'],
  account: ['changePassword', 'listSessions', 'endOtherSessions'],
  backOffice: ['getSession'],
  officeRegistrations: ['listRegistrations', 'decideRegistration', 'getMailState'],
  officeDealers: ['listDealers', 'getDealerFile', 'listDealerHistory', 'changeDealerBilling'],
  officeDealerFiles: [
    'openDealer',
    'changeDealerFile',
    'changeDealerConditions',
    'changeDealerState',
    'openDealerView',
    'inviteDealerUser',
    'changeDealerUser',
    'endDealerUserSessions',
    'createDealerUserLink',
    'getMailState',
  ],
  // Parcels leave the workshop with their delivery note; every other paper of an order takes `papers`.
  officeOrders: [
    'listWorkOrders',
    'getWorkOrder',
    'getWorkOrderPdf',
    'listWorkOrderProofs',
    'getWorkOrderLife',
    'setOrderStatus',
    'getDesignStill',
    'listOrderPapers',
    'issueDeliveryNote',
    'getDeliveryNotePdf',
  ],
  officeBench: ['scanAtBench', 'undoScan', 'listScans'],
  officePapers: [
    'listPapers',
    'getPaper',
    'getPaperPdf',
    'getPaperXml',
    'issueConfirmation',
    'previewInvoice',
    'issueInvoice',
    'creditInvoice',
  ],
  officeBooks: ['enterPayment', 'exportBookings', 'getPaperSettings', 'putPaperSettings'],
  // Who records rates does not say how far they may jump, nor where they are fetched from.
  officeSettings: [
    'changeRateSettings',
    'createRateFeed',
    'saveRateFeed',
    'deleteRateFeed',
    'testRateFeed',
    'getHouseSettings',
    'putHouseSettings',
    'putHouseLogo',
    'deleteHouseLogo',
    'putHouseColour',
    'getMailServer',
    'putMailServer',
    'testMailServer',
    'getTrial',
    'emptyHouse',
    'getBackup',
  ],
  officeAudit: ['listAudit', 'exportAudit'],
  officePeople: ['listPeople', 'invitePerson', 'changePerson', 'endPersonSessions', 'createPersonLink', 'getMailState'],
  officeMails: [
    'listMails',
    'getMail',
    'resendMail',
    'printMail',
    'getMailText',
    'putMailText',
    'restoreMailText',
    'getMailState',
  ],
  officeJobs: ['listJobs', 'retryJob', 'cancelJob'],
  officeCollection: [
    'listHouseModels',
    'getHouseModel',
    'createHouseModel',
    'updateHouseModel',
    'changeHouseModels',
    'listPlaces',
    'placeHouseModel',
    'redrawModel',
    'exportHouseModels',
    'uploadModelSheet',
    'listModelImports',
    'getModelImport',
    'listModelImportRows',
    'checkModelImport',
    'applyModelImport',
    'cancelModelImport',
    'getModelStill',
  ],
  officeAlloys: ['listHouseAlloys', 'getHouseAlloy'],
  officeAlloyChanges: ['createHouseAlloy', 'saveHouseAlloy', 'cancelPlannedAlloy'],
  officePrices: [
    'listPriceLists',
    'getPriceList',
    'createPriceDraft',
    'savePriceDraft',
    'checkPriceSheet',
    'activatePriceList',
    'withdrawPriceList',
    'deletePriceDraft',
    'getWhatIf',
    'startWhatIf',
    'cancelWhatIf',
    'listDisputedWeights',
    'takeDisputedWeights',
  ],
  officeRates: ['getRates', 'listRates', 'recordRate', 'decideRate', 'listRateFeeds', 'fetchRateFeed', 'importRates'],
  officeLegal: ['getLegalText', 'putLegalText'],
};

/** The areas that an operation belongs to. None: an operation without a row, which nobody may call. */
export function areasOfOperation(id: string): readonly Area[] {
  // The record's keys are the area names, by its type.
  const names = Object.keys(AREA_OPERATIONS) as AreaName[];
  return names.filter((name) => AREA_OPERATIONS[name].includes(id)).map((name) => AREAS[name]);
}

/** What the tables ask of an operation. */
interface Asked {
  readonly id: string;
  readonly access: Access;
  readonly inCustomerView?: true;
  readonly withoutTrade?: true;
}

/** Whether the answer names a trade figure to nobody who may not see one. */
const namesNoTrade = ({ access, inCustomerView, withoutTrade }: Asked): boolean =>
  access === 'public' || inCustomerView === true || withoutTrade === true;

/**
 * Whether a visitor (null: nobody is logged in) may call an operation. Whoever of a dealer sees no trade figure calls only what
 * answers without one, whatever area it is in.
 */
export function mayCall(operation: Asked, visitor: Visitor | null): boolean {
  const isWithoutTrade = visitor !== null && !isHouseRole(visitor.role) && !hasPermission(visitor.role, 'trade');
  if (isWithoutTrade && !namesNoTrade(operation)) return false;
  return areasOfOperation(operation.id).some((area) => mayEnter(area, visitor));
}
