import { designKey, parseDesign, type Design } from '@ringwerk/kernel';
import { proofSchema, type Order, type Proof, type Quote } from '@ringwerk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCouple, readCouple } from '../../../test/couples.ts';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let owner: TestUser;
let stranger: TestUser;
let workshop: TestUser;
const NOW = new Date('2026-11-27T10:00:00Z');
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  house.setTime(NOW);
  owner = await house.logIn('10001');
  stranger = await house.logIn('10002');
  workshop = await house.logIn('90001-3');
});

const STROKES = [
  [
    [100, 200],
    [300, 80],
    [500, 240],
  ],
  [[620, 120]],
];
let keys = 0;
const newKey = () => `signature-${(keys += 1)}-of-this-test`;
const post = (user: TestUser, url: string, payload: object) => user.call({ method: 'POST', url, payload });
const saved = async (user: TestUser, design: unknown = WORKED_EXAMPLE): Promise<string> =>
  (await post(user, '/api/designs', { design })).json().code;
const proofOf = async (code: string, user = owner): Promise<Proof> => {
  const answer = await user.call({ url: `/api/designs/${code}/proof?language=de` });
  expect(answer.statusCode, answer.body).toBe(200);
  return proofSchema.parse(answer.json());
};
const signing = (proof: Pick<Proof, 'designKey'>, more: object = {}) => ({
  idempotencyKey: newKey(),
  designKey: proof.designKey,
  name: 'Anna Huber',
  strokes: STROKES,
  isConfirmed: true,
  language: 'de',
  ...more,
});
const sign = async (code: string, more: object = {}, user = owner) =>
  post(user, `/api/designs/${code}/signatures`, signing(await proofOf(code), more));
/** Of the first rings of a quote or an order. */
const codeOf = ({ positions }: Pick<Quote | Order, 'positions'>): string => positions[0]?.rings?.code ?? '';
const refusal = (answer: Awaited<ReturnType<typeof post>>) => [answer.statusCode, answer.json().error?.code];
const parsed = (record: unknown): Design => {
  const design = parseDesign(record);
  if (!design.ok) throw new Error(JSON.stringify(design.issues));
  return design.value;
};
const EXAMPLE_KEY = designKey(parsed(WORKED_EXAMPLE));
/** The rings with another width: another design. */
const widened = (by: number): Design =>
  parsed({
    ...WORKED_EXAMPLE,
    rings: WORKED_EXAMPLE.rings.map((ring) => ({ ...ring, width: Math.round((ring.width + by) * 10) / 10 })),
  });

describe('the proof', () => {
  test('shows every measure of each ring, and no figure of the trade nor any price', async () => {
    const code = await saved(owner);
    const { designKey: key, rings, signatures, signedOther } = await proofOf(code);
    expect(key).toBe(EXAMPLE_KEY);
    expect(rings).toHaveLength(WORKED_EXAMPLE.rings.length);
    for (const ring of rings) {
      expect(ring.section.svg).toContain('<svg');
      expect(ring.rows.flat().join(' ')).toMatch(/mm/);
    }
    expect([signatures, signedOther]).toEqual([[], null]);
    const text = JSON.stringify(await proofOf(code));
    expect(text).not.toMatch(/cost|retail|gross|factor|€|EUR/);
  });

  test("of another dealer's design is unknown", async () => {
    const code = await saved(owner);
    for (const url of [`/api/designs/${code}/proof`, `/api/designs/${code}/proof/pdf`])
      expect((await stranger.call({ url })).statusCode).toBe(404);
    const key = EXAMPLE_KEY;
    expect(refusal(await post(stranger, `/api/designs/${code}/signatures`, signing({ designKey: key })))).toEqual([
      404,
      'design.unknown',
    ]);
  });
});

