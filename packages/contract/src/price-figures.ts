import type { HouseList } from '@ringwerk/kernel/price';

/** How a figure of a list is written for people: cents as units of the base currency, shares as percent, factors, whole minor units. */
export const FIGURE_UNITS = ['cents', 'percent', 'factor', 'whole'] as const;
export type FigureUnit = (typeof FIGURE_UNITS)[number];

/** One figure of a price list. */
export interface PriceFigure {
  /**
   * Names the figure in files, whatever the order in this list: a band by its upper bound, a VAT rate by its day
   * (`stonePrice/diamond/g-vs/0.05`, `countries/DE/vat/2007-01-01`).
   */
  readonly key: string;
  /** JSON pointer into this list. */
  readonly path: string;
  readonly unit: FigureUnit;
  readonly value: number;
}

/** By the branch that a figure stands in; every other is cents. */
const BRANCH_UNITS: Readonly<Record<string, FigureUnit>> = {
  loss: 'percent',
  jointFactor: 'factor',
  grooveFactor: 'factor',
  engravingFactor: 'factor',
  settingCutFactor: 'factor',
  settingSizeFactor: 'factor',
};
/** Branches that hold figures of several units, by the figure's own name. */
const MIXED_UNITS: Readonly<Record<string, FigureUnit>> = {
  margin: 'percent',
  vat: 'percent',
  factor: 'factor',
  roundUpTo: 'whole',
  step: 'whole',
  ending: 'whole',
};
const MIXED = new Set(['countries', 'guard']);

function unitOf(steps: readonly string[]): FigureUnit {
  const [branch = ''] = steps;
  return (MIXED.has(branch) ? MIXED_UNITS[steps.at(-1) ?? ''] : BRANCH_UNITS[branch]) ?? 'cents';
}

/** What the law of a country sets, and bounds: no figure that the house changes. */
const FIXED = new Set(['currency', 'places', 'fraction']);

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Rows of `[upTo, value]`. */
function isBands(value: unknown): value is readonly (readonly [number, number])[] {
  return Array.isArray(value) && value.every((row) => Array.isArray(row) && row.length === 2 && row.every(isNumber));
}
function isVat(value: unknown): value is readonly { readonly from: string; readonly rate: number }[] {
  return Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null && 'rate' in row);
}

function figuresOf(value: unknown, steps: readonly string[]): readonly PriceFigure[] {
  const key = steps.join('/');
  const unit = unitOf(steps);
  if (isNumber(value)) return [{ key, path: `/${key}`, unit, value }];
  if (isBands(value))
    return value.map(([upTo, figure], index) => ({
      key: `${key}/${upTo}`,
      path: `/${key}/${index}/1`,
      unit,
      value: figure,
    }));
  if (isVat(value))
    return value.map(({ from, rate }, index) => ({
      key: `${key}/${from}`,
      path: `/${key}/${index}/rate`,
      unit,
      value: rate,
    }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([step, inner]) => (FIXED.has(step) ? [] : figuresOf(inner, [...steps, step])));
}

/** Every figure of a list that the house sets. */
export const priceFigures = (list: HouseList): readonly PriceFigure[] => figuresOf(list, []);
