import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AUDIT_FIELDS } from '@ringwerk/contract';
import { PERSONAL_READS } from '../src/modules/audit/personal-reads.ts';
import { issuedPapers, SETTINGS } from './paper-house.ts';
import type { AnyOperation } from './request-walk.ts';
import { addressOf, makeRecords, OPERATIONS, sampleRequest, type Records } from './sample-requests.ts';
import { startTestApp, type TestApp, type TestUser } from './test-app.ts';

/*
 * Every write of the contract leaves an entry in the log, and so does every read by the manufactory that shows people:
 * unless it stands here with its reason.
 */

/** Writes without an entry. */
const UNLOGGED: Readonly<Record<string, string>> = {
  uploadModelSheet: 'keeps a file under its user and time, changes no article; the import that follows names it',
  checkModelImport: 'looks at the rows of a kept file again, changes no article',
  checkPriceSheet: 'computes, keeps nothing; the save that follows names the file',
  evaluateDesign: 'computes, keeps nothing',
  priceServices: 'computes, keeps nothing',
  previewInvoice: 'computes, keeps nothing; the invoice that follows is logged',
  evaluateForCouple: 'computes, keeps nothing',
  evaluateForShare: 'computes, keeps nothing',
  saveDesign: 'an immutable version that carries its user and time itself',
  testRateFeed: 'asks an address, keeps nothing',
  openLiveRoom: 'a screen of the counter, gone by the evening',
  showLive: 'a screen of the counter, gone by the evening',
  closeLiveRoom: 'a screen of the counter, gone by the evening',
  enterCustomerView: 'a state of the session',
  leaveCustomerView: 'a state of the session',
  changeOrderPad: "a dealer's own notes before an order; what is ordered or quoted of them is logged",
  checkPadRows: 'computes, keeps nothing',
  createWatchList: "a dealer's own notes, which deletion keeps for a while",
  renameWatchList: "a dealer's own notes, which deletion keeps for a while",
  deleteWatchList: "a dealer's own notes, which deletion keeps for a while",
  restoreWatchList: "a dealer's own notes, which deletion keeps for a while",
  addWatchItem: "a dealer's own notes, which deletion keeps for a while",
  updateWatchItem: "a dealer's own notes, which deletion keeps for a while",
  deleteWatchItem: "a dealer's own notes, which deletion keeps for a while",
  likeSharedRing: 'a couple’s own mark, which its dealer reads on the list',
  moveWatchItem: "a dealer's own notes, which deletion keeps for a while",
  copyWatchItem: "a dealer's own notes, which deletion keeps for a while",
  keepStone: "a dealer's own notes, which deletion keeps for a while",
  replaceStone: "a dealer's own notes, which deletion keeps for a while",
  refitRing: "a dealer's own notes, which deletion keeps for a while",
  makeListPictures: 'pictures of what the dealer sees on the list anyway, kept for a day',
  restoreWatchItem: "a dealer's own notes, which deletion keeps for a while",
  answerShare: 'a message that carries author and time itself',
  sendShareMessage: 'a message that carries author and time itself',
  testSetupMail: 'sends a letter before there is a house whose log could tell of it',
  requestRegistration: 'a row that carries its time itself; its decision is logged',
};
/** Writes that need more than a sample; their own tests read their entries. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  login: 'session.long.test.ts',
  logout: 'session.long.test.ts',
  requestPasswordReset: 'registrations.test.ts',
  resetPassword: 'registrations.test.ts',
  setUpHouse: 'setup.long.test.ts',
  acceptInvitation: 'people.test.ts',
  changePassword: 'own-account.test.ts',
  decideRegistration: 'registrations.test.ts',
  openDealerView: 'dealer-view.test.ts',
  closeDealerView: 'dealer-view.test.ts',
  importStones: 'stones.test.ts',
  keepHandPicture: 'hand-pictures.test.ts',
  deleteHandPicture: 'hand-pictures.test.ts',
  keepSharedHandPicture: 'hand-pictures.test.ts',
  deleteSharedHandPicture: 'hand-pictures.test.ts',
  signSharedProof: 'proofs.test.ts',
  answerSharedQuote: 'quote-life.test.ts',
  seeQuoteAnswer: 'quote-life.test.ts',
  issueDeliveryNote: 'papers.test.ts',
  issueInvoice: 'papers.test.ts',
  creditInvoice: 'papers.test.ts',
  enterPayment: 'papers.test.ts',
  issueConfirmation: 'papers.test.ts',
  applyModelImport: 'model-imports.test.ts',
  takeDisputedWeights: 'disputed-weights.test.ts',
  resendMail: 'mail-office.test.ts',
  printMail: 'mail-office.test.ts',
  putMailText: 'mail-office.test.ts',
  restoreMailText: 'mail-office.test.ts',
  testMailServer: 'mail-server.test.ts',
  putHouseLogo: 'house-branding.test.ts',
  deleteHouseLogo: 'house-branding.test.ts',
  putHouseColour: 'house-branding.test.ts',
  emptyHouse: 'emptying.long.test.ts',
  retryJob: 'job-board.test.ts',
  cancelJob: 'job-board.test.ts',
  cancelOrder: 'order-life.test.ts',
  answerRemake: 'remakes.test.ts',
  waiveCancellation: 'waived-cancellations.test.ts',
  createServiceOrder: 'ring-services.test.ts',
  changeOrder: 'change-order.test.ts',
  seeOrder: 'order-news.test.ts',
  seeWorkOrder: 'office-news.test.ts',
  cancelOrderFiles: 'order-files.long.test.ts',
};
/** Reads by the manufactory that show nobody, or at most the colleague who wrote it, as the log does. */
const IMPERSONAL: Readonly<Record<string, string>> = {
  getHouseSettings: "the house's own company",
  getMailServer: "the house's own server",
  getMailState: 'a number of mails',
  getTrial: 'numbers of records',
  getBackup: 'logged as what it is, not as a list of people',
  listOrderPapers: 'kinds and numbers of papers',
  listWebhooks: "the house's addresses",
  listDeliveries: 'orders by their numbers',
  listFeedClients: 'programs',
  getOrderFiles: 'how far an archive is',
  getOrderArchive: 'logged as what it is, not as a list of people',
  getStoneListPdf: 'stones of orders by their numbers',
  getStoneListCsv: 'stones of orders by their numbers',
  getMeltListPdf: 'metals of orders by their numbers',
  getMeltListCsv: 'metals of orders by their numbers',
  listBatches: 'metals and numbers',
  exportBookings: 'logged as what it is, not as a list of people',
  getPaperSettings: "the house's own accounts",
  getServicePrices: "the house's figures",
  listAudit: 'the log itself; its export is logged',
  listJobs: 'the board asks every three seconds; the mail that a job sends is logged when it is read',
  getMailText: 'words of the house',
  listHouseModels: "the house's collection",
  getHouseModel: "the house's collection",
  listModelImports: "the house's collection, and which colleague sent the file",
  getModelImport: "the house's collection, and which colleague sent the file",
  listModelImportRows: "the house's collection",
  listPlaces: "the house's collection",
  exportHouseModels: "the house's collection",
  listHouseAlloys: "the house's metals",
  getHouseAlloy: "the house's metals, and which colleague saved them",
  listPriceLists: "the house's figures",
  getPriceList: "the house's figures",
  getWhatIf: "the house's figures; quotes by their numbers, without dealer or couple",
  listDisputedWeights: "the house's figures",
  getRates: "the market's figures",
  listRates: "the market's figures",
  listRateFeeds: "the house's addresses of rates",
};

