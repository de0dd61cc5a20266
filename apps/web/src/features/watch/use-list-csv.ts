import type { WatchedRing, WatchItem, WatchList } from '@ringwerk/contract';
import type { WrittenCell } from '@ringwerk/sheets/csv';
import { useDecimalSign } from '../../domain/download/decimal-sign.ts';
import { saveFile } from '../../domain/download/save-file.ts';
import { minorPerUnit } from '../../domain/rings/minor-units.ts';
import { setAddress } from '../../domain/rings/set-address.ts';
import { useStoneWords } from '../../domain/rings/stone-words.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useItemName } from './use-item-name.ts';

/** Where a kept ring opens; empty where it belongs to no article. */
const linkOf = ({ setId, code }: WatchedRing): string =>
  setId === null ? '' : new URL(`${setAddress(setId)}?code=${code}`, location.origin).href;

/** What a table says of a ring alone, and of a stone alone. */
type OwnCells = Readonly<Record<'number' | 'code' | 'grams' | 'carats' | 'traits' | 'link', WrittenCell>>;

function useOwnCells(): (item: WatchItem) => OwnCells {
  const words = useStoneWords();
  return (item) => {
    if (item.kind === 'rings') {
      const { articleNumber, code, grams } = item;
      return {
        number: articleNumber ?? '',
        code,
        grams: Number(grams.toFixed(2)),
        carats: '',
        traits: '',
        link: linkOf(item),
      };
    }
    const { stockNumber, carats, cutGrade, lab, reportNumber } = item.stone;
    const traits = [words.provenance(item.stone), cutGrade, `${lab} ${reportNumber}`.trim()];
    return {
      number: stockNumber,
      code: '',
      grams: '',
      carats,
      traits: traits.filter((part) => part !== '').join(' · '),
      link: '',
    };
  };
}

/** A list as a table for a spreadsheet. Retail prices alone: the file goes on to whoever asks for it. */
export function useListCsv(): (list: WatchList) => Promise<void> {
  const t = useTexts('watch');
  const decimal = useDecimalSign();
  const nameOf = useItemName();
  const ownOf = useOwnCells();
  const cells = (item: WatchItem, index: number): WrittenCell[] => {
    const own = ownOf(item);
    return [
      index + 1,
      own.number,
      nameOf(item),
      own.code,
      own.grams,
      own.carats,
      own.traits,
      item.priced === 'today' ? item.retail.gross / minorPerUnit(item.retail.currency) : '',
      item.retail.currency,
      item.grossWhenAdded / minorPerUnit(item.retail.currency),
      item.addedAt.slice(0, 10),
      item.note,
      own.link,
    ];
  };
  return async (list) => {
    const { toCsv } = await import('@ringwerk/sheets/csv');
    const head = [
      t('colPlace'),
      t('articleNumber'),
      t('colName'),
      t('code'),
      t('colWeightGrams'),
      t('colCarats'),
      t('colTraits'),
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
