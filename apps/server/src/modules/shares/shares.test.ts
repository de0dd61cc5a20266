import { crc32 } from 'node:zlib';
import { MODELS } from '@ringwerk/catalogue/models';
import { coupleShareSchema, newShareSchema, type CoupleShare, type NewShare, type Share } from '@ringwerk/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let shop: TestApp;
let jeweller: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  shop = await startTestApp();
  jeweller = await shop.logIn('10001');
  stranger = await shop.logIn('10002');
});
afterAll(() => shop.close());

const TRADE = /cost|trade|factor|priceList|33535/i;
const ring = WORKED_EXAMPLE.rings[0];
const wider = { ...WORKED_EXAMPLE, rings: [{ ...ring, width: 4.5 }] };
const BODY = {
  design: WORKED_EXAMPLE,
  name: 'Classic',
  couple: 'Anna & Paul',
  greeting: 'Schön, dass Sie da waren.',
  language: 'de',
  country: 'DE',
  showsPrice: true,
};
const share = async (changes: object = {}): Promise<NewShare> => {
  const answer = await jeweller.call({ method: 'POST', url: '/api/shares', payload: { ...BODY, ...changes } });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.body).not.toMatch(TRADE);
  return newShareSchema.parse(answer.json());
};
const open = (token: string) => shop.app.inject({ url: `/api/couple/${token}` });
const write = (token: string, payload: object) =>
  shop.app.inject({ method: 'POST', url: `/api/couple/${token}/messages`, payload });
const list = async (user: TestUser, query = ''): Promise<{ unread: number; total: number; shares: Share[] }> =>
  (await user.call({ url: `/api/shares${query}` })).json();
const change = (user: TestUser, id: string, payload: object) =>
  user.call({ method: 'PATCH', url: `/api/shares/${id}`, payload });
const codeOf = (answer: { statusCode: number; json: () => { error: { code: string } } }) => [
  answer.statusCode,
  answer.json().error.code,
];

describe('a private link', () => {
  test('opens the design with the retail price of that day and the dealer, without login and without trade figures', async () => {
    const { token } = await share();
    const answer = await open(token);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.body).not.toMatch(TRADE);
    const page: CoupleShare = coupleShareSchema.parse(answer.json());
    expect(page).toMatchObject({
      dealer: { company: 'Juwelier Sonnleitner' },
      couple: 'Anna & Paul',
      design: WORKED_EXAMPLE,
      messages: [],
    });
    expect(page.figures?.total?.retail.gross).toBe(87_795);
  });

  test('calls the rings by their persons', async () => {
    const persons = { first: 'Anna', second: 'Maria' };
    const { token, id } = await share({ couple: '', persons });
    const page = coupleShareSchema.parse((await open(token)).json());
    expect([page.persons, page.couple]).toEqual([persons, 'Anna & Maria']);
    expect((await list(jeweller)).shares.find((one) => one.id === id)?.persons).toEqual(persons);
  });

  test('shows no price where the jeweller wants none', async () => {
    const { token } = await share({ showsPrice: false });
    expect((await open(token)).json().figures).toBeNull();
    await write(token, { author: 'Anna', text: 'Etwas breiter?', design: wider });
    const [message] = coupleShareSchema.parse((await open(token)).json()).messages;
    expect(message?.proposal?.figures.total).toBeNull();
    const figures = await shop.app.inject({
      method: 'POST',
      url: `/api/couple/${token}/evaluate`,
      payload: { design: wider },
    });
    expect(figures.json()).toMatchObject({ isMakeable: true, total: null });
    expect(figures.body).not.toContain('gross');
  });

  test('ends when it expires or is revoked, and lives again when the jeweller says so', async () => {
    const { id, token } = await share({ days: 7 });
    shop.setTime(new Date(Date.now() + 8 * 86_400_000));
    // The jeweller's own session has ended by then, too: only the link is looked at.
    expect(codeOf(await open(token))).toEqual([410, 'share.ended']);
    expect(codeOf(await write(token, { author: 'Anna', text: 'Noch da?' }))).toEqual([410, 'share.ended']);
    shop.setTime(new Date());
    expect((await open(token)).statusCode).toBe(200);
    expect((await change(jeweller, id, { isRevoked: true })).json().status).toBe('revoked');
    expect(codeOf(await open(token))).toEqual([410, 'share.ended']);
    const answered = await jeweller.call({
      method: 'POST',
      url: `/api/shares/${id}/messages`,
      payload: { text: 'Hallo' },
    });
    expect(codeOf(answered)).toEqual([410, 'share.ended']);
    expect((await change(jeweller, id, { isRevoked: false, days: 30 })).json().status).toBe('open');
    expect((await open(token)).statusCode).toBe(200);
  });

  test.each(['x', 'A'.repeat(43), encodeURIComponent("' or 1=1 --"), '..%2F..'])(
    'the token %s is unknown',
    async (token) => {
      expect(codeOf(await open(token))).toEqual([404, 'share.unknown']);
    },
  );

  test.each([
    [{ design: { ...WORKED_EXAMPLE, rings: [{ ...ring, width: 12 }] } }, 422],
    [{ days: 400 }, 400],
    [{ language: 'xx' }, 400],
    [{ setId: 999_999 }, 404],
    [{ greeting: 'x'.repeat(601) }, 400],
    [{ greeting: 'x'.repeat(1_100_000) }, 413],
  ])('%# is refused', async (changes, status) => {
    const answer = await jeweller.call({ method: 'POST', url: '/api/shares', payload: { ...BODY, ...changes } });
    expect(answer.statusCode).toBe(status);
  });
});