let house: TestApp;
let admin: TestUser;
let owner: TestUser;
let records: Readonly<Record<'admin' | 'owner', Records>>;
beforeAll(async () => {
  house = await startTestApp();
  admin = await house.logIn('90001');
  owner = await house.logIn('10001');
  records = { admin: await makeRecords(admin), owner: await makeRecords(owner) };
  await house.app.inject({ method: 'POST', url: '/api/password-resets', payload: { customerNumber: '10002' } });
  const papers = await issuedPapers(admin, records.owner.ids['/api/orders'] ?? '');
  const { mails } = (await admin.call({ url: '/api/mails' })).json();
  records = {
    ...records,
    admin: { ...records.admin, ids: { ...records.admin.ids, ...papers, '/api/mails': mails[0].id } },
  };
});
afterAll(() => house.close());

/** Where the sample would be refused. */
const BODIES: Readonly<Record<string, object>> = {
  // A picture of one pixel.
  putDealerLogo: {
    data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  },
  setOrderStatus: { status: 'released' },
  setOrderParcel: { parcel: { way: 'collected' } },
  // The papers above were issued by the first ones.
  putPaperSettings: { ...SETTINGS, version: 2 },
  changePerson: { version: 1, role: 'accounts' },
  changeUser: { version: 1, role: 'trainee' },
};

