import type { CatalogueAlloy } from '@ringwerk/catalogue';
import { STONE_COUNTS, type StoneCountClass } from '@ringwerk/contract';
import type { TradedModel } from './model-facts.ts';

/** Filters by which values are chosen; the last two are of the stones, so of the form with them alone. */
export const CHOICES = ['colour', 'fineness', 'profile', 'finish', 'cut', 'count'] as const;
export type ChoiceId = (typeof CHOICES)[number];
export const STONE_CHOICES: ReadonlySet<ChoiceId> = new Set(['cut', 'count']);

/** Values that a mask holds; the house's tables have fewer. */
export const CHOICE_VALUES_MAX = 32;

/** What models have of one filter's values, in masks by the place of the model. */
export interface ChoiceColumn {
  readonly names: readonly string[];
  /** A bit for each of `names`. */
  readonly masks: Uint32Array;
}
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
  const names = [...known];
  const masks = Uint32Array.from(traded, (model) => {
    let mask = 0;
    for (const value of model === null ? [] : valuesOf(model)) {
      if (!names.includes(value) && names.length < CHOICE_VALUES_MAX) names.push(value);
      const bit = names.indexOf(value);
      if (bit >= 0) mask |= 1 << bit;
    }
    return mask >>> 0;
  });
  return { names, masks };
}

/** The bits of the chosen values; a value that no model has is none. */
export const maskOf = ({ names }: ChoiceColumn, chosen: readonly string[]): number =>
  chosen.reduce((mask, name) => (names.includes(name) ? mask | (1 << names.indexOf(name)) : mask), 0) >>> 0;