describe('the address of a link', () => {
  const link = (user: TestUser, id: string) => user.call({ method: 'POST', url: `/api/shares/${id}/links` });

  test('is kept as a hash only, and no list repeats it', async () => {
    const { token } = await share();
    const { rows } = await shop.database.pool.query(
      "select encode(token_hash, 'escape') as links from share_links union all select shares::text from shares",
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.some((row) => String(row.links).includes(token))).toBe(false);
    expect(JSON.stringify(await list(jeweller))).not.toContain(token);
  });

  test('can be shown again: every address given out opens the same link until it ends', async () => {
    const { id, token } = await share();
    const again = (await link(jeweller, id)).json().token;
    expect(again).not.toBe(token);
    expect((await write(again, { author: 'Anna', text: 'Hallo' })).statusCode).toBe(200);
    expect((await open(token)).json()).toEqual((await open(again)).json());
    await change(jeweller, id, { isRevoked: true });
    expect(codeOf(await open(token))).toEqual([410, 'share.ended']);
    expect(codeOf(await open(again))).toEqual([410, 'share.ended']);
    expect(codeOf(await link(jeweller, id))).toEqual([410, 'share.ended']);
  });

  test('is made for this dealer only', async () => {
    const { id } = await share();
    expect(codeOf(await link(stranger, id))).toEqual([404, 'share.unknown']);
  });
});

describe('what a link shows', () => {
  const [model] = MODELS;
  if (model === undefined) throw new Error('the collection is empty');
  const { setId, names, articleNumber } = model;
  const design = model.with ?? model.without;

  test('the article in every reader’s language, in whichever it was given away', async () => {
    const { id, token } = await share({ setId, design, name: names.kr });
    const mine = (await list(jeweller, `?setId=${setId}`)).shares.find((one) => one.id === id);
    expect(mine).toMatchObject({ names, articleNumber });
    expect((await open(token)).json()).toMatchObject({ names, articleNumber });
    const stored = await shop.database.pool.query('select name from shares where id = $1', [id]);
    expect(stored.rows).toEqual([{ name: '' }]);
  });

  test('a row that still holds the article’s name as text is named in every language, too', async () => {
    const { id, token } = await share({ setId, design, name: '' });
    await shop.database.pool.query('update shares set name = $2 where id = $1', [id, names.fr]);
    expect((await open(token)).json()).toMatchObject({ names, name: names.de });
  });

  test('the jeweller’s own name stays', async () => {
    const { token } = await share({ setId, design, name: 'Unser Ring' });
    expect((await open(token)).json()).toMatchObject({ name: 'Unser Ring', names: null, articleNumber });
  });

  test('the picture of a design of the collection, which the couple may see without a login', async () => {
    const { id, token } = await share({ setId, design });
    const mine = (await list(jeweller, `?setId=${setId}`)).shares.find((one) => one.id === id);
    const { still }: CoupleShare = (await open(token)).json();
    expect(still).toMatch(/^\/stills\/[\w-]+\.webp/);
    expect(mine?.still).toBe(still);
    expect((await shop.app.inject({ url: still ?? '' })).statusCode).toBe(200);
  });
});

