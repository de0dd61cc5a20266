import { CHOICES_MAX } from '@ringwerk/contract';
import { CodedError } from '../../http/coded-error.ts';
import type { PositionRow, QuotePositionRow } from '../positions/position-repository.ts';
import { choiceCount, choicesOf, settleChoices, takenWith } from '../positions/position-sums.ts';
import { requireOneEach } from '../stones/listed-stones.ts';

/** Positions as a quote keeps them. @throws CodedError `quote.too-many-choices` */
export function offeredRows(
  rows: readonly PositionRow[],
  alternatives: readonly (number | null)[],
  /** Numbers of those that are chosen; without them the first of each group. */
  chosen: readonly number[] = [],
): readonly QuotePositionRow[] {
  const offered = rows.map((row, index) => ({
    ...row,
    alternative: alternatives[index] ?? null,
    isChosen: chosen.includes(row.number),
  }));
  requireFewChoices(offered);
  return settleChoices(offered);
}

/** @throws CodedError `quote.too-many-choices` for more than a couple reads */
export function requireFewChoices(positions: Parameters<typeof choiceCount>[0]): void {
  if (choiceCount(positions) > CHOICES_MAX) throw new CodedError('quote.too-many-choices');
}

/**
 * Whatever the couple chooses, its order can take each real stone: alternatives of one group may share one.
 * @param pathOf - JSON pointer of a position, by its place in the quote
 * @throws CodedError as `requireOneEach`
 */
export function requireStonesOnce(rows: readonly QuotePositionRow[], pathOf: (index: number) => string): void {
  const choices = choicesOf(rows);
  const offers = choices.length === 0 ? [rows] : choices.map((chosen) => takenWith(rows, chosen));
  for (const offer of offers) requireOneEach(offer, (index) => pathOf(rows.findIndex((row) => row === offer[index])));
}