describe('a signature at the counter', () => {
  test('is kept as it was drawn, with name and time, and only once per key', async () => {
    const code = await saved(owner);
    const body = signing(await proofOf(code));
    const answers = await Promise.all([1, 2, 3].map(() => post(owner, `/api/designs/${code}/signatures`, body)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const { signatures } = await proofOf(code);
    expect(signatures).toHaveLength(1);
    expect(signatures[0]).toMatchObject({
      name: 'Anna Huber',
      at: NOW.toISOString(),
      strokes: STROKES,
      place: 'counter',
    });
  });

  test('may be a typed name that is confirmed', async () => {
    const code = await saved(owner, widened(0.1));
    const answer = await sign(code, { strokes: undefined, name: '김민준' });
    expect(answer.json().signatures[0]).toMatchObject({ name: '김민준', strokes: null });
    expect((await sign(code, { strokes: undefined, isConfirmed: false })).statusCode).toBe(400);
    expect((await sign(code, { strokes: [[[5, 5]]] })).json().error.issues[0].path).toBe('/strokes');
  });

  test('on an outdated proof is refused by code, and nothing is kept', async () => {
    const code = await saved(owner, widened(0.2));
    expect(refusal(await sign(code, { designKey: EXAMPLE_KEY }))).toEqual([409, 'proof.outdated']);
    expect((await proofOf(code)).signatures).toEqual([]);
  });

  test('counts for the same rings of the same couple under another code, and for nobody else', async () => {
    const [anna, zoe] = [await openCouple(owner), await openCouple(owner)];
    const of = async (coupleId: string | undefined, design: unknown = widened(0.3)) =>
      (await post(owner, '/api/designs', { design, coupleId })).json().code;
    await sign(await of(anna.id));
    const names = async (code: string) => (await proofOf(code)).signatures.map(({ name }) => name);
    expect(await names(await of(anna.id))).toEqual(['Anna Huber']);
    expect(await names(await of(anna.id, widened(0.4)))).toEqual([]);
    expect(await names(await of(zoe.id))).toEqual([]);
    expect(await names(await of(undefined))).toEqual([]);
    expect((await proofOf(await saved(stranger, widened(0.3)), stranger)).signatures).toEqual([]);
  });

  test('on rings of nobody counts for their code alone', async () => {
    const code = await saved(owner, widened(0.35));
    await sign(code);
    expect((await proofOf(code)).signatures).toHaveLength(1);
    expect((await proofOf(await saved(owner, widened(0.35)))).signatures).toEqual([]);
  });

  test('is not said to be for another design to a couple into whose file that one came by mistake', async () => {
    const [anna, zoe] = [await openCouple(owner), await openCouple(owner)];
    const quoted = (await post(owner, '/api/quotes', { design: widened(0.45), coupleId: anna.id })).json();
    const body = { kind: 'design', record: codeOf(quoted), isTied: true };
    await owner.call({ method: 'PUT', url: `/api/couples/${zoe.id}/records`, payload: body });
    await sign(codeOf(quoted));
    const other = await post(owner, '/api/designs', { design: widened(0.55), coupleId: zoe.id });
    expect((await proofOf(other.json().code)).signedOther).toBeNull();
  });

  test('is said to be for another design where the couple has changed its rings since', async () => {
    const person = { givenName: 'Anna', familyName: 'Huber', email: '', phone: '', sizes: [] };
    const { id: coupleId } = (await post(owner, '/api/couples', { people: [person] })).json();
    const quote = async (design: unknown) => codeOf((await post(owner, '/api/quotes', { design, coupleId })).json());
    const first = await quote(widened(0.5));
    await sign(first);
    const second = await quote(widened(0.6));
    expect(await proofOf(second)).toMatchObject({ signatures: [], signedOther: { code: first, name: 'Anna Huber' } });
    await sign(second);
    expect((await proofOf(second)).signedOther).toBeNull();
  });

  test('is never changed: neither by an operation nor by the database', async () => {
    const code = await saved(owner, widened(0.7));
    await sign(code);
    const change = (set: string) =>
      house.database.pool.query(`update design_signatures set ${set} where design_code = $1`, [code]);
    for (const set of ["name = 'Maria'", "design_key = 'another'", 'signed_at = now()'])
      await expect(change(set)).rejects.toThrow('append-only');
  });

  test('ends with the eighth', async () => {
    const code = await saved(owner, widened(0.8));
    for (let signed = 0; signed < 8; signed += 1) expect((await sign(code)).statusCode).toBe(200);
    expect(refusal(await sign(code))).toEqual([409, 'proof.full']);
  });
});

describe('a signature by the private link', () => {
  const shared = async (design: unknown) => {
    const share = { design, name: 'Ring', language: 'kr', country: 'KR', showsPrice: false };
    const { token, code } = (await post(owner, '/api/shares', share)).json();
    const url = `/api/couple/${token}`;
    return { url, code };
  };
  const couple = (url: string, payload?: object) =>
    house.app.inject({ url, ...(payload === undefined ? {} : { method: 'POST', payload }) });

  test('reaches the dealer, and the couple reads the proof in its language without any price', async () => {
    const { url, code } = await shared(widened(0.9));
    const proof = (await couple(`${url}/proof`)).json();
    expect(proof.language).toBe('kr');
    expect(JSON.stringify(proof)).not.toMatch(/cost|retail|gross/);
    const answer = await couple(`${url}/signatures`, signing(proof, { language: 'kr' }));
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await proofOf(code)).signatures[0]).toMatchObject({ name: 'Anna Huber', place: 'link' });
    const { rows } = await house.database.pool.query('select * from audit_log order by id desc limit 1');
    expect(rows[0]).toMatchObject({ action: 'proof.signed', entity: 'design', entity_id: code, user_id: null });
    expect(JSON.stringify(rows[0])).not.toContain('Huber');
  });

  test('is shown on no link of another couple to the same rings', async () => {
    const [anna, zoe] = [await shared(widened(0.95)), await shared(widened(0.95))];
    const signed = await couple(`${anna.url}/signatures`, signing((await couple(`${anna.url}/proof`)).json()));
    expect(signed.json().signatures).toHaveLength(1);
    expect((await couple(`${zoe.url}/proof`)).json().signatures).toEqual([]);
  });

  test('is refused on an outdated proof and after the link has ended', async () => {
    const { url } = await shared(widened(1));
    const outdated = await couple(`${url}/signatures`, signing({ designKey: 'another' }));
    expect([outdated.statusCode, outdated.json().error.code]).toEqual([409, 'proof.outdated']);
    house.setTime(new Date(NOW.getTime() + 40 * 86_400_000));
    const ended = await couple(`${url}/signatures`, signing({ designKey: 'another' }));
    expect([ended.statusCode, ended.json().error.code]).toEqual([410, 'share.ended']);
  });
});

