import { checkPadRows, houseDate, PAD_CHECK_MAX, type AskedPadRow, type CheckedPadRow } from '@ringwerk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { longestTurn } from '../../../test/longest-turn.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let owner: TestUser;
let trainee: TestUser;
beforeAll(async () => {
  house = await startTestApp();
  owner = await house.logIn('10001');
  trainee = await house.logIn('10001-3');
});
afterAll(() => house.close());

const asked = (changes: Partial<AskedPadRow> = {}): AskedPadRow => ({
  article: 'RW-09-014',
  alloys: [],
  sizes: [],
  engravings: [],
  quantity: 1,
  unread: [],
  ...changes,
});
const post = (user: TestUser, rows: readonly unknown[]) =>
  user.call({ method: 'POST', url: '/api/order-pad/check', payload: { rows, lang: 'en' } });
const check = async (rows: readonly AskedPadRow[], user = owner): Promise<readonly CheckedPadRow[]> => {
  const answer = await post(user, rows);
  expect(answer.statusCode, answer.body).toBe(200);
  return checkPadRows.answer.parse(answer.json()).rows;
};
const one = async (changes: Partial<AskedPadRow>): Promise<CheckedPadRow> => {
  const [row] = await check([asked(changes)]);
  if (row === undefined) throw new Error('a row was asked');
  return row;
};
const codesOf = ({ problems }: CheckedPadRow) => problems.map(({ field, code }) => `${field} ${code}`);

describe('a row that can be ordered', () => {
  test.each(['RW-09-014', 'RW-9-14', 'rw 9014', 'rw09o14', '9014', 'RW 9/14'])(
    'finds its article by %s',
    async (article) => {
      const row = await one({ article });
      expect(row.article).toMatchObject({
        setId: 9014,
        articleNumber: 'RW-09-014',
        rings: [{ role: 'first' }, { role: 'second' }],
      });
      expect(codesOf(row)).toEqual([]);
    },
  );

  test('has the figures that the catalogue shows, and what will be made', async () => {
    const { article, made } = await one({});
    const model = (await owner.call({ url: '/api/models/9014' })).json();
    const { design, grams, retail, cost } = model[article?.option ?? ''];
    expect(made).toEqual({ design, grams, gross: retail.gross, currency: retail.currency, cost });
  });

  test('is priced as it was changed', async () => {
    const { article, made, problems } = await one({
      alloys: ['pt950-ru'],
      sizes: [56, null],
      engravings: ['', 'Für immer'],
      quantity: 2,
    });
    expect(problems).toEqual([]);
    if (made === null) throw new Error('the row can be made');
    const { design, gross, grams, cost } = made;
    expect(design.rings.map(({ size }) => size)).toEqual([56, article?.rings[1]?.size]);
    expect(design.rings[0]?.segments[0]?.alloy).toBe('pt950-ru');
    const engraved = design.rings.map(({ engravings }) => engravings.map(({ face, text }) => [face, text]));
    expect(engraved[1]).toContainEqual(['inside', 'Für immer']);
    const judged = await owner.call({ method: 'POST', url: '/api/designs/evaluate', payload: { design } });
    const { total } = judged.json().evaluation;
    expect([gross, grams, cost]).toEqual([total.retail.gross, total.grams, total.cost]);
  });

  test('shows its trade price to whoever may see it', async () => {
    const [row] = await check([asked()], trainee);
    expect(row?.made?.gross).toBeGreaterThan(0);
    expect(JSON.stringify(row)).not.toContain('cost');
  });
});

describe('a row that is wrong', () => {
  test('says so at each field, all at once', async () => {
    const row = await one({
      alloys: [null, null, null, null, null, 'pt950-ru'],
      sizes: [200, null],
      quantity: 1.5,
      unread: [{ field: 'line', text: 'blau' }],
    });
    expect(codesOf(row)).toEqual(['alloy too-many', 'size range', 'quantity range', 'line unread']);
    expect(row.problems[1]).toMatchObject({ min: expect.any(Number), max: expect.any(Number) });
    expect([row.article?.articleNumber, row.made]).toEqual(['RW-09-014', null]);
  });

  test('offers the numbers that are one typing error away', async () => {
    const rows = await check(['RW-09-914', 'RW-90-014', 'RW-09-0144'].map((article) => asked({ article })));
    for (const row of rows) {
      expect(codesOf(row)).toEqual(['article unknown']);
      expect(row.problems[0]?.nearest?.map(({ articleNumber }) => articleNumber)).toContain('RW-09-014');
    }
  });

  test('of words that name no article has nothing to offer', async () => {
    const rows = await check(
      ['', 'blau', '💍', '\u200F', "'; drop table models", '54'].map((article) => asked({ article })),
    );
    expect(rows.map((row) => codesOf(row)[0])).toEqual([
      'article missing',
      ...Array.from({ length: 5 }, () => 'article unknown'),
    ]);
  });

  test('with stones that the article has not names the form that there is', async () => {
    const { models } = (await owner.call({ url: '/api/models?pageSize=96&sort=article' })).json();
    const bare = models.find((model: { with: unknown }) => model.with === null);
    const row = await one({ article: bare.articleNumber, stones: 'with' });
    expect([codesOf(row), row.article?.option, row.article?.options]).toEqual([
      ['stones only-without'],
      'without',
      ['without'],
    ]);
  });

  test('with an alloy that nobody has is refused at its alloy, with the rule’s own finding', async () => {
    const row = await one({ alloys: ['unobtainium'] });
    expect(codesOf(row)).toEqual(['alloy refused']);
    expect(row.problems[0]?.issue?.path).toMatch(/^\/rings\/0\/segments/u);
  });

  test('of an article that was withdrawn says since when', async () => {
    const clerk = await house.logIn('90001');
    const withdrawnFrom = houseDate(new Date(), 'Europe/Berlin');
    const payload = { version: 1, successor: 9014, withdrawnFrom };
    const answer = await clerk.call({ method: 'PATCH', url: '/api/house-models/9013', payload });
    expect(answer.statusCode, answer.body).toBe(200);
    const [row] = await check([asked({ article: 'RW-09-013' })]);
    expect(row?.problems[0]).toMatchObject({
      field: 'article',
      code: 'withdrawn',
      nearest: [{ articleNumber: 'RW-09-014' }],
    });
  });
});

describe('many rows', () => {
  test('more than one call takes are refused by name', async () => {
    const answer = await post(
      owner,
      Array.from({ length: PAD_CHECK_MAX + 1 }, () => asked()),
    );
    expect([answer.statusCode, answer.json().error.issues[0].path]).toEqual([400, '/rows']);
  });

  test('five thousand, each another ring, leave everybody else their turn', async () => {
    const rows = Array.from({ length: 5_000 }, (_, at) =>
      asked({
        article: at % 7 === 0 ? 'RW-99-999' : 'RW-09-014',
        sizes: [45 + (at % 50) / 2, 50 + Math.floor(at / 50) / 4],
      }),
    );
    let made = 0;
    const longest = await longestTurn(async () => {
      for (let from = 0; from < rows.length; from += PAD_CHECK_MAX)
        made += (await check(rows.slice(from, from + PAD_CHECK_MAX))).filter((row) => row.made !== null).length;
    });
    expect(made).toBeGreaterThan(4_000);
    expect(longest).toTakeLessThan(100);
  });
});
