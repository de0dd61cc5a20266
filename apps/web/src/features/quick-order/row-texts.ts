import type { PadField } from '@ringwerk/contract';
import { sizeLabel } from '@ringwerk/kernel/sizes';
import { mm } from '@ringwerk/kernel';
import type { Format } from '../../i18n/format.ts';
import type { CheckedRow } from './use-checked-rows.ts';
import type { PadReader } from './read-fields.ts';

/** How the values of a row are written, in the reader's language and the shop's scale. */
export interface RowWords {
  readonly format: Pick<Format, 'number'>;
  readonly scale: PadReader['scale'];
  readonly alloy: (id: string) => string;
  readonly stones: (option: 'with' | 'without') => string;
}

type Write = (checked: CheckedRow, words: RowWords) => string;

/** Own values of a row, else those of the catalogue, each in its place. */
function inPlaces<Value>(own: readonly (Value | null)[], catalogue: readonly Value[]): readonly Value[] {
  const count = Math.max(own.length, catalogue.length);
  return Array.from({ length: count }, (_, at) => own[at] ?? catalogue[at]).flatMap((value) => value ?? []);
}

/** Where the scale does not reach, the circumference itself. */
function sizeText(size: number, { scale, format }: RowWords): string {
  const label = sizeLabel(scale, mm(size));
  return label === '–' ? `${format.number(size)} mm` : label;
}

const WRITE: Readonly<Record<PadField, Write>> = {
  article: ({ row, answer }) => answer?.article?.articleNumber ?? row.article,
  stones: ({ row, answer }, words) => {
    const option = row.stones ?? answer?.article?.option;
    return option === undefined ? '' : words.stones(option);
  },
  alloy: ({ row, answer }, words) =>
    inPlaces(row.alloys, answer?.article?.alloys ?? [])
      .map(words.alloy)
      .join(' + '),
  size: ({ row, answer }, words) =>
    inPlaces(row.sizes, answer?.article?.rings.map(({ size }) => size) ?? [])
      .map((size) => sizeText(size, words))
      .join(' / '),
  engraving: ({ row }) => (row.engravings.every((text) => text === '') ? '' : row.engravings.join(' / ')),
  commission: ({ row }) => row.commission,
  quantity: ({ row }, { format }) => format.number(row.quantity),
  line: () => '',
};

/** What a row says in a field: what was typed and not understood, else its own value, else what the catalogue says. */
export function rowText(checked: CheckedRow, field: PadField, words: RowWords): string {
  const typed = checked.row.unread.filter((each) => each.field === field);
  return typed.length > 0 ? typed.map(({ text }) => text).join(' ') : WRITE[field](checked, words);
}
