import type { StoneRow } from '../../design/ring-design.ts';
import type { KernelTables } from '../../design/tables.ts';
import { mm } from '../../units/quantities.ts';
import { issue, type Way } from '../basis/make-issue.ts';
import type { RingRule } from '../basis/rule.ts';

interface Size {
  readonly diameter: number;
  readonly length: number;
}

/** Sizes of the trade for a cut. */
const tradeSizes = ({ roundSizes, cutSizes }: KernelTables, cut: StoneRow['cut']): readonly Size[] =>
  cut === 'round'
    ? roundSizes.map(({ diameter }) => ({ diameter, length: diameter }))
    : cutSizes
        .filter((size) => size.cut === cut)
        .map(({ width, length }) => ({ diameter: Math.min(width, length), length: Math.max(width, length) }));

/** The row with stones of another size. */
export const resized = (row: StoneRow, { diameter, length }: Size): StoneRow => ({
  ...row,
  diameter: mm(diameter),
  length: mm(length),
});

/** Change of a row to another size; round stones have one number. */
export const resizeWay = (row: StoneRow, size: Size, at: string): Way =>
  row.cut === 'round' ? { path: `${at}/diameter`, value: size.diameter } : { path: at, value: resized(row, size) };

/** Trade sizes of the row's cut below its own, largest first; none for a listed stone, which has the size that it has. */
export const smallerSizes = (tables: KernelTables, row: StoneRow): readonly Size[] =>
  (row.listing === null ? tradeSizes(tables, row.cut) : [])
    .filter(
      ({ diameter, length }) =>
        diameter <= row.diameter && length <= row.length && diameter * length < row.diameter * row.length,
    )
    .toSorted((a, b) => b.diameter * b.length - a.diameter * a.length);

const distance = (a: Size, b: Size): number => Math.hypot(a.diameter - b.diameter, a.length - b.length);

/** Only sizes that the trade keeps, unless a listed stone brings its own. */
export const stoneSize: RingRule = ({ ring, tables, path }) =>
  ring.stones.flatMap((row, index) => {
    if (row.listing !== null) return [];
    const sizes = tradeSizes(tables, row.cut);
    if (sizes.some((size) => distance(size, row) < 1e-6)) return [];
    const nearest = sizes.toSorted((a, b) => distance(a, row) - distance(b, row)).slice(0, 2);
    const at = `${path}/stones/${index}`;
    const ways = nearest.map((size) => resizeWay(row, size, at));
    return [issue('stone.size-unknown', `${at}/diameter`, { diameter: row.diameter }, ...ways)];
  });
