import type { WatchItem, WatchList } from '@ringwerk/contract';
import type { WrittenCell } from '@ringwerk/sheets/csv';
import { useDecimalSign } from '../../domain/download/decimal-sign.ts';
import { saveFile } from '../../domain/download/save-file.ts';
import { minorPerUnit } from '../../domain/rings/minor-units.ts';
import { ringNameIn } from '../../domain/rings/ring-name.ts';
import { setAddress } from '../../domain/rings/set-address.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/** Where a kept ring opens; empty where it belongs to no article. */
const linkOf = ({ setId, code }: WatchItem): string =>
  setId === null ? '' : new URL(`${setAddress(setId)}?code=${code}`, location.origin).href;

/** A list as a table for a spreadsheet. Retail prices alone: the file goes on to whoever asks for it. */
export function useListCsv(): (list: WatchList) => Promise<void> {
  const t = useTexts('watch');
  const lang = useLanguage();
  const decimal = useDecimalSign();
  const cells = (item: WatchItem, index: number): WrittenCell[] => [
    index + 1,
    item.articleNumber ?? '',
    ringNameIn(item, lang),
    item.code,
    Number(item.grams.toFixed(2)),
    item.priced === 'today' ? item.retail.gross / minorPerUnit(item.retail.currency) : '',
    item.retail.currency,
    item.grossWhenAdded / minorPerUnit(item.retail.currency),
    item.addedAt.slice(0, 10),
    item.note,
    linkOf(item),
  ];
  return async (list) => {
    const { toCsv } = await import('@ringwerk/sheets/csv');
    const head = [
      t('colPlace'),
      t('articleNumber'),
      t('colName'),
      t('code'),
      t('colWeightGrams'),
      t('price'),
      t('colCurrency'),
      t('colPriceThen'),
      t('colAdded'),
      t('note'),
      t('colLink'),
    ];
    const name = list.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
    saveFile(`${name}.csv`, toCsv([head, ...list.items.map(cells)], decimal), 'text/csv;charset=utf-8');
  };
}
