import type { Design, Evaluation } from '@ringwerk/kernel';
import { evaluateDesign } from '@ringwerk/kernel/evaluate';
import { CodedError } from '../../http/coded-error.ts';
import type { ListedPriceBasis } from '../pricing/price-basis.ts';
import { kernelOf } from './server-kernel.ts';

/** A design that can be made, with the figures that the server stands for. */
export interface MakeableDesign {
  readonly design: Design;
  readonly evaluation: Evaluation;
  readonly total: NonNullable<Evaluation['total']>;
}

/** Rules, weight and price by today's price list and the dealer's rule. */
export const evaluateFor = (basis: ListedPriceBasis, design: Design): Evaluation =>
  evaluateDesign(design, kernelOf(basis.priceList), basis.priceList, basis.retailRule, basis);

/** @throws CodedError `design.refused` when the rules forbid making it. */
export function requireMakeable(basis: ListedPriceBasis, design: Design): MakeableDesign {
  const evaluation = evaluateFor(basis, design);
  const { total } = evaluation;
  if (!evaluation.isMakeable || total === null) throw new CodedError('design.refused', { issues: evaluation.issues });
  return { design, evaluation, total };
}
