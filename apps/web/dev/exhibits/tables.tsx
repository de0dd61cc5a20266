import { useRef, useState } from 'react';
import { useTexts } from '../../src/i18n/use-texts.ts';
import { CellOptions } from '../../src/ui/data-table/cell-options.tsx';
import type { CellEdit, CellMark, DataColumn } from '../../src/ui/data-table/data-column.ts';
import { DataTable } from '../../src/ui/data-table/data-table.tsx';
import { ListTable, type ListColumn } from '../../src/ui/list-table/list-table.tsx';
import { Tabs } from '../../src/ui/tabs.tsx';
import type { Exhibit } from '../exhibit.ts';

const FAMILIES = ['gold', 'platinum', 'palladium', 'silver'] as const;
type Family = (typeof FAMILIES)[number];
type Fees = Readonly<Record<Family, string>>;
const FEES: Fees = { gold: '2.10', platinum: '13.80', palladium: '9.00', silver: '0.35' };

function useTable() {
  const t = useTexts('prices');
  const [fees, setFees] = useState(FEES);
  const columns: readonly DataColumn<Family>[] = [
    { key: 'name', label: t('table.fees'), text: (family) => t(`family.${family}`) },
    {
      key: 'fee',
      label: t('column.fee', { currency: 'EUR' }),
      text: (family) => fees[family],
      order: (family) => Number(fees[family]),
      isNumber: true,
      isEditable: () => true,
    },
  ];
  const onEdit = (edits: readonly CellEdit[]): void =>
    setFees((before) => ({ ...before, ...Object.fromEntries(edits.map(({ row, text }) => [row, text])) }));
  const words = {
    filter: t('table.filter'),
    nothing: t('table.nothing'),
    was: (text: string) => t('cell.was', { text }),
  };
  const mark = (family: Family, column: string): CellMark | undefined =>
    column === 'fee' && fees[family] !== FEES[family] ? { was: FEES[family] } : undefined;
  return { t, props: { table: 'rates' as const, columns, words, mark, onEdit, rowKey: (family: Family) => family } };
}

function Tables() {
  const { t, props } = useTable();
  return (
    <>
      <DataTable {...props} label={t('section.metals')} rows={FAMILIES} />
      <DataTable {...props} label={t('section.work')} rows={[]} isPlain />
    </>
  );
}

/** A cell that was changed, and one that was refused. */
function Cells() {
  const { t, props } = useTable();
  const mark = (family: Family, column: string): CellMark | undefined => {
    if (column !== 'fee') return undefined;
    return family === 'gold' ? { was: '1.95' } : { error: t('cell.refused', { text: 'x' }) };
  };
  return <DataTable {...props} label={t('table.fees')} rows={['gold', 'silver']} mark={mark} isPlain />;
}

/** Cells that offer what they may say once they are written in. */
function Choices() {
  const { t, props } = useTable();
  const choices = FAMILIES.map((family) => FEES[family]);
  const columns = props.columns.map((column) => (column.key === 'fee' ? { ...column, choices } : column));
  return <DataTable {...props} columns={columns} label={t('table.fees')} rows={['gold', 'silver']} isPlain />;
}

/** The list below a cell, as long as its field has the focus. */
function Options() {
  const { t } = useTable();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const options = FAMILIES.map((family) => ({ value: family, label: t(`family.${family}`) }));
  return (
    <>
      <input ref={field} aria-label={t('table.fees')} onFocus={() => setOpen(true)} onBlur={() => setOpen(false)} />
      {isOpen && (
        <CellOptions
          id="exhibit-options"
          label={t('table.fees')}
          field={field}
          options={options}
          chosen={1}
          onTake={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** A list that its reader sorts, walks and chooses the columns of; and one of a page among others. */
function Lists() {
  const t = useTexts('prices');
  const columns: readonly ListColumn<Family>[] = [
    { key: 'name', label: t('table.fees'), sortBy: (family) => family, render: (family) => t(`family.${family}`) },
    {
      key: 'fee',
      label: t('column.fee', { currency: 'EUR' }),
      isFigure: true,
      sortBy: (family) => Number(FEES[family]),
      render: (family) => FEES[family],
    },
    { key: 'section', label: t('sections'), render: () => t('section.metals') },
  ];
  const list = { columns, rows: FAMILIES, keyOf: (family: Family) => family };
  return (
    <>
      <ListTable {...list} table="rates" caption={t('section.metals')} />
      <ListTable {...list} table="rates" caption={t('section.work')} isWhole={false} />
    </>
  );
}

const SECTIONS = ['metals', 'work', 'stones'] as const;

function TabLists() {
  const t = useTexts('prices');
  const [chosen, setChosen] = useState<(typeof SECTIONS)[number]>('metals');
  return (
    <Tabs
      label={t('sections')}
      tabs={SECTIONS.map((key) => ({
        key,
        label: t(`section.${key}`),
        badge: key === 'work' ? '2' : undefined,
      }))}
      chosen={chosen}
      onChange={setChosen}
    >
      <p>{t(`section.${chosen}`)}</p>
    </Tabs>
  );
}

export const TABLES: readonly Exhibit[] = [
  { part: 'DataTable', isWide: true, States: Tables },
  { part: 'DataCell', isWide: true, States: Cells },
  { part: 'CellField', isWide: true, States: Choices },
  { part: 'CellOptions', States: Options },
  { part: 'ListTable', isWide: true, States: Lists },
  { part: 'Tabs', isWide: true, States: TabLists },
];