describe('an order', () => {
  const ordered = async (design: unknown, more: object = {}) => {
    const expected = await shownPrice(owner, design);
    const order = { design, commission: 'Huber', idempotencyKey: newKey(), expected, ...more };
    const made = (await post(owner, '/api/orders', order)).json();
    expect(made.error).toBeUndefined();
    return { id: made.id, code: codeOf(made) };
  };
  const pdfOf = async (user: TestUser, url: string) => (await user.call({ url })).rawPayload;

  test('says to the workshop who has signed its rings', async () => {
    const { id, code } = await ordered(widened(1.1));
    const read = async () => (await workshop.call({ url: `/api/work-orders/${id}/proofs` })).json().proofs;
    expect(await read()).toEqual([{ number: 1, code, signatures: [] }]);
    await sign(code);
    expect((await read())[0].signatures[0]).toMatchObject({ name: 'Anna Huber', strokes: STROKES });
  });

  test('has the signature on its sheet until the workshop begins, and not a second sheet afterwards', async () => {
    const { id, code } = await ordered(widened(1.2));
    const sheet = () => pdfOf(workshop, `/api/work-orders/${id}/pdf`);
    const before = await sheet();
    await sign(code);
    const signed = await sheet();
    expect(signed.equals(before)).toBe(false);
    await post(await house.logIn('90001'), `/api/work-orders/${id}/status`, { status: 'released' });
    await sign(code, { name: 'Maria Huber' });
    expect((await sheet()).equals(signed)).toBe(true);
  });

  test('counts what its couple signs under another code, on its sheet too, and nothing of other couples', async () => {
    const [anna, zoe] = [await openCouple(owner), await openCouple(owner)];
    const design = widened(1.25);
    const order = await ordered(design, { coupleId: anna.id });
    const other = await ordered(design, { coupleId: zoe.id });
    const sheet = ({ id } = order) => pdfOf(workshop, `/api/work-orders/${id}/pdf`);
    const names = async () =>
      (await workshop.call({ url: `/api/work-orders/${order.id}/proofs` })).json().proofs[0].signatures;
    const of = async (coupleId: string) => (await post(owner, '/api/designs', { design, coupleId })).json().code;
    const before = await sheet();
    await sign(await of(zoe.id), { name: 'Zoe Maier' });
    expect(await names()).toEqual([]);
    expect((await sheet()).equals(before)).toBe(true);
    const others = await sheet(other);
    await sign(await of(anna.id));
    expect(await names()).toMatchObject([{ name: 'Anna Huber' }]);
    expect((await sheet()).equals(before)).toBe(false);
    expect((await sheet(other)).equals(others)).toBe(true);
  });
});

test('the signed document stays as it was, whatever the dealer is called since; another signature is another one', async () => {
  const code = await saved(owner, widened(1.3));
  const pdf = async () => (await owner.call({ url: `/api/designs/${code}/proof/pdf` })).rawPayload;
  expect((await pdf()).subarray(0, 4).toString()).toBe('%PDF');
  await sign(code);
  const first = await pdf();
  await owner.call({ method: 'PATCH', url: '/api/dealer', payload: { company: 'Juwelier Neu' } });
  expect((await pdf()).equals(first)).toBe(true);
  house.setTime(new Date(NOW.getTime() + 60_000));
  await sign(code, { name: 'Maria Huber' });
  expect((await pdf()).equals(first)).toBe(false);
});

describe('the file of a couple', () => {
  test('names who signed its designs; of one that two files have, nobody', async () => {
    const [couple, other] = [await openCouple(owner), await openCouple(owner)];
    const design = widened(0.9);
    const code = (await post(owner, '/api/designs', { design, coupleId: couple.id })).json().code;
    expect((await sign(code)).statusCode).toBe(200);
    const signed = { code, name: 'Anna Huber', at: NOW.toISOString(), place: 'counter' };
    expect((await readCouple(owner, couple.id)).signatures).toMatchObject([signed]);
    expect((await readCouple(owner, other.id)).signatures).toEqual([]);
    const exported = await owner.call({ method: 'POST', url: `/api/couples/${couple.id}/export` });
    expect(exported.json().couple.signatures).toMatchObject([signed]);
    const payload = { kind: 'design', record: code, isTied: true };
    await owner.call({ method: 'PUT', url: `/api/couples/${other.id}/records`, payload });
    expect((await readCouple(owner, couple.id)).signatures).toEqual([]);
  });
});
