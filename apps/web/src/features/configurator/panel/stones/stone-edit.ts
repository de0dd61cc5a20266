import type { Change } from '@ringwerk/advice';
import type { StoneRow } from '@ringwerk/kernel';

/** One group of stones, as its editors get it. */
export interface StoneEdit {
  readonly row: StoneRow;
  /** Begin of the names of the drags on this group. */
  readonly gesture: string;
  /** What it writes to have this group in place of the present one. */
  readonly changes: (row: StoneRow) => readonly Change[];
  /** One step: what `alter` makes of the group as it is when earlier touches are answered. */
  readonly write: (alter: (row: StoneRow) => StoneRow) => void;
}
