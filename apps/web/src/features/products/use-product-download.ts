import type { Model } from '@ringwerk/contract';
import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useToday } from '../../i18n/house-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { modelPath } from '../../paths.ts';
import { toCsv, type WrittenCell } from '@ringwerk/sheets/csv';
import { useDecimalSign } from '../../domain/download/decimal-sign.ts';
import { saveFile } from '../../domain/download/save-file.ts';
import { lengthDigits } from '../../domain/rings/length-digits.ts';
import { minorPerUnit } from '../../domain/rings/minor-units.ts';
import { showToast } from '../../ui/toast-store.ts';
import { productRows, type ProductRow } from './product-rows.ts';

interface ListWanted {
  readonly fetch: () => Promise<readonly Model[]>;
  readonly stones: 'with' | 'without' | undefined;
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
const joined = (values: readonly number[], text: (value: number) => string): WrittenCell => {
  const [first] = values;
  // One figure stays a number, so that the spreadsheet can reckon with it; a pair of two becomes a text.
  return first !== undefined && values.every((value) => value === first) ? first : values.map(text).join(' / ');
};

/** The list on screen as a file, all of its pages. */
export function useProductDownload() {
  const t = useTexts('products');
  const g = useTexts('gallery');
  const format = useFormat();
  const decimal = useDecimalSign();
  const [isBusy, setBusy] = useState(false);

  const cells = ({ model, option, variant, rings }: ProductRow): WrittenCell[] => [
    model.articleNumber,
    model.name,
    t(`kind-${model.kind}`),
    g(option === 'with' ? 'withStones' : 'withoutStones'),
    variant.stoneCount,
    joined(
      rings.map((ring) => round(ring.width, 2)),
      (width) => format.number(width, lengthDigits(width)),
    ),
    joined(
      rings.map((ring) => round(ring.height, 2)),
      (height) => format.number(height, 2),
    ),
    round(variant.grams, 2),
    variant.retail.gross / minorPerUnit(variant.retail.currency),
    variant.retail.currency,
    new URL(`${modelPath(model)}?stones=${option}`, location.origin).href,
  ];
  const head = [
    t('colArticle'),
    t('colName'),
    t('colKind'),
    t('colStones'),
    t('colStoneCount'),
    t('colWidth'),
    t('colHeight'),
    t('colWeightGrams'),
    t('colPrice'),
    t('colCurrency'),
    t('colLink'),
  ];
  const today = useToday();
  const download = async ({ fetch, stones }: ListWanted): Promise<void> => {
    setBusy(true);
    try {
      const rows = productRows(await fetch(), stones);
      saveFile(`${t('fileName')}-${today}.csv`, toCsv([head, ...rows.map(cells)], decimal), 'text/csv;charset=utf-8');
      showToast(t('downloaded', { count: rows.length, shown: format.number(rows.length) }));
    } catch {
      showToast(t('downloadFailed'), { tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, download };
}
