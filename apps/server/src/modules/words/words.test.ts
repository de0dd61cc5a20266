import { KERNEL_TABLES } from '@ringwerk/catalogue';
import { designFromWords } from '@ringwerk/contract';
import { findErrors } from '@ringwerk/kernel/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { longestTurn } from '../../../test/longest-turn.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

type Made = z.output<typeof designFromWords.answer>['made'];

let shop: TestApp;
let dealer: TestUser;
beforeAll(async () => {
  shop = await startTestApp();
  dealer = await shop.logIn('10001');
  await made('Roségold');
}, 120_000);
afterAll(() => shop.close());

const ask = (q: string, user: TestUser = dealer, lang = 'de') =>
  user.call({ url: `/api/words/design?${new URLSearchParams({ q, lang }).toString()}` });
async function made(q: string, user: TestUser = dealer): Promise<Made> {
  const answer = await ask(q, user);
  expect(answer.statusCode, answer.body).toBe(200);
  return designFromWords.answer.parse(answer.json()).made;
}

const SENTENCE = 'sie 4 mm rosé mit drei Steinen, er 6 mm Platin matt, innen unsere Namen';

describe('words', () => {
  test('become a pair that the server would sell as it is', async () => {
    const found = await made(SENTENCE);
    expect(found?.unmet).toEqual([]);
    expect(found?.design.rings.map(({ width }) => width)).toEqual([4, 6]);
    expect(found?.design.rings[0]?.stones[0]?.count).toBe(3);
    const evaluated = await dealer.call({
      method: 'POST',
      url: '/api/designs/evaluate',
      payload: { design: found?.design },
    });
    const { evaluation } = evaluated.json();
    expect(evaluation.isMakeable).toBe(true);
    expect([found?.grams, found?.retail, found?.cost]).toEqual([
      evaluation.total.grams,
      evaluation.total.retail,
      evaluation.total.cost,
    ]);
  });

  test('stand for names that nobody has said, and are neither offered nor ordered so', async () => {
    const design = (await made(SENTENCE))?.design;
    const refused = async (url: string, body: object) => {
      const answer = await dealer.call({ method: 'POST', url, payload: { design, ...body } });
      const { code, issues } = answer.json().error;
      return [answer.statusCode, code, issues.map(({ path }: { path: string }) => path)];
    };
    const expected = { gross: 1 };
    const order = { commission: 'Huber', idempotencyKey: 'order-without-names', expected };
    const lines = ['/design/rings/0/engravings/0/text', '/design/rings/1/engravings/0/text'];
    expect(await refused('/api/orders', order)).toEqual([422, 'design.unnamed', lines]);
    expect(await refused('/api/quotes', {})).toEqual([422, 'design.unnamed', lines]);
  });

  test('names of the couple stand in the rings', async () => {
    const found = await made('Anna Größe 54, Thomas Größe 62, Weißgold, 5 mm, innen unsere Namen');
    expect(found?.design.rings.map(({ size, engravings }) => [size, engravings[0]?.text])).toEqual([
      [54, 'Anna & Thomas'],
      [62, 'Anna & Thomas'],
    ]);
  });

  test('a budget is the dealer’s own, taxes included', async () => {
    const found = await made('zwei Ringe unter 1.500 €, Weißgold 585, 4 mm');
    expect(found?.unmet).toEqual([]);
    expect(found?.retail.gross).toBeLessThanOrEqual(150_000);
  });

  test('say what gave way, by how much, and why', async () => {
    const found = await made('1,5 mm Gelbgold gehämmert');
    const [first] = found?.unmet ?? [];
    expect(first?.reasons.map(({ code }) => code)).toContain('finish.segment-width');
  });

  test('an article with something else stays that article', async () => {
    const found = await made('RW-9-14 in Roségold');
    expect(found?.setId).toBe(9014);
    expect(found?.unmet).toEqual([]);
  });

  test.each(['Foo', 'Anna', '???'])('%j asks for no ring', async (q) => {
    expect(await made(q)).toBeNull();
  });

  test('a kind beside a word that nothing is known of is the ring of that kind', async () => {
    const found = await made('Trauring Foo');
    expect(found && findErrors(found.design, KERNEL_TABLES)).toEqual([]);
  });
});

describe('whoever sees no trade price', () => {
  test('learns no cost in the customer view', async () => {
    const user = await shop.logIn('10001');
    await user.call({ method: 'PUT', url: '/api/customer-view/pin', payload: { pin: '2468' } });
    const entered = await user.call({ method: 'POST', url: '/api/customer-view' });
    expect(entered.statusCode, entered.body).toBeLessThan(300);
    const found = await made(SENTENCE, user);
    expect(found).not.toBeNull();
    expect(found).not.toHaveProperty('cost');
  });
});

describe('bad input is answered, and nobody else waits for it', () => {
  const TEXTS: Readonly<Record<string, string>> = {
    'ten thousand characters': 'Platin 4 mm mit drei Steinen '.repeat(350),
    emoji: '💍👩‍❤️‍👨💎',
    SQL: `'; drop table models; -- Platin " or 1=1`,
    script: '<script>alert(1)</script> Platin <img src=x onerror=1>',
    'a pattern': '(a+)+$ Platin 5 mm (.*)*',
    'marks that turn': '\u202ERoségold\u202C 4 mm \u200F\u2066חתונה\u2069 زفاف',
    'everything at once':
      'Platin Gelbgold Roségold Weißgold 1,5 mm 12 mm 7 Brillanten ohne Stein gehämmert eismatt poliert Kanalfassung 2 ct unter 10 Euro',
    'nothing that can be made': '0,1 mm Carbon 30 Brillanten 5 ct gehämmert Größe 41 für ihn unter 1 €',
  };
  /** Longer than a question may be, and signs that turn the text around them. */
  const REFUSED: ReadonlySet<string> = new Set(['ten thousand characters', 'marks that turn']);
  test.each(Object.entries(TEXTS))('%s', async (what, q) => {
    let status = 0;
    const longest = await longestTurn(async () => {
      status = (await ask(q)).statusCode;
    });
    expect(status).toBe(REFUSED.has(what) ? 400 : 200);
    expect(longest).toTakeLessThan(100);
  });

  test('nothing is asked for by nothing', async () => {
    const answer = await ask('   ');
    expect([answer.statusCode, answer.json()]).toEqual([200, { made: null }]);
  });
});
