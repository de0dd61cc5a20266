import { benchCode, type BenchCode } from './bench-code.ts';
import { fontFamilies } from './fonts.ts';
import type { Letterhead } from './order-sheet.ts';

/** A table of a list; columns of figures stand to the right. */
export interface ListTable {
  readonly title: string;
  readonly head: readonly string[];
  /** Places of the columns with figures. */
  readonly figures: readonly number[];
  readonly rows: readonly (readonly string[])[];
}

/** A list of the workshop: stones to draw, metal to melt, a batch. No price stands on any of them. */
export interface WorkListSource {
  readonly house: Letterhead;
  readonly title: string;
  /** Of a batch, for the scanner; null for a list that has none. */
  readonly number: string | null;
  readonly facts: readonly (readonly [string, string])[];
  readonly tables: readonly ListTable[];
}

/** The data of `templates/work-list.typ`. The workshop reads German. */
interface WorkListSheet extends Omit<WorkListSource, 'house' | 'number'> {
  readonly lang: string;
  readonly fonts: readonly string[];
  readonly company: string;
  readonly colour: string | null;
  readonly number: string;
  readonly code: BenchCode | null;
}

export function workListSheet({ house, number, ...list }: WorkListSource): WorkListSheet {
  return {
    ...list,
    lang: 'de',
    fonts: fontFamilies('de'),
    company: house.company,
    colour: house.colour,
    number: number ?? '',
    code: number === null ? null : benchCode(number),
  };
}
