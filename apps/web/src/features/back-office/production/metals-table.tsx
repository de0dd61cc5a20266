import type { MeltRow } from '@ringwerk/contract';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { SumsTable, type SumsColumn } from './sums-table.tsx';

const NONE = '–';

/** What is melted of each alloy: finished, with the loss, and fine. */
export function MetalsTable({ metals }: { readonly metals: readonly MeltRow[] }) {
  const t = useTexts('production');
  const format = useFormat();
  const columns: SumsColumn<MeltRow>[] = [
    { key: 'alloy', label: t('metal.alloy'), render: ({ name }) => name },
    {
      key: 'fine',
      label: t('metal.fine'),
      render: ({ fineMetal, fineness }) => (fineMetal === null ? NONE : `${fineMetal} ${fineness ?? ''}`),
    },
    { key: 'parts', label: t('metal.parts'), isFigure: true, render: ({ parts }) => format.number(parts) },
    { key: 'grams', label: t('metal.grams'), isFigure: true, render: ({ grams }) => format.grams(grams) },
    {
      key: 'loss',
      label: t('metal.loss'),
      isFigure: true,
      render: ({ loss }) => (loss === null ? NONE : format.percent(loss, 1)),
    },
    {
      key: 'melt',
      label: t('metal.melt'),
      isFigure: true,
      render: ({ fineMetal, meltGrams }) => (fineMetal === null ? NONE : format.grams(meltGrams)),
    },
    {
      key: 'fineGrams',
      label: t('metal.fineGrams'),
      isFigure: true,
      render: ({ fineGrams }) => (fineGrams === null ? NONE : format.grams(fineGrams)),
    },
  ];
  return <SumsTable caption={t('lists.metals')} columns={columns} rows={metals} keyOf={({ alloy }) => alloy} />;
}
