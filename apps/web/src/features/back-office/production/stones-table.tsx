import type { StoneBag, WorkLists } from '@ringwerk/contract';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { SumsTable, type SumsColumn } from './sums-table.tsx';

type StoneKind = WorkLists['stones'][number] & Partial<Pick<StoneBag['stones'][number], 'setting'>>;

const keyOf = ({ stock, cut, size, material, quality, setting = '' }: StoneKind): string =>
  JSON.stringify([stock, cut, size, material, quality, setting]);

interface StonesTableProps {
  readonly caption: string;
  readonly stones: readonly StoneKind[];
  /** The setter reads the setting, whoever draws stones the weight. */
  readonly last: 'setting' | 'carats';
}

export function StonesTable({ caption, stones, last }: StonesTableProps) {
  const t = useTexts('production');
  const format = useFormat();
  const setting: SumsColumn<StoneKind> = {
    key: 'setting',
    label: t('stone.setting'),
    render: ({ setting: own = '' }) => own,
  };
  const carats: SumsColumn<StoneKind> = {
    key: 'carats',
    label: t('stone.carats'),
    isFigure: true,
    render: (stone) => format.carats(stone.carats),
  };
  const columns: SumsColumn<StoneKind>[] = [
    { key: 'cut', label: t('stone.cut'), render: ({ cut }) => cut },
    { key: 'size', label: t('stone.size'), render: ({ size }) => size },
    { key: 'material', label: t('stone.material'), render: ({ material }) => material },
    {
      key: 'quality',
      label: t('stone.quality'),
      render: ({ quality, stock }) => (stock === null ? quality : `${quality} · ${t('stone.stock', { stock })}`),
    },
    ...(last === 'setting' ? [setting] : []),
    { key: 'count', label: t('stone.count'), isFigure: true, render: ({ count }) => format.number(count) },
    ...(last === 'carats' ? [carats] : []),
  ];
  return <SumsTable caption={caption} columns={columns} rows={stones} keyOf={keyOf} />;
}
