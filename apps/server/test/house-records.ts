import { randomUUID } from 'node:crypto';
import { WORKED_EXAMPLE } from './designs.ts';
import type { Known } from './request-walk.ts';
import { shownPrice, type TestUser } from './test-app.ts';

type Post = (url: string, payload: object) => Promise<Readonly<Record<string, unknown>>>;

/** Of the last ring that was made. Each has its own: a design stands in the collection only once. */
let size = 48;
function newDesign() {
  size += 0.5;
  return { ...WORKED_EXAMPLE, rings: WORKED_EXAMPLE.rings.map((ring) => ({ ...ring, size })) };
}
type NewDesign = ReturnType<typeof newDesign>;
const withoutStones = (design: NewDesign) => ({
  ...design,
  rings: design.rings.map((ring) => ({ ...ring, stones: [] })),
});

/**
 * Fields of the requests for the manufactory's own tables, by operation. Each write has a record of its own in the
 * state that it needs: another write moves a record out of that state.
 */
export async function makeHouseRecords(user: TestUser, post: Post): Promise<Readonly<Record<string, Known>>> {
  return {
    // A text that opens no account: others are an admin's alone, whatever the table of roles says of the operation.
    putMailText: { kind: 'registration-declined', body: 'a' },
    restoreMailText: { kind: 'registration-declined' },
    // Two sample texts make no span of time, and one no zone.
    putHouseSettings: { vatId: '', hours: [], zone: 'Europe/Berlin' },
    putPaperSettings: { iban: '', bic: '' },
    // Not the name of the house, which another sample may have changed into its own.
    emptyHouse: { confirm: 'Another house' },
    // None: a sample of a host is nobody to write to.
    putMailServer: { server: null },
    testMailServer: { server: null },
    ...(await modelFields(user, post)),
    ...(await importFields(post)),
    ...(await priceFields(user, post)),
    ...(await rateFields(post)),
    ...(await dealerFields(user, post)),
    ...(await alloyFields(user, post)),
    ...(await benchFields(user, post)),
    ...(await interfaceFields(user, post)),
  };
}

async function modelFields(user: TestUser, post: Post) {
  /** A section of single rings. */
  const section = 23;
  const saved = async (design: NewDesign) => (await post('/api/designs', { design }))['code'];
  const draft = async () => {
    const made = { section, code: await saved(newDesign()), names: { de: 'Nordwind' } };
    return (await post('/api/house-models', made))['setId'];
  };
  const { models } = (await user.call({ url: '/api/house-models/places/1' })).json();
  const ring = newDesign();
  return {
    createHouseModel: { section, code: await saved(ring), twinCode: await saved(withoutStones(ring)) },
    updateHouseModel: { setId: await draft(), code: await saved(newDesign()), successor: models[0].setId },
    changeHouseModels: { setIds: [await draft()] },
    redrawModel: { setId: await draft() },
    placeHouseModel: { setId: models[0].setId, category: 1, before: null },
  };
}

/** Files for the collection; none of them is looked at while the samples are sent. */
async function importFields(post: Post) {
  const data = btoa('Article,Start value\nRW-06-001,3\n');
  const file = async () => String((await post('/api/house-models/imports', { data, name: 'a.csv' }))['id']);
  const id = await file();
  return {
    uploadModelSheet: { data },
    getModelImport: { id },
    listModelImportRows: { id },
    checkModelImport: { id },
    applyModelImport: { id },
    cancelModelImport: { id: await file() },
  };
}

async function priceFields(user: TestUser, post: Post) {
  const { lists } = (await user.call({ url: '/api/price-lists' })).json();
  const from = lists[0].id;
  const draft = async () => String((await post('/api/price-lists', { name: 'Spring', from }))['id']);
  const planned = await draft();
  const compared = await draft();
  await user.call({ method: 'POST', url: `/api/price-lists/${compared}/what-if` });
  await post(`/api/price-lists/${planned}/activate`, { version: 1, from: '2099-12-31T00:00:00.000Z' });
  return {
    getPriceList: { id: from },
    getWhatIf: { id: from },
    startWhatIf: { id: from },
    cancelWhatIf: { id: compared },
    createPriceDraft: { from },
    savePriceDraft: { id: await draft(), path: '/turning' },
    activatePriceList: { id: await draft() },
    withdrawPriceList: { id: planned },
    deletePriceDraft: { id: await draft() },
  };
}

async function rateFields(post: Post) {
  // One that jumps: held until somebody decides. Who recorded it may only take it back.
  const { id } = await post('/api/rates', { subject: 'KRW', value: 1_000 });
  // Refused before any name is looked up: no test reaches out.
  const feed = { url: 'https://10.0.0.1/', at: '$.price', row: 'last' };
  const reading = { subject: 'Au', at: '$.price', row: 'last', cell: '', unit: 'g', currency: 'EUR', factor: 1 };
  const made = async () =>
    (
      await post('/api/rate-feeds', {
        name: 'Desk',
        format: 'json',
        url: feed.url,
        isHttpAllowed: false,
        decimalSign: '.',
        readings: [reading],
        times: ['10:00'],
        isOnWorkDaysOnly: true,
        isActive: true,
      })
    )['id'];
  return {
    recordRate: { subject: 'Au', value: 10_000 },
    decideRate: { id, isConfirmed: false },
    importRates: { data: btoa('Rate,Value\nKRW,1581\n'), file: 'rates.csv', isTrial: false },
    createRateFeed: feed,
    testRateFeed: feed,
    saveRateFeed: { ...feed, id: await made(), version: 1 },
    deleteRateFeed: { id: await made() },
    fetchRateFeed: { id: await made() },
  };
}

