import { isRecord } from '../../design/read-shape.ts';

/** One field in which two designs differ. */
export interface Difference {
  /** JSON pointer; of a list when its length differs. */
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
  /** Something that was there is gone: an item of a list, worked edges, letters of a text. */
  readonly removes: boolean;
}

const removesLetters = (path: string, from: unknown, to: unknown): boolean =>
  path.endsWith('/text') && typeof from === 'string' && typeof to === 'string' && to.length < from.length;

/** Every field in which `to` differs from `from`, in the order of the record. Items of lists of one length are compared one by one. */
export function designDifference(from: unknown, to: unknown, path = ''): Difference[] {
  if (from === to) return [];
  if (Array.isArray(from) && Array.isArray(to)) {
    if (from.length === to.length)
      return from.flatMap((item, index) => designDifference(item, to[index], `${path}/${index}`));
    return [{ path, from, to, removes: to.length < from.length }];
  }
  if (isRecord(from) && isRecord(to)) {
    return Object.keys(from).flatMap((name) => designDifference(from[name], to[name], `${path}/${name}`));
  }
  const removes = (from !== null && to === null) || removesLetters(path, from, to);
  return [{ path, from, to, removes }];
}

/** What a removal weighs: more than any change of fields. */
const REMOVAL = 20;

function sizeOf({ path, from, to, removes }: Difference): number {
  if (Array.isArray(from) && Array.isArray(to)) return Math.abs(from.length - to.length) * (removes ? REMOVAL : 1);
  if (removes) return REMOVAL;
  if (typeof from === 'number' && typeof to === 'number') {
    // The ring's own dimensions are felt all over: half a millimetre of width is more than one of a position.
    const weight = /\/(width|height|size)$/.test(path) ? 0.8 : 0.4;
    return weight * Math.min(1, Math.abs(to - from) / Math.max(Math.abs(from), Math.abs(to), 1));
  }
  return 0.5;
}

/** Effect of a change: the number of fields, and between as many fields their relative size. */
export const effectOf = (differences: readonly Difference[]): number =>
  differences.reduce((sum, difference) => sum + 1 + sizeOf(difference), 0);
