import {
  PRICE_SHEET_COLUMNS,
  PRICE_SHEET_HEADS,
  priceFigures,
  type FigureUnit,
  type Language,
  type PriceFigure,
  type PriceSheetColumn,
} from '@ringwerk/contract';
import type { BaseCurrency, HouseList } from '@ringwerk/kernel/price';
import type { WrittenCell, WrittenSheet } from '@ringwerk/sheets/write';
import { MINOR_PLACES } from '../../../i18n/format.ts';
import { placesOf } from './price-places.ts';
import type { SectionMeans } from './price-sections.ts';

const WIDTHS: Readonly<Record<PriceSheetColumn, number>> = {
  part: 18,
  table: 28,
  line: 36,
  column: 26,
  value: 12,
  unit: 9,
  compared: 16,
  key: 40,
};
/** Whole minor units have no sign of their own: the column's words name them. */
const SIGNS: Readonly<Record<Exclude<FigureUnit, 'cents'>, string>> = { percent: '%', factor: '×', whole: '' };

function valueCell(value: number, unit: FigureUnit, currency: BaseCurrency): WrittenCell {
  if (unit === 'percent') return { kind: 'percent', value };
  return unit === 'cents' ? value / 10 ** MINOR_PLACES[currency] : value;
}

/** A VAT rate is named by its day, which the table shows in a column of its own. */
const VAT_DAY = /\/vat\/(\d{4}-\d{2}-\d{2})$/u;

interface PriceSheetMeans extends SectionMeans {
  readonly name: string;
  readonly language: Language;
  /** The list whose figures stand beside it. */
  readonly compared: HouseList | null;
}

/** Every figure of a list, a row each, in the order of its tables; it is read back by the key. */
export function priceSheet({ name, language, compared, ...means }: PriceSheetMeans): WrittenSheet {
  const { currency } = means.list;
  const byPath = new Map(priceFigures(means.list).map((figure) => [figure.path, figure]));
  const others = new Map(compared === null ? [] : priceFigures(compared).map((figure) => [figure.key, figure]));
  const rows = [...placesOf(means)].flatMap(([path, { section, table, line, column }]) => {
    const figure: PriceFigure | undefined = byPath.get(path);
    if (figure === undefined) return [];
    const { key, unit, value } = figure;
    const day = VAT_DAY.exec(key)?.[1];
    const other = others.get(key);
    const label = day === undefined ? line : `${line} · ${day}`;
    const comparedCell = other === undefined ? null : valueCell(other.value, unit, currency);
    return [
      [
        section,
        table,
        label,
        column,
        valueCell(value, unit, currency),
        unit === 'cents' ? currency : SIGNS[unit],
        comparedCell,
        key,
      ],
    ];
  });
  const columns = PRICE_SHEET_COLUMNS.map((column) => ({
    label: PRICE_SHEET_HEADS[column][language],
    width: WIDTHS[column],
  }));
  return { name, columns, rows };
}
