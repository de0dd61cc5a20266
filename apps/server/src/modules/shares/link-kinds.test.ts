import { LINK_KINDS, LINK_OPERATIONS, linkOffers, type LinkKind } from '@ringwerk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import type { AnyOperation } from '../../../test/request-walk.ts';
import { addressOf, makeRecords, OPERATIONS, sampleRequest, type Records } from '../../../test/sample-requests.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

/** Everything that a couple calls with the token of its link in the address. */
const BY_LINK = OPERATIONS.filter(({ path }) => path.startsWith('/api/couple/'));
const OFFERED = LINK_KINDS.flatMap((kind): readonly string[] => LINK_OPERATIONS[kind]);
const TERMS = { couple: 'Anna & Paul', language: 'de', country: 'DE', showsPrice: true };

let house: TestApp;
let owner: TestUser;
let records: Records;
let tokens: Readonly<Record<LinkKind, string>>;
beforeAll(async () => {
  house = await startTestApp();
  owner = await house.logIn('10001');
  records = await makeRecords(owner);
  const post = async (url: string, payload: object) => {
    const answer = await owner.call({ method: 'POST', url, payload });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const quote = await post('/api/quotes', { design: WORKED_EXAMPLE });
  tokens = {
    design: (await post('/api/shares', { ...TERMS, design: WORKED_EXAMPLE, name: 'Ring' })).token,
    quote: (await post(`/api/quotes/${quote.id}/shares`, { language: 'de', country: 'DE' })).token,
    list: (await post(`/api/watch-lists/${records.ids['/api/watch-lists']}/shares`, TERMS)).token,
  };
});
afterAll(() => house.close());

let calls = 0;
const send = async (operation: AnyOperation, kind: LinkKind) => {
  const ids = { ...records.ids, '/api/couple': tokens[kind] };
  const sample = sampleRequest(operation, { ...records, ids });
  calls += 1;
  return house.app.inject({
    method: operation.method,
    url: addressOf(operation, sample),
    // Limits by address have tests of their own.
    remoteAddress: `10.8.0.${calls}`,
    ...(operation.body === undefined
      ? {}
      : { payload: JSON.stringify(sample.body), headers: { 'content-type': 'application/json' } }),
  });
};
const codeOf = async (operation: AnyOperation, kind: LinkKind): Promise<string | null> => {
  const { statusCode, headers, body } = await send(operation, kind);
  expect(statusCode, `${operation.id} by a link to a ${kind}: ${body.slice(0, 200)}`).toBeLessThan(500);
  return statusCode >= 400 && `${headers['content-type']}`.includes('json') ? JSON.parse(body).error.code : null;
};

test('each operation of a couple is offered by links of some kind, and the table names no other', () => {
  expect(BY_LINK.length).toBeGreaterThan(6);
  expect(new Set(OFFERED)).toEqual(new Set([...BY_LINK.map(({ id }) => id), 'getAlloys']));
});

describe.each(LINK_KINDS)('a link to a %s', (kind) => {
  test('offers what the table says, and refuses everything else', async () => {
    const surprises: string[] = [];
    for (const operation of BY_LINK) {
      const code = await codeOf(operation, kind);
      if ((code === 'share.not-offered') === linkOffers(kind, operation.id)) surprises.push(`${operation.id}: ${code}`);
    }
    expect(surprises).toEqual([]);
  });
});

test('nothing of a list is signed or shown as a proof by its link, and no quote answered', () => {
  for (const id of ['getSharedProof', 'getSharedProofPdf', 'signSharedProof', 'answerSharedQuote'])
    expect([id, linkOffers('list', id)]).toEqual([id, false]);
});
