import { AREAS, mayEnter, type Area, type AreaName, type Visitor } from './areas.ts';

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
    'getDealerLogo',
  ],
  // The customer view must be left also by somebody whose permission was taken away meanwhile.
  shell: ['getSession', 'leaveCustomerView'],
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
  stones: ['searchStones', 'getStone', 'holdStone', 'releaseStone', 'importStones'],
  orders: [
    'getPriceSource',
    'createQuote',
    'listQuotes',
    'getQuote',
    'getQuotePdf',
    'createOrder',
    'listOrders',
    'getOrder',
    'getOrderPdf',
    'getDesignStill',
  ],
  dealer: ['getPriceBasis', 'getDealer'],
  dealerCompany: ['updateDealer', 'changePreferences', 'putDealerLogo', 'deleteDealerLogo'],
  backOffice: ['getSession'],
  officeRegistrations: ['listRegistrations', 'decideRegistration', 'getMailState'],
  officeDealers: ['listDealers', 'getDealerFile', 'listDealerHistory', 'changeDealerBilling'],
  officeDealerFiles: ['openDealer', 'changeDealerFile', 'changeDealerConditions', 'changeDealerState'],
  officeOrders: ['listWorkOrders', 'getWorkOrder', 'getWorkOrderPdf', 'setOrderStatus', 'getDesignStill'],
  // Who records rates does not say how far they may jump.
  officeSettings: [
    'changeRateSettings',
    'getHouseSettings',
    'putHouseSettings',
    'getMailServer',
    'putMailServer',
    'testMailServer',
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
    'getModelStill',
  ],
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
  ],
  officeRates: ['getRates', 'listRates', 'recordRate', 'decideRate'],
  officeLegal: ['getLegalText', 'putLegalText'],
};

/** The areas that an operation belongs to. None: an operation without a row, which nobody may call. */
export function areasOfOperation(id: string): readonly Area[] {
  // The record's keys are the area names, by its type.
  const names = Object.keys(AREA_OPERATIONS) as AreaName[];
  return names.filter((name) => AREA_OPERATIONS[name].includes(id)).map((name) => AREAS[name]);
}

/** Whether a visitor (null: nobody is logged in) may call an operation. */
export const mayCall = (operation: { readonly id: string }, visitor: Visitor | null): boolean =>
  areasOfOperation(operation.id).some((area) => mayEnter(area, visitor));