describe('what the couple writes', () => {
  test('comes to this dealer only, with the changed design as a version of its own', async () => {
    const { id, token } = await share({ setId: 9001 });
    const sent = await write(token, {
      author: 'Anna',
      text: 'Breiter, bitte. <script>alert(1)</script>',
      design: wider,
    });
    expect(sent.statusCode, sent.body).toBe(200);
    expect(sent.body).not.toMatch(TRADE);
    const mine = await list(jeweller, '?setId=9001');
    expect(mine.unread).toBe(1);
    expect(mine.shares[0]).toMatchObject({
      id,
      unread: 1,
      messages: [{ from: 'couple', author: 'Anna', proposal: { design: wider } }],
    });
    const code = mine.shares[0]?.messages[0]?.proposal?.code ?? '';
    expect((await jeweller.call({ url: `/api/designs/${code}` })).json().design).toEqual(wider);
    expect((await stranger.call({ url: `/api/designs/${code}` })).statusCode).toBe(404);
    expect(await list(stranger)).toMatchObject({ total: 0, unread: 0, shares: [] });

    expect((await change(jeweller, id, { isRead: true })).json().unread).toBe(0);
    const answered = await jeweller.call({
      method: 'POST',
      url: `/api/shares/${id}/messages`,
      payload: { text: 'Gern, ich rechne es Ihnen aus.' },
    });
    expect(answered.statusCode).toBe(200);
    expect(coupleShareSchema.parse((await open(token)).json()).messages.map(({ from }) => from)).toEqual([
      'couple',
      'dealer',
    ]);
    expect((await list(jeweller, '?setId=9001')).unread).toBe(0);
  });

  test.each([
    [{ author: '', text: 'Hallo' }, 400],
    [{ author: 'Anna', text: '' }, 400],
    [{ author: 'Anna', text: 'x'.repeat(2_001) }, 400],
    [{ author: 'Anna', text: 'Hallo', from: 'dealer' }, 400],
    [{ author: 'Anna', text: 'Hallo', design: { version: 2 } }, 422],
    [{ author: 'Anna', text: 'Hallo', design: { ...WORKED_EXAMPLE, rings: [{ ...ring, width: 12 }] } }, 422],
  ])('%# is refused and nothing is kept', async (payload, status) => {
    const { token } = await share();
    expect((await write(token, payload)).statusCode).toBe(status);
    expect((await open(token)).json().messages).toEqual([]);
  });

  test('a page elsewhere cannot write in a couple’s name', async () => {
    const { token } = await share();
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api/couple/${token}/messages`,
      payload: { author: 'Anna', text: 'Hallo' },
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(codeOf(answer)).toEqual([403, 'session.bad-origin']);
  });

  test('a flood is slowed down', async () => {
    const { token } = await share();
    const statuses: number[] = [];
    for (let at = 0; at < 30; at += 1) statuses.push((await write(token, { author: 'A', text: 'x' })).statusCode);
    expect(statuses).toContain(429);
  });

  test('a link takes no more than 200 messages, however many come at once', async () => {
    const { id, token } = await share();
    await shop.database.pool.query(
      `insert into share_messages (share_id, "from", author, text, at)
       select $1, 'couple', 'Anna', 'x', now() from generate_series(1, 198)`,
      [id],
    );
    await shop.database.pool.query('delete from throttles');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => write(token, { author: 'Anna', text: 'noch eine' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(8);
  });

  test('another dealer neither reads, changes nor answers a link', async () => {
    const { id } = await share();
    for (const answer of [
      await change(stranger, id, { isRevoked: true }),
      await stranger.call({ method: 'POST', url: `/api/shares/${id}/messages`, payload: { text: 'Hallo' } }),
    ]) {
      expect(codeOf(answer)).toEqual([404, 'share.unknown']);
    }
    expect((await list(jeweller)).shares.find((found) => found.id === id)?.status).toBe('open');
  });
});

describe('the dealer’s own look', () => {
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const put = (user: TestUser, bytes: Buffer) =>
    user.call({ method: 'PUT', url: '/api/dealer/logo', payload: { data: bytes.toString('base64') } });
  const dealer = async () => (await jeweller.call({ url: '/api/dealer' })).json();

  test('logo and colour stand on the couple’s page, and go when they are taken away', async () => {
    expect((await put(jeweller, PNG)).statusCode).toBe(204);
    const colour = await jeweller.call({ method: 'PATCH', url: '/api/dealer', payload: { brandColour: '#7a1f2b' } });
    expect(colour.statusCode, colour.body).toBe(200);
    const { token } = await share();
    const page: CoupleShare = (await open(token)).json();
    expect(page.dealer.colour).toBe('#7a1f2b');
    const logo = await shop.app.inject({ url: page.dealer.logo ?? '' });
    expect([logo.statusCode, logo.headers['content-type'], logo.rawPayload]).toEqual([200, 'image/png', PNG]);
    expect(logo.headers['x-content-type-options']).toBe('nosniff');
    expect((await jeweller.call({ method: 'DELETE', url: '/api/dealer/logo' })).statusCode).toBe(204);
    expect((await dealer()).logo).toBeNull();
    expect((await shop.app.inject({ url: page.dealer.logo ?? '' })).statusCode).toBe(404);
  });

  test('what is no picture, carries script or is too large is refused', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect(codeOf(await put(jeweller, svg))).toEqual([422, 'logo.unusable']);
    const large = Buffer.concat([PNG, Buffer.alloc(300_000)]);
    expect(codeOf(await put(jeweller, large))).toEqual([413, 'request.too-large']);
    const wrong = await jeweller.call({ method: 'PATCH', url: '/api/dealer', payload: { brandColour: 'red;}' } });
    expect(wrong.statusCode).toBe(400);
    expect((await dealer()).logo).toBeNull();
  });

  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#7a1f2b' } });

  test('a few kilobytes that unpack to gigabytes on a couple’s phone are refused', async () => {
    const vast = await plain(40_000, 1).png().toBuffer();
    const header = Buffer.from(await plain(1, 1).png().toBuffer());
    header.writeUInt32BE(40_000, 16);
    header.writeUInt32BE(40_000, 20);
    header.writeUInt32BE(crc32(header.subarray(12, 29)), 29);
    const many = await plain(3_000, 3_000).webp({ quality: 1 }).toBuffer();
    const torn = (await plain(600, 600).jpeg().toBuffer()).subarray(0, 900);
    const frames = [plain(9, 9).png(), plain(9, 9).negate().png()].map((frame) => frame.toBuffer());
    const moving = await sharp(await Promise.all(frames), {
      join: { animated: true },
    })
      .webp()
      .toBuffer();
    for (const bytes of [vast, header, many, torn, moving]) {
      expect(codeOf(await put(jeweller, bytes))).toEqual([422, 'logo.unusable']);
    }
    expect((await dealer()).logo).toBeNull();
    for (const bytes of [await plain(2_000, 800).webp().toBuffer(), await plain(2_000, 800).jpeg().toBuffer()]) {
      expect((await put(jeweller, bytes)).statusCode).toBe(204);
    }
    await jeweller.call({ method: 'DELETE', url: '/api/dealer/logo' });
  });

  test('only the owner changes it', async () => {
    const seller = await shop.logIn('10001-2');
    expect((await put(seller, PNG)).statusCode).toBe(403);
    expect((await seller.call({ method: 'DELETE', url: '/api/dealer/logo' })).statusCode).toBe(403);
  });
});
