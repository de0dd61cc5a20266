import type { CatalogueAlloy } from '@ringwerk/catalogue';
import { STONE_COUNTS, type StoneCountClass } from '@ringwerk/contract';
import type { TradedModel } from './model-facts.ts';
import { addBit, noBits, type Bits } from './search/bits.ts';

/** Filters by which values are chosen; the last two are of the stones, so of the form with them alone. */
export const CHOICES = ['colour', 'fineness', 'profile', 'finish', 'cut', 'count'] as const;
export type ChoiceId = (typeof CHOICES)[number];
export const STONE_CHOICES = ['cut', 'count'] as const satisfies readonly ChoiceId[];

/** Models that have each of one filter's values, by their places. */
export type ChoiceColumn = ReadonlyMap<string, Bits>;
export type ChoiceColumns = Readonly<Record<ChoiceId, ChoiceColumn>>;

/** The most stones of each class but the last. */
const COUNT_LIMITS: readonly (readonly [number, StoneCountClass])[] = [
  [1, 'one'],
  [5, 'few'],
  [12, 'many'],
];
export const countClassOf = (stones: number): StoneCountClass =>
  COUNT_LIMITS.find(([most]) => stones <= most)?.[1] ?? 'row';

/** `alloys`: those that the house knows. */
export function choiceColumns(
  traded: readonly (TradedModel | null)[],
  alloys: readonly CatalogueAlloy[],
): ChoiceColumns {
  const alloyOf = new Map(alloys.map((alloy) => [alloy.id, alloy]));
  const column = (valuesOf: (model: TradedModel) => readonly string[], names: readonly string[] = []) =>
    choiceColumn(traded, valuesOf, names);
  const rings = ({ model }: TradedModel) => (model.with ?? model.without).rings;
  return {
    colour: column(({ colours }) => colours),
    fineness: column((model) =>
      rings(model).flatMap(({ segments }) =>
        segments.flatMap(({ alloy }) => {
          const fineness = alloyOf.get(alloy)?.fineness ?? null;
          return fineness === null ? [] : [String(fineness)];
        }),
      ),
    ),
    profile: column((model) => rings(model).map(({ profile }) => profile)),
    finish: column((model) => rings(model).flatMap(({ segments }) => segments.map(({ finish }) => finish))),
    cut: column(({ model }) => (model.with?.rings ?? []).flatMap(({ stones }) => stones.map(({ cut }) => cut))),
    count: column((model) => (model.with === null ? [] : [countClassOf(model.with.stoneCount)]), STONE_COUNTS),
  };
}

function choiceColumn(
  traded: readonly (TradedModel | null)[],
  valuesOf: (model: TradedModel) => readonly string[],
  known: readonly string[],
): ChoiceColumn {
  const column = new Map<string, Bits>(known.map((name) => [name, noBits(traded.length)]));
  for (const [place, model] of traded.entries())
    for (const value of model === null ? [] : valuesOf(model)) {
      const holding = column.get(value) ?? noBits(traded.length);
      addBit(holding, place);
      column.set(value, holding);
    }
  return column;
}
