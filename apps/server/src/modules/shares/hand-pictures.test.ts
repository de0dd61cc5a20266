import { HAND_PICTURE_EDGE, HAND_PICTURE_LIMIT, HAND_PICTURES_MOST, type HandPicture } from '@ringwerk/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { forgetHandPictures } from './hand-pictures.ts';

let shop: TestApp;
let jeweller: TestUser;
let trainee: TestUser;
let stranger: TestUser;
let photo: Buffer;
beforeAll(async () => {
  shop = await startTestApp();
  jeweller = await shop.logIn('10001');
  trainee = await shop.logIn('10001-3');
  stranger = await shop.logIn('10002');
  const create = { width: 2_000, height: 1_000, channels: 3, background: '#c68a6d' } as const;
  photo = await sharp({ create })
    .withExif({ IFD0: { Copyright: 'Quendlerin' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => shop.close());

let keys = 0;
const kept = (changes: object = {}) => ({
  data: photo.toString('base64'),
  consentedBy: 'Anna Huber',
  hasConsented: true,
  idempotencyKey: `hand-picture-${(keys += 1)}`,
  ...changes,
});
const newLink = async (changes: object = {}): Promise<{ id: string; token: string }> => {
  const terms = { name: 'Ring', language: 'de', country: 'DE', showsPrice: true };
  const answer = await jeweller.call({
    method: 'POST',
    url: '/api/shares',
    payload: { design: WORKED_EXAMPLE, ...terms, ...changes },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const keep = (user: TestUser, id: string, payload: object = kept()) =>
  user.call({ method: 'POST', url: `/api/shares/${id}/hand-pictures`, payload });
const list = (user: TestUser, id: string) => user.call({ url: `/api/shares/${id}/hand-pictures` });
let calls = 0;
/** Limits by address have tests of their own. */
const byLink = (method: 'GET' | 'POST' | 'DELETE', token: string, { rest = '', payload = {} } = {}) =>
  shop.app.inject({
    method,
    url: `/api/couple/${token}/hand-pictures${rest}`,
    remoteAddress: `10.7.0.${(calls += 1)}`,
    ...(method === 'POST' ? { payload } : {}),
  });
const codeOf = (answer: { statusCode: number; json: () => { error: { code: string } } }) => [
  answer.statusCode,
  answer.json().error.code,
];
const picturesOf = (answer: { statusCode: number; body: string; json: () => { pictures: HandPicture[] } }) => {
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().pictures;
};
const rowsOf = async (id: string): Promise<number> =>
  (await shop.database.pool.query('select from share_hand_pictures where share_id = $1', [id])).rows.length;

describe('a picture of the rings on the hand', () => {
  test('is kept by the dealer, and the couple sees and deletes it', async () => {
    const { id, token } = await newLink();
    const [one] = picturesOf(await keep(jeweller, id));
    expect(one).toMatchObject({ width: HAND_PICTURE_EDGE, height: 800, consentedBy: 'Anna Huber', from: 'dealer' });
    expect(picturesOf(await byLink('GET', token))).toEqual([one]);
    const { shares } = (await jeweller.call({ url: '/api/shares?pageSize=50' })).json();
    expect(shares.find((share: { id: string }) => share.id === id).handPictures).toBe(1);
    const file = await byLink('GET', token, { rest: `/${one?.id}` });
    expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'no-store',
    ]);
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: HAND_PICTURE_EDGE });
    expect((await byLink('DELETE', token, { rest: `/${one?.id}` })).statusCode).toBe(204);
    expect(picturesOf(await list(jeweller, id))).toEqual([]);
    // Somebody may have been quicker.
    expect((await byLink('DELETE', token, { rest: `/${one?.id}` })).statusCode).toBe(204);
  });

  test('is kept by the couple, and the dealer sees and deletes it', async () => {
    const { id, token } = await newLink();
    const [one] = picturesOf(await byLink('POST', token, { payload: kept() }));
    expect(one?.from).toBe('couple');
    expect(picturesOf(await list(trainee, id))).toEqual([one]);
    const url = `/api/shares/${id}/hand-pictures/${one?.id}`;
    const file = await jeweller.call({ url });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await jeweller.call({ method: 'DELETE', url })).statusCode).toBe(204);
    expect(codeOf(await byLink('GET', token, { rest: `/${one?.id}` }))).toEqual([404, 'not-found']);
  });

  test('loses what its file says besides', async () => {
    expect(photo.includes('Quendlerin')).toBe(true);
    const { id, token } = await newLink();
    const [one] = picturesOf(await keep(jeweller, id));
    const { rawPayload } = await byLink('GET', token, { rest: `/${one?.id}` });
    expect(rawPayload.includes('Quendlerin')).toBe(false);
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  });

  test('leaves entries of its keeping and its deletion that name nobody', async () => {
    const { id, token } = await newLink();
    const [one] = picturesOf(await keep(jeweller, id));
    picturesOf(await byLink('POST', token, { payload: kept() }));
    await byLink('DELETE', token, { rest: `/${one?.id}` });
    const { rows } = await shop.database.pool.query(
      'select action, by_number, detail, before, after from audit_log where entity_id = $1 order by id offset 1',
      [id],
    );
    expect(rows.map(({ action, by_number: by }) => [action, by])).toEqual([
      ['share.hand-kept', '10001'],
      ['share.hand-kept', ''],
      ['share.hand-deleted', ''],
    ]);
    expect(JSON.stringify(rows)).not.toContain('Anna');
  });

  test('needs consent, and the name of whoever gives it', async () => {
    const { id, token } = await newLink();
    for (const lack of [{ hasConsented: false }, { hasConsented: undefined }, { consentedBy: ' ' }]) {
      expect(codeOf(await keep(jeweller, id, kept(lack)))).toEqual([400, 'request.invalid']);
      expect(codeOf(await byLink('POST', token, { payload: kept(lack) }))).toEqual([400, 'request.invalid']);
    }
    expect(await rowsOf(id)).toBe(0);
  });

  test('is kept once, however often it is sent', async () => {
    const { id, token } = await newLink();
    const body = kept();
    await Promise.all([keep(jeweller, id, body), keep(jeweller, id, body)]);
    expect(picturesOf(await keep(jeweller, id, body))).toHaveLength(1);
    expect(codeOf(await keep(jeweller, id, { ...body, consentedBy: 'Paul' }))).toEqual([409, 'idempotency.other-body']);
    const own = kept();
    await byLink('POST', token, { payload: own });
    expect(picturesOf(await byLink('POST', token, { payload: own }))).toHaveLength(2);
  });

  test('is one of four at most, also of those that come together', async () => {
    const { id, token } = await newLink();
    const answers = await Promise.all(
      Array.from({ length: HAND_PICTURES_MOST + 2 }, () => byLink('POST', token, { payload: kept() })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 200, 200, 200, 409, 409]);
    expect(codeOf(await keep(jeweller, id))).toEqual([409, 'share.hand-full']);
    expect(await rowsOf(id)).toBe(HAND_PICTURES_MOST);
  });
});

describe('what is no picture', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  test.each([
    ['text', () => Buffer.from('no picture at all')],
    ['svg', () => svg],
    ['a picture that ends early', () => photo.subarray(0, photo.byteLength >> 1)],
  ])('%s is refused', async (_, bytes) => {
    const { id, token } = await newLink();
    const body = () => kept({ data: bytes().toString('base64') });
    expect(codeOf(await keep(jeweller, id, body()))).toEqual([422, 'share.no-picture']);
    expect(codeOf(await byLink('POST', token, { payload: body() }))).toEqual([422, 'share.no-picture']);
    expect(await rowsOf(id)).toBe(0);
  });

  test('of too many pixels is refused before one is unpacked', async () => {
    const create = { width: 3_900, height: 3_900, channels: 3, background: '#000' } as const;
    const vast = await sharp({ create }).png({ compressionLevel: 9 }).toBuffer();
    expect(vast.byteLength).toBeLessThan(HAND_PICTURE_LIMIT);
    const { id } = await newLink();
    expect(codeOf(await keep(jeweller, id, kept({ data: vast.toString('base64') })))).toEqual([
      422,
      'share.no-picture',
    ]);
  });

  test('of ten megabyte is refused, and what is no base64', async () => {
    const { id, token } = await newLink();
    const heavy = kept({ data: Buffer.alloc(10_000_000).toString('base64') });
    expect((await keep(jeweller, id, heavy)).statusCode).toBe(413);
    expect((await byLink('POST', token, { payload: heavy })).statusCode).toBe(413);
    const over = kept({ data: Buffer.alloc(HAND_PICTURE_LIMIT + 3).toString('base64') });
    expect(codeOf(await keep(jeweller, id, over))).toEqual([400, 'request.invalid']);
    for (const data of ['', 'not base64!'])
      expect(codeOf(await keep(jeweller, id, kept({ data })))).toEqual([400, 'request.invalid']);
  });
});