const count = async (): Promise<number> =>
  Number((await house.database.pool.query('select count(*) from audit_log')).rows[0].count);
const send = async (operation: AnyOperation) => {
  const isStaffs = operation.access === 'staff';
  const sample = sampleRequest(operation, records[isStaffs ? 'admin' : 'owner']);
  return (isStaffs ? admin : owner).call({
    method: operation.method,
    url: addressOf(operation, sample),
    ...(operation.body === undefined
      ? {}
      : {
          payload: JSON.stringify(BODIES[operation.id] ?? sample.body),
          headers: { 'content-type': 'application/json' },
        }),
  });
};

const writes = OPERATIONS.filter(({ method }) => method !== 'GET');
const walked = writes
  .filter(({ id }) => !(id in UNLOGGED) && !(id in ELSEWHERE))
  .sort((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));

describe('every write', () => {
  test.each(walked.map((operation) => [operation.id, operation] as const))(
    '%s leaves an entry',
    async (_, operation) => {
      const before = await count();
      const answer = await send(operation);
      expect(answer.statusCode, answer.body).toBeLessThan(300);
      expect(await count()).toBeGreaterThan(before);
    },
  );

  test('that is named as an exception exists', () => {
    const ids = new Set(writes.map(({ id }) => id));
    for (const id of Object.keys({ ...UNLOGGED, ...ELSEWHERE })) expect([id, ids.has(id)]).toEqual([id, true]);
  });
});

describe('every read of the manufactory', () => {
  const reads = OPERATIONS.filter(({ access, method }) => access === 'staff' && method === 'GET');

  test('is one of people, which is logged, or shows nobody and says why', () => {
    const known = new Set([...Object.keys(PERSONAL_READS), ...Object.keys(IMPERSONAL)]);
    expect(reads.filter(({ id }) => !known.has(id)).map(({ id }) => id)).toEqual([]);
    const ids = new Set(reads.map(({ id }) => id));
    expect([...known].filter((id) => !ids.has(id))).toEqual([]);
  });

  test.each(reads.filter(({ id }) => id in PERSONAL_READS).map((operation) => [operation.id, operation] as const))(
    '%s of people leaves an entry that names reader and object',
    async (id, operation) => {
      const answer = await send(operation);
      expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
      const { rows } = await house.database.pool.query('select * from audit_log order by id desc limit 1');
      expect(rows[0]).toMatchObject({
        action: 'personal-data.read',
        by_number: '90001',
        entity: PERSONAL_READS[id],
        entity_id: sampleRequest(operation, records.admin).params['id'] ?? '',
      });
    },
  );

  test('is asked by fields that the log has words for', () => {
    const personal = reads.filter(({ id }) => id in PERSONAL_READS);
    const fields = personal.flatMap((read) => Object.keys(sampleRequest(read, records.admin).query));
    expect(new Set(fields)).toEqual(new Set(AUDIT_FIELDS));
  });

  test('an answer that is refused is no read', async () => {
    const before = await count();
    const none = '5e11e400-0000-4000-8000-000000000001';
    expect((await admin.call({ url: `/api/work-orders/${none}` })).statusCode).toBe(404);
    expect(await count()).toBe(before);
  });
});

test('no entry holds what opens something', async () => {
  const { rows } = await house.database.pool.query('select detail, before, after from audit_log');
  expect(rows.length).toBeGreaterThan(walked.length);
  expect(JSON.stringify(rows)).not.toMatch(/argon2|\$argon|[\w-]{43}|gold-and-platinum/);
});
