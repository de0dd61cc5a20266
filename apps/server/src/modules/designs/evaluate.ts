import { evaluateDesign, parseDesign, type Design, type Evaluation } from '@ringwerk/kernel';
import { CodedError } from '../../http/coded-error.ts';
import type { PriceBasis } from '../pricing/price-basis.ts';
import { SERVER_TABLES } from './kernel-tables.ts';

/** A design that can be made, with the figures that the server stands for. */
export interface MakeableDesign {
  readonly design: Design;
  readonly evaluation: Evaluation;
  readonly total: NonNullable<Evaluation['total']>;
}

/** @throws CodedError `design.refused` with the parser's issues when `input` is no design record. */
export function requireDesign(input: unknown): Design {
  const parsed = parseDesign(input);
  if (!parsed.ok) throw new CodedError('design.refused', { issues: parsed.issues });
  return parsed.value;
}

/** Rules, weight and price by today's price list and the dealer's rule. */
export const evaluateFor = (basis: PriceBasis, design: Design): Evaluation =>
  evaluateDesign(design, SERVER_TABLES, basis.priceList, basis.retailRule, basis.listings);

/** @throws CodedError `design.refused` when `input` is no design record or the rules forbid making it. */
export function requireMakeable(basis: PriceBasis, input: unknown): MakeableDesign {
  const design = requireDesign(input);
  const evaluation = evaluateFor(basis, design);
  const { total } = evaluation;
  if (!evaluation.isMakeable || total === null) throw new CodedError('design.refused', { issues: evaluation.issues });
  return { design, evaluation, total };
}
