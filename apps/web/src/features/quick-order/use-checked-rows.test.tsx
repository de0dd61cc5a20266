import { evaluateDesign, searchModels, type Model } from '@ringwerk/contract';
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { design, evaluation } from '../../../test/fixtures.ts';
import { NO_FACETS } from '../../../test/no-facets.ts';
import { finding, refuse, ServerOfTests } from '../../../test/server.ts';
import { newRow, type PadRow } from './pad-row.ts';
import { useCheckedRows, type CheckedRow } from './use-checked-rows.ts';

const { total } = evaluation;
if (total === null) throw new Error('the plain pair can be made');
const VARIANT = { still: null, design, grams: total.grams, retail: total.retail, cost: total.cost, stoneCount: 0 };
const MODEL: Model = {
  articleNumber: 'RW-09-014',
  setId: 9014,
  kind: 'pair',
  categories: [9],
  name: 'Donau',
  traits: [],
  colours: [],
  widths: [4, 5],
  with: null,
  without: VARIANT,
  isOnWatchList: false,
};
const found = (...models: Model[]) => ({
  page: 1,
  pageSize: 5,
  total: models.length,
  models,
  search: null,
  facets: NO_FACETS,
});

let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests()
    .on(searchModels, () => found(MODEL))
    .on(evaluateDesign, () => ({ evaluation, priceListId: 'list', listings: {} }));
});

/** The row as it stands when both catalogue and rules have answered. */
async function checked(changes: Partial<PadRow>): Promise<CheckedRow> {
  const row = newRow({ article: 'RW-09-014', ...changes });
  const { result } = renderHook(() => useCheckedRows([row]));
  await vi.waitFor(() => expect(result.current[0]?.isChecking).toBe(false), { timeout: 10_000 });
  const [first] = result.current;
  if (first === undefined) throw new Error('there is one row');
  return first;
}

describe('a row of the pad', () => {
  it('is being checked until the catalogue has answered', () => {
    server.on(searchModels, () => new Promise<never>(() => undefined));
    const { result } = renderHook(() => useCheckedRows([newRow({ article: 'RW-09-014' })]));
    expect(result.current[0]).toMatchObject({ isChecking: true, problem: null, figures: null });
    expect(result.current[0]?.design).toBeUndefined();
  });

  it.each(['RW-09-014', 'rw 09014', '9014'])(
    'finds its article by %s, and takes the catalogue’s own figures',
    async (article) => {
      const { model, figures, problem } = await checked({ article });
      expect([model?.setId, problem]).toEqual([9014, null]);
      expect(figures).toEqual({ gross: total.retail.gross, currency: 'EUR', grams: total.grams });
      expect(server.sent(evaluateDesign)).toEqual([]);
    },
  );

  it('with a size or an alloy of its own is judged by the server’s rules and prices', async () => {
    const { figures, problem } = await checked({ sizes: [56, null], alloys: ['pt950-ru'] });
    expect(problem).toBeNull();
    expect(figures?.gross).toBe(total.retail.gross);
    const [body] = server.bodies(evaluateDesign);
    expect(body).toMatchObject({ design: { rings: [{ size: 56 }, { size: design.rings[1]?.size }] } });
  });
});

describe('a row that cannot be ordered', () => {
  it.each([
    ['an article that is not there', { article: 'RW-99-999' }, { code: 'article' }],
    [
      'a word that means nothing',
      { unread: [{ field: 'line' as const, text: 'blau' }] },
      { code: 'word', word: 'blau' },
    ],
    ['stones on an article without', { stones: 'with' as const }, { code: 'stones', only: 'without' }],
    ['no piece', { quantity: 0 }, { code: 'quantity' }],
    ['half a piece', { quantity: 1.5 }, { code: 'quantity' }],
    ['more than an order takes', { quantity: 21 }, { code: 'quantity' }],
  ])('names %s', async (_, changes, problem) => {
    expect((await checked(changes)).problem).toEqual(problem);
  });

  it('names the sizes that can be made where the rules refuse the one that was asked for', async () => {
    const issue = { path: '/rings/0/size', code: 'design.out-of-range', params: { min: 40, max: 76 } } as const;
    const issues = [{ ...issue, severity: 'error' as const }];
    server.on(evaluateDesign, () => ({
      evaluation: { ...evaluation, isMakeable: false, total: null, issues },
      priceListId: 'list',
      listings: {},
    }));
    expect(await checked({ sizes: [90, null] })).toMatchObject({
      figures: null,
      problem: { code: 'size', min: 40, max: 76 },
    });
  });

  it('says that its design was refused where the server cannot read it', async () => {
    server.on(evaluateDesign, () => refuse('request.invalid', { issues: [finding('/design', 'unreadable')] }));
    expect((await checked({ alloys: ['unobtainium'] })).problem).toEqual({ code: 'refused' });
  });

  it('is not called wrong where the catalogue could not be asked', async () => {
    server.on(searchModels, () => refuse('server.internal'));
    expect(await checked({})).toMatchObject({ model: null, problem: { code: 'check' } });
  });
});

it('rows that ask the same are looked up once', async () => {
  const rows = [newRow({ article: 'RW-09-014' }), newRow({ article: 'RW-09-014', commission: 'Huber' })];
  const { result } = renderHook(() => useCheckedRows(rows));
  await vi.waitFor(() => expect(result.current.every(({ figures }) => figures !== null)).toBe(true));
  expect(server.sent(searchModels)).toHaveLength(1);
});