describe('a kept picture is out of reach', () => {
  test('for another dealer, for another link, and in the customer view', async () => {
    const [mine, other] = [await newLink(), await newLink()];
    const [one] = picturesOf(await keep(jeweller, mine.id));
    const url = `/api/shares/${mine.id}/hand-pictures`;
    expect(codeOf(await list(stranger, mine.id))).toEqual([404, 'share.unknown']);
    expect(codeOf(await keep(stranger, mine.id))).toEqual([404, 'share.unknown']);
    expect(codeOf(await stranger.call({ url: `${url}/${one?.id}` }))).toEqual([404, 'share.unknown']);
    expect(codeOf(await stranger.call({ method: 'DELETE', url: `${url}/${one?.id}` }))).toEqual([404, 'share.unknown']);
    const wrong = `/api/shares/${other.id}/hand-pictures/${one?.id}`;
    expect(codeOf(await jeweller.call({ url: wrong }))).toEqual([404, 'not-found']);
    expect((await jeweller.call({ method: 'DELETE', url: wrong })).statusCode).toBe(204);
    expect(codeOf(await byLink('GET', other.token, { rest: `/${one?.id}` }))).toEqual([404, 'not-found']);
    expect((await byLink('DELETE', other.token, { rest: `/${one?.id}` })).statusCode).toBe(204);
    expect(await rowsOf(mine.id)).toBe(1);
    const shown = await shop.logIn('10001-2');
    await shown.call({ method: 'PUT', url: '/api/customer-view/pin', payload: { pin: '4711' } });
    expect((await shown.call({ method: 'POST', url: '/api/customer-view' })).statusCode).toBeLessThan(300);
    expect(codeOf(await list(shown, mine.id))).toEqual([403, 'session.customer-view']);
    expect(codeOf(await keep(shown, mine.id))).toEqual([403, 'session.customer-view']);
  });

  test('for the manufactory while it looks on as the dealer', async () => {
    const { id } = await newLink();
    const [one] = picturesOf(await keep(jeweller, id));
    const { rows } = await shop.database.pool.query("select dealer_id from users where customer_number = '10001'");
    const sales = await shop.logIn('90001-2');
    expect((await sales.call({ method: 'POST', url: `/api/dealers/${rows[0].dealer_id}/view` })).statusCode).toBe(200);
    expect(codeOf(await list(sales, id))).toEqual([403, 'share.hand-private']);
    const url = `/api/shares/${id}/hand-pictures/${one?.id}`;
    expect(codeOf(await sales.call({ url }))).toEqual([403, 'share.hand-private']);
  });

  test('when the link is ended, for good', async () => {
    const { id, token } = await newLink();
    const [one] = picturesOf(await keep(jeweller, id));
    const change = (payload: object) => jeweller.call({ method: 'PATCH', url: `/api/shares/${id}`, payload });
    await change({ isRevoked: true });
    expect(await rowsOf(id)).toBe(0);
    expect(codeOf(await byLink('GET', token))).toEqual([410, 'share.ended']);
    expect(codeOf(await byLink('GET', token, { rest: `/${one?.id}` }))).toEqual([410, 'share.ended']);
    expect(codeOf(await byLink('POST', token, { payload: kept() }))).toEqual([410, 'share.ended']);
    expect(codeOf(await keep(jeweller, id))).toEqual([410, 'share.ended']);
    await change({ isRevoked: false, days: 30 });
    expect(picturesOf(await byLink('GET', token))).toEqual([]);
  });

  test('when the link expires: nobody reads it, and it does not come back', async () => {
    const { id, token } = await newLink({ days: 1 });
    picturesOf(await keep(jeweller, id));
    await shop.database.pool.query("update shares set expires_at = now() - interval '1 minute' where id = $1", [id]);
    expect(codeOf(await byLink('GET', token))).toEqual([410, 'share.ended']);
    expect(picturesOf(await list(jeweller, id))).toEqual([]);
    await jeweller.call({ method: 'PATCH', url: `/api/shares/${id}`, payload: { days: 30 } });
    expect(await rowsOf(id)).toBe(0);
    expect(picturesOf(await byLink('GET', token))).toEqual([]);
  });

  test('when its time is over, without anybody asking', async () => {
    const [over, open] = [await newLink(), await newLink()];
    for (const { id } of [over, open]) picturesOf(await keep(jeweller, id));
    await shop.database.pool.query("update shares set expires_at = now() - interval '1 minute' where id = $1", [
      over.id,
    ]);
    await forgetHandPictures(shop.database.orm, new Date());
    expect([await rowsOf(over.id), await rowsOf(open.id)]).toEqual([0, 1]);
  });

  test('when its couple is deleted; before, its export holds it', async () => {
    const people = [{ givenName: 'Anna', familyName: 'Huber', email: '', phone: '', sizes: [] }];
    const couple = (await jeweller.call({ method: 'POST', url: '/api/couples', payload: { people } })).json();
    const { id } = await newLink({ coupleId: couple.id });
    const [one] = picturesOf(await keep(jeweller, id));
    const exported = await jeweller.call({ method: 'POST', url: `/api/couples/${couple.id}/export` });
    expect(exported.statusCode, exported.body.slice(0, 300)).toBe(200);
    expect(exported.json().handPictures).toMatchObject([{ ...one, share: id }]);
    const file = await jeweller.call({ url: `/api/shares/${id}/hand-pictures/${one?.id}` });
    expect(exported.json().handPictures[0].data).toBe(file.rawPayload.toString('base64'));
    expect((await jeweller.call({ method: 'DELETE', url: `/api/couples/${couple.id}` })).statusCode).toBe(200);
    expect(await rowsOf(id)).toBe(0);
  });
});
