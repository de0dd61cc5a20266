import { sumPositions, type RetailDiscount, type RetailPrice } from '@ringwerk/kernel/price';
import type { PositionRow, QuotePositionRow } from './position-repository.ts';

type Sold = Pick<PositionRow, 'retail' | 'quantity' | 'discount' | 'cost'>;

/** What a couple pays for all of them. @throws Error for none */
export function retailOf(positions: readonly Sold[], discount: RetailDiscount | null): RetailPrice {
  const sum = sumPositions(positions, discount);
  if (sum === null) throw new Error('there is no position to sum');
  return sum;
}

/** Trade price of all of them, cents EUR. */
export const costOf = (positions: readonly Pick<Sold, 'cost' | 'quantity'>[]): number =>
  positions.reduce((sum, { cost, quantity }) => sum + cost * quantity, 0);

type Choosable = Pick<QuotePositionRow, 'number' | 'alternative'>;

/** Alternatives by their group, in the order of the quote. */
const groupsOf = (positions: readonly Choosable[]): readonly (readonly Choosable[])[] => [
  ...Map.groupBy(
    positions.filter(({ alternative }) => alternative !== null),
    ({ alternative }) => alternative,
  ).values(),
];

/** In how many ways a couple can choose. */
export const choiceCount = (positions: readonly Choosable[]): number =>
  groupsOf(positions).reduce((count, group) => count * group.length, 1);

/** Every way to choose: the numbers of the alternatives that it takes. Empty where nothing is to be chosen. */
export function choicesOf(positions: readonly Choosable[]): readonly (readonly number[])[] {
  const groups = groupsOf(positions);
  if (groups.every(({ length }) => length < 2)) return [];
  return groups.reduce<readonly (readonly number[])[]>(
    (choices, group) => choices.flatMap((chosen) => group.map(({ number }) => [...chosen, number])),
    [[]],
  );
}

/** The positions that a couple pays for who takes these alternatives. */
export const takenWith = <Position extends Choosable>(
  positions: readonly Position[],
  chosen: readonly number[],
): readonly Position[] =>
  positions.filter(({ number, alternative }) => alternative === null || chosen.includes(number));

/** Whether exactly one alternative of each group is among the numbers, and nothing else. */
export function isChoice(positions: readonly Choosable[], chosen: readonly number[]): boolean {
  const groups = groupsOf(positions);
  const isOneOfEach = groups.every((group) => group.filter(({ number }) => chosen.includes(number)).length === 1);
  return isOneOfEach && new Set(chosen).size === chosen.length && chosen.length === groups.length;
}

/** One of each group is chosen: `preferred` where it is an alternative, else the one that was, else the first. */
export function settleChoices<Position extends QuotePositionRow>(
  positions: readonly Position[],
  preferred: number | null = null,
): readonly Position[] {
  const chosen = groupsOf(positions).map((group) => {
    const wanted = group.find(({ number }) => number === preferred);
    const before = group.find(({ number }) => positions.some((row) => row.number === number && row.isChosen));
    return (wanted ?? before ?? group[0])?.number;
  });
  return positions.map((row) => ({ ...row, isChosen: row.alternative === null || chosen.includes(row.number) }));
}
