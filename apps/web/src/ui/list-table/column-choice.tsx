import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../icon.tsx';
import { Menu } from '../menu.tsx';
import { useKeptColumns, type TableName } from './kept-columns.ts';

export interface ChosenColumn {
  readonly key: string;
  readonly label: string;
  /** Stays, whatever is chosen: steps of a row, its picture. The first column names the rows and stays, too. */
  readonly isFixed?: boolean;
}

interface Choice<Column> {
  readonly shown: readonly Column[];
  /** Null for a table without a column to choose. */
  readonly menu: ReactNode;
}

/** Columns that the reader wants to see of a table, and the menu in which they are chosen. */
export function useColumnChoice<Column extends ChosenColumn>(
  table: TableName,
  columns: readonly Column[],
): Choice<Column> {
  const t = useTexts('ui');
  const { hidden, toggle, showAll } = useKeptColumns(table);
  const free = columns.filter(({ isFixed = false }, index) => index > 0 && !isFixed);
  const isHidden = (column: Column): boolean => free.includes(column) && hidden.includes(column.key);
  const shown = columns.filter((column) => !isHidden(column));
  if (free.length === 0) return { shown: columns, menu: null };
  const items = free.map((column) => ({
    key: column.key,
    label: column.label,
    isOn: !isHidden(column),
    onSelect: () => toggle(column.key),
  }));
  const all = { key: ' all', label: t('columns.all'), isDisabled: shown.length === columns.length, onSelect: showAll };
  return {
    shown,
    menu: (
      <Menu
        label={t('columns')}
        button={
          <>
            {t('columns')}
            {shown.length < columns.length && ` ${shown.length}/${columns.length}`}
            <Icon name="chevronDown" size={16} />
          </>
        }
        items={[...items, all]}
      />
    ),
  };
}
