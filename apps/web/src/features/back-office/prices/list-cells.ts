import type { CellValue } from '@ringwerk/contract';
import type { HouseList } from '@ringwerk/kernel/price';

/** A place of a list by its JSON pointer, what it says and what it said before (undefined: it was not there). */
export interface ChangedCell {
  readonly path: string;
  readonly value: unknown;
  readonly was: unknown;
}
type Branch = Readonly<Record<string, unknown>>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** What a save can carry: figures, days, and arrays, which at a place of their own are rows of VAT. */
export const isCellValue = (value: unknown): value is CellValue =>
  typeof value === 'number' || typeof value === 'string' || Array.isArray(value);

/** What stands at a JSON pointer. */
export const valueAt = (list: unknown, path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .reduce<unknown>((place, step) => (isBranch(place) ? place[step] : undefined), list);

function written(place: unknown, steps: readonly string[], value: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  // A list made before an alloy has no branch for it yet.
  if (place === undefined) return { [step]: written(undefined, rest, value) };
  if (!isBranch(place)) return place;
  const inner = written(place[step], rest, value);
  if (Array.isArray(place)) return place.map((item: unknown, index) => (String(index) === step ? inner : item));
  return { ...place, [step]: inner };
}

/** The list with another value at a JSON pointer; the list itself stays as it is. */
// The result has the list's own form: only the value at one of its places differs.
export const withValue = (list: HouseList, path: string, value: unknown): HouseList =>
  written(list, path.split('/').slice(1), value) as HouseList;

/** Every place where two lists differ. An array of another length is one place: its items have no places of their own. */
export function changedCells(before: unknown, after: unknown, path = ''): readonly ChangedCell[] {
  if (before === after) return [];
  const isWhole = Array.isArray(after) && Array.isArray(before) && after.length !== before.length;
  const isNewBranch = before === undefined && isBranch(after) && !Array.isArray(after);
  const from = isNewBranch ? {} : before;
  if (!isBranch(from) || !isBranch(after) || isWhole) return [{ path, value: after, was: before }];
  return Object.keys(after).flatMap((key) => changedCells(from[key], after[key], `${path}/${key}`));
}