const NO_SHARES = { metal: 0.05, labour: 0, stones: 0, options: 0 };
async function dealerFields(user: TestUser, post: Post) {
  const company = { company: 'Goldschmiede Aalto', contact: 'Aino Aalto', email: 'laden@aalto.example', phone: '' };
  const place = { street: '', postcode: '', city: 'Berlin', country: 'DE', language: 'de', vatId: '' };
  const dealer = async () => {
    const { dealer: made } = await post('/api/dealers', { ...company, ...place, idempotencyKey: randomUUID() });
    return (made as { readonly id: string }).id; // the contract's answer
  };
  const users = async () => {
    const id = await dealer();
    const { people } = (await user.call({ url: `/api/dealers/${id}` })).json();
    return { id, userId: people[0].id };
  };
  return {
    inviteDealerUser: { id: await dealer() },
    changeDealerUser: await users(),
    endDealerUserSessions: await users(),
    createDealerUserLink: await users(),
    openDealer: { vatId: '' },
    changeDealerFile: { id: await dealer() },
    changeDealerConditions: { id: await dealer(), priceListId: null, ...NO_SHARES },
    changeDealerState: { id: await dealer() },
    changeDealerBilling: { id: await dealer(), vatId: '', discount: 0.03 },
  };
}

/** Of the last alloy that was entered: no two have one name. */
let alloys = 0;

async function alloyFields(user: TestUser, post: Post) {
  const next = (): Known => {
    alloys += 1;
    const name = `Sample ${alloys}`;
    return {
      fineness: 585,
      density: 13.1,
      loss: null,
      lab: [88, 2, 20],
      isRhodiumPlated: false,
      isWithdrawn: false,
      hallmark: '585',
      markets: ['DE'],
      names: { de: name, en: name, nl: name, jp: name, kr: name, fr: name },
    };
  };
  const first = { ...next(), family: 'gold', colour: 'yellow', note: '' };
  const { id = '' } = await post('/api/house-alloys', first);
  const planned = async () => {
    const { id: made } = await post('/api/house-alloys', { ...next(), family: 'gold', colour: 'yellow', note: '' });
    const { fineness: _fineness, ...entered } = next();
    const payload = { ...entered, version: 1, from: '2099-12-31T00:00:00.000Z', note: '' };
    await user.call({ method: 'PUT', url: `/api/house-alloys/${String(made)}`, payload });
    return String(made);
  };
  return {
    createHouseAlloy: next(),
    cancelPlannedAlloy: { id: await planned(), version: 2 },
    saveHouseAlloy: { ...next(), id: String(id), version: 1, from: null },
    getHouseAlloy: { id: String(id) },
  };
}

/** Orders of their own: a scan moves them. */
async function benchFields(user: TestUser, post: Post) {
  const expected = await shownPrice(user, WORKED_EXAMPLE);
  const placed = async () => {
    const order = { design: WORKED_EXAMPLE, commission: 'a', idempotencyKey: randomUUID(), expected };
    return post('/api/orders', order);
  };
  const scan = { code: String((await placed())['number']), station: 'released' };
  const undone = { ...scan, code: String((await placed())['number']), idempotencyKey: randomUUID() };
  const released = async () => {
    const id = String((await placed())['id']);
    await post(`/api/work-orders/${id}/status`, { status: 'released' });
    return { orders: [id], alloy: 'au585-yellow' };
  };
  const batch = async () => {
    const made = await post('/api/production/batches', { ...(await released()), idempotencyKey: randomUUID() });
    return { id: String(made['id']) };
  };
  const { orders } = await released();
  const listed = { orders: orders.join(',') };
  return {
    getWorkLists: listed,
    getStoneListPdf: listed,
    getStoneListCsv: listed,
    getMeltListPdf: listed,
    getMeltListCsv: listed,
    createBatch: await released(),
    getBatch: await batch(),
    getBatchPdf: await batch(),
    dissolveBatch: await batch(),
    scanAtBench: scan,
    undoScan: { id: String((await post('/api/bench/scans', undone))['id']) },
  };
}

/** Refused before any name is looked up: no test reaches out. */
async function interfaceFields(user: TestUser, post: Post) {
  const url = 'https://10.0.0.1/';
  const made = async () => {
    const { webhook } = await post('/api/webhooks', { name: 'ERP', url, isHttpAllowed: false, isActive: false });
    return (webhook as { readonly id: string }).id; // the contract's answer
  };
  const sent = await made();
  await user.call({ method: 'POST', url: `/api/webhooks/${sent}/test` });
  const { deliveries } = (await user.call({ url: `/api/webhooks/${sent}/deliveries` })).json();
  const { client } = await post('/api/feed-clients', { name: 'ERP' });
  return {
    createWebhook: { url },
    saveWebhook: { id: await made(), url, version: 1 },
    deleteWebhook: { id: await made() },
    testWebhook: { id: await made() },
    listDeliveries: { id: sent },
    replayDelivery: { id: deliveries[0].id },
    deleteFeedClient: { id: (client as { readonly id: string }).id },
  };
}
