import * as contract from '@ringwerk/contract';
import { designKey, parseDesign } from '@ringwerk/kernel';
import { expect } from 'vitest';
import { WORKED_EXAMPLE } from './designs.ts';
import { makeHouseRecords } from './house-records.ts';
import { sampleOf, type AnyOperation, type Known } from './request-walk.ts';
import { shownPrice, type TestUser } from './test-app.ts';

/** Every operation of the contract. */
export const OPERATIONS = Object.values(contract).filter(
  (value): value is AnyOperation => typeof value === 'object' && value !== null && 'access' in value && 'path' in value,
);

/** One record of each kind that a company has, by the start of the addresses that name it. */
export interface Records {
  readonly ids: Readonly<Record<string, string>>;
  /** Fields of requests that need a record of their own, by operation. */
  readonly fields: Readonly<Record<string, Known>>;
  readonly expected: Awaited<ReturnType<typeof shownPrice>>;
}

const example = parseDesign(WORKED_EXAMPLE);
const EXAMPLE_KEY = example.ok ? designKey(example.value) : '';

let made = 0;

/** Makes them as a user of the company. */
export async function makeRecords(user: TestUser): Promise<Records> {
  const post = async (url: string, payload: object = {}) => {
    const answer = await user.call({ method: 'POST', url, payload });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const design = WORKED_EXAMPLE;
  const expected = await shownPrice(user, design);
  const kept = await post('/api/watch-items', { design });
  const share = { design, name: 'Ring', language: 'de', country: 'DE', showsPrice: true };
  const { stones } = (await user.call({ url: '/api/stones?pageSize=3' })).json();
  const { id: shareId, token } = await post('/api/shares', share);
  const room = await post('/api/live-rooms');
  made += 1;
  const showcase = await post('/api/showcase', { design, setId: 9014, idempotencyKey: `sample-${made}` });
  const order = { design, commission: 'a', idempotencyKey: `record-${made}`, expected };
  const { id: orderId } = await post('/api/orders', order);
  // Only an admin makes people; the address is one that no other record has.
  const person = { email: `person-${made}@ringwerk.example`, role: 'workshop', delivery: 'shown' };
  const invited = await user.call({ method: 'POST', url: '/api/people', payload: person });
  const ids = {
    '/api/watch-lists': kept.list.id,
    itemId: kept.item.id,
    '/api/showcase': showcase.id,

    '/api/designs': (await post('/api/designs', { design })).code,
    '/api/quotes': (await post('/api/quotes', { design })).id,
    renewed: (await post('/api/quotes', { design })).id,
    '/api/orders': orderId,
    '/api/work-orders': orderId,
    '/api/shares': shareId,
    '/api/couple': token,
    '/api/live-rooms': room.id,
    '/api/live': room.token,
    '/api/couples': (await post('/api/couples', { people: [SOMEBODY] })).id,
    ...(invited.statusCode === 200 ? { '/api/people': invited.json().person.id } : {}),
    ...(await dealerIds(user)),
    ...(await userIds(user)),
    '/api/stones': stones[0].id,
  };
  const couples = await coupleFields(post, ids['/api/designs'] ?? '');
  // Dealers have none of the manufactory's tables.
  const { statusCode } = await user.call({ url: '/api/price-lists' });
  const quotes = await quoteFields(post);
  const tags = { openShowcaseTag: { code: showcase.code }, printShowcaseTags: { rings: showcase.id } };
  // A renewed quote takes no answer any more.
  const renewal = { repriceQuote: { id: ids.renewed, idempotencyKey: `renewal-${made}` } };
  return {
    ids,
    expected,
    fields: {
      ...couples,
      ...quotes,
      ...renewal,
      ...tags,
      changeOrder: { number: 1 },
      moveWatchItem: { toListId: kept.list.id, before: null },
      copyWatchItem: { toListId: kept.list.id, idempotencyKey: `watch-copy-${made}` },
      ...(await stoneFields(post, kept.list.id, stones)),
      ...(statusCode === 200 ? await makeHouseRecords(user, post) : {}),
    },
  };
}

/** A loose stone of its own on the list. */
async function stoneFields(
  post: (url: string, payload?: object) => Promise<{ readonly item: { readonly id: string } }>,
  listId: string,
  [stone, kept, other]: readonly { readonly id: string }[],
): Promise<Readonly<Record<string, Known>>> {
  const { item } = await post('/api/watched-stones', { stoneId: kept?.id, listId });
  return {
    keepStone: { stoneId: stone?.id },
    findNearestStones: { itemId: item.id },
    replaceStone: { itemId: item.id, stoneId: other?.id, idempotencyKey: `watch-replacement-${made}` },
  };
}

/** Each write has a quote of its own: another write gives it another version. */
async function quoteFields(
  post: (url: string, payload?: object) => Promise<{ readonly id: string }>,
): Promise<Readonly<Record<string, Known>>> {
  const extra = { kind: 'extra', text: 'Etui', gross: 4_900 };
  const made = async () => (await post('/api/quotes', { positions: [extra, extra] })).id;
  return {
    changeQuote: { id: await made() },
    addQuotePosition: { id: await made() },
    changeQuotePosition: { id: await made(), number: 1, alternative: null },
    removeQuotePosition: { id: await made(), number: 2 },
  };
}

const SOMEBODY = { givenName: 'Anna', familyName: 'Huber', email: '', phone: '', sizes: [] };
/** Each write has a file of its own: another write gives it another version, or takes it away. */
async function coupleFields(
  post: (url: string, payload?: object) => Promise<{ readonly id: string; readonly notes: { readonly id: string }[] }>,
  record: string,
): Promise<Readonly<Record<string, Known>>> {
  const made = async () => (await post('/api/couples', { people: [SOMEBODY] })).id;
  const noted = await post(`/api/couples/${await made()}/notes`, { kind: 'talk', text: 'Spring' });
  return {
    createCouple: { size: '54' },
    changeCouple: { id: await made(), size: '54' },
    deleteCoupleNote: { id: noted.id, noteId: noted.notes[0]?.id },
    tieRecord: { record },
    mergeCouples: { id: await made(), doubleId: await made() },
    deleteCouple: { id: await made() },
  };
}

/** Only the manufactory has files of dealers. */
async function dealerIds(user: TestUser): Promise<Readonly<Record<string, string>>> {
  const answer = await user.call({ url: '/api/dealers?q=10002' });
  return answer.statusCode === 200 ? { '/api/dealers': answer.json().dealers[0].id } : {};
}

/** Only an owner has users. */
async function userIds(user: TestUser): Promise<Readonly<Record<string, string>>> {
  const payload = { email: `user-${made}@ringwerk.example`, role: 'seller', delivery: 'shown' };
  const answer = await user.call({ method: 'POST', url: '/api/dealer/users', payload });
  return answer.statusCode === 200 ? { userId: answer.json().user.id } : {};
}

const design = { schema: contract.postedDesignSchema, value: WORKED_EXAMPLE };

function knownFor(operation: AnyOperation, { ids, expected, fields }: Records): Known {
  const owner = Object.entries(ids).find(([path]) => operation.path.startsWith(`${path}/`))?.[1];
  return {
    setId: 7002,
    code: ids['/api/designs'],
    itemId: ids['itemId'],
    ...(ids['userId'] === undefined ? {} : { userId: ids['userId'] }),
    country: 'DE',
    paidOn: '2026-01-02',
    exchangeRate: 1,
    quoteId: undefined,
    relation: undefined,
    // One design or a list of positions: never both.
    positions: undefined,
    chosen: undefined,
    coupleId: ids['/api/couples'],
    expected,
    alloys: ['au750-yellow'],
    favourites: ['9'],
    // Pages of a shop, with the place of an article's number.
    link: 'https://shop.example/rings/{id}',
    listId: undefined,
    basedOn: null,
    designKey: EXAMPLE_KEY,
    // A name that is typed is a signature, too.
    strokes: undefined,
    // A text of a mail has what opens the account.
    body: 'a {password}',
    ...(owner === undefined ? {} : { id: owner, listId: owner, token: owner }),
    // One that comes with the release: nobody's own.
    ...(operation.path.startsWith('/api/house-alloys/') ? { id: 'au750-yellow' } : {}),
    ...fields[operation.id],
  };
}

export interface SampleRequest {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** A request that the operation's schemas accept, on these records. */
export function sampleRequest(operation: AnyOperation, records: Records): SampleRequest {
  const known = knownFor(operation, records);
  const part = (schema: AnyOperation['body']): unknown => (schema === undefined ? {} : sampleOf(schema, known, design));
  // Parameters and queries are objects of single values.
  return { params: part(operation.params), query: part(operation.query), body: part(operation.body) } as SampleRequest;
}

export function addressOf(operation: AnyOperation, { params, query }: Omit<SampleRequest, 'body'>): string {
  const path = operation.path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  return asked.length === 0 ? path : `${path}?${asked.map(([name, value]) => `${name}=${String(value)}`).join('&')}`;
}
