import { applyChanges } from '@ringwerk/advice';
import { cents, type Evaluation } from '@ringwerk/kernel';
import { describe, expect, it } from 'vitest';
import { design, evaluation } from '../../../../test/fixtures.ts';
import type { Evaluated } from '../../../kernel-worker/kernel-messages.ts';
import { deltaBetween, sameFigures } from './compare-figures.ts';
import { coupleEvaluation } from './couple-evaluation.ts';

/** The total of the plain pair; these tests change its figures one at a time. */
const { total } = evaluation;
if (total === null) throw new Error('the plain pair can be made');
const evaluatedWith = (changes: Partial<typeof total>): Evaluation => ({
  ...evaluation,
  total: { ...total, ...changes },
});
const evaluated = (figures: Evaluation | null): Evaluated => ({ evaluation: figures }) as Evaluated; // no more of it is read

describe('the server’s figures beside the page’s', () => {
  it('are the same though a browser differs in the last bit of a weight', () => {
    expect(sameFigures(evaluation, structuredClone(evaluation))).toBe(true);
    expect(sameFigures(evaluation, evaluatedWith({ grams: total.grams * (1 + 1e-12) }))).toBe(true);
    expect(sameFigures(evaluation, evaluatedWith({ grams: total.grams + 0.0049 }))).toBe(true);
  });

  it.each([
    ['a cent of the price', { retail: { ...total.retail, gross: cents(total.retail.gross + 1) } }],
    ['a cent of the cost', { cost: cents(total.cost + 1) }],
    ['a hundredth of a gram', { grams: total.grams + 0.01 }],
  ])('differ by %s', (_, changes) => {
    expect(sameFigures(evaluation, evaluatedWith(changes))).toBe(false);
  });

  it('differ where only one side can price the design, and agree where neither can', () => {
    const none = { ...evaluation, total: null };
    expect([sameFigures(evaluation, none), sameFigures(none, evaluation), sameFigures(null, evaluation)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(sameFigures(none, none)).toBe(true);
    expect(sameFigures(null, none)).toBe(true);
  });

  it('are not another opinion while the page waits for the price of a real stone', () => {
    const waiting: Evaluation = {
      ...evaluation,
      total: null,
      issues: [{ code: 'price.missing', path: '/rings/0/stones/0/listing', params: {}, severity: 'error' }],
    };
    expect(sameFigures(waiting, evaluation)).toBe(true);
    const [issue] = waiting.issues;
    const other = { ...waiting, issues: issue ? [{ ...issue, path: '/rings/0/segments/0/alloy' }] : [] };
    expect(sameFigures(other, evaluation)).toBe(false);
  });
});

describe('what a step changed', () => {
  const wider = applyChanges(design, [{ path: '/rings/0/width', value: 5 }]);

  it('is its facts with the differences of price, cost and weight', () => {
    const after = evaluatedWith({ grams: total.grams + 1.5, cost: cents(total.cost - 20) });
    expect(deltaBetween(design, evaluated(evaluation), wider, evaluated(after))).toMatchObject({
      differences: [{ fact: 'width', rings: [0], from: 4, to: 5 }],
      gross: 0,
      cost: -20,
      grams: expect.closeTo(1.5, 9),
      currency: total.retail.currency,
    });
  });

  it('is nothing between equal designs, whatever their figures', () => {
    expect(
      deltaBetween(
        design,
        evaluated(evaluation),
        structuredClone(design),
        evaluated(evaluatedWith({ cost: cents(1) })),
      ),
    ).toBeNull();
  });

  it.each([
    ['before', null, evaluation],
    ['after', evaluation, null],
  ])('has no figures where there were none %s', (_, before, after) => {
    expect(deltaBetween(design, evaluated(before), wider, evaluated(after))).toMatchObject({
      differences: [{ fact: 'width' }],
      gross: null,
      cost: null,
      grams: null,
      currency: null,
    });
  });
});

describe('the server’s word for a couple', () => {
  const said = {
    isMakeable: true,
    issues: [],
    rings: evaluation.rings.map(() => ({ grams: 4.5, retail: total.retail })),
    total: { grams: 9, retail: { ...total.retail, gross: cents(120_000) } },
  };

  it('replaces price and weight, and keeps the cost of this device out of sight', () => {
    const taken = coupleEvaluation(said, evaluation);
    expect(taken.total).toEqual({ ...said.total, cost: total.cost });
    expect(taken.rings.map(({ weight }) => weight?.shown)).toEqual([4.5, 4.5]);
    expect(taken.rings.map(({ trade }) => trade)).toEqual(evaluation.rings.map(({ trade }) => trade));
    expect(taken.rings.map(({ retail }) => retail)).toEqual(said.rings.map(({ retail }) => retail));
  });

  it('stands alone on a page that was opened in the customer view', () => {
    const taken = coupleEvaluation(said, null);
    expect(taken.total).toEqual({ ...said.total, cost: 0 });
    for (const ring of taken.rings) expect([ring.issues, ring.weight, ring.trade]).toEqual([[], null, null]);
  });

  it('has no price for what cannot be made', () => {
    const refused = coupleEvaluation({ ...said, isMakeable: false, total: null }, evaluation);
    expect([refused.isMakeable, refused.total]).toEqual([false, null]);
  });
});
