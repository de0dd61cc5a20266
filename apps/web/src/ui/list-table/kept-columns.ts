import { create } from 'zustand';

/** Tables whose columns a person chooses. The names are kept on devices: they stay. */
export const TABLES = [
  'alloy-history',
  'alloys',
  'audit',
  'batch-orders',
  'batches',
  'board',
  'castable',
  'collection',
  'conflict',
  'couples',
  'dealer-history',
  'dealer-people',
  'dealers',
  'deliveries',
  'feeds',
  'imports',
  'jobs',
  'mails',
  'order-pad',
  'own-orders',
  'own-papers',
  'own-quotes',
  'papers',
  'people',
  'price-lists',
  'prices',
  'rates',
  'roles',
  'showcase',
  'statistics-alloys',
  'statistics-quotes',
  'statistics-seasons',
  'statistics-sold',
  'statistics-stones',
  'statistics-widths',
  'weights',
  'what-if-articles',
  'what-if-margins',
  'what-if-quotes',
] as const;
export type TableName = (typeof TABLES)[number];

type Hidden = Readonly<Partial<Record<TableName, readonly string[]>>>;

const STORAGE_KEY = 'ringwerk.columns';

function stored(): Hidden {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    const entries = Object.entries(value).flatMap(([name, keys]) =>
      TABLES.some((table) => table === name) && Array.isArray(keys)
        ? [[name, keys.filter((key) => typeof key === 'string')]]
        : [],
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

const useHidden = create<{ readonly hidden: Hidden }>(() => ({ hidden: stored() }));

function write(table: TableName, keys: readonly string[]): void {
  const hidden = { ...useHidden.getState().hidden, [table]: keys };
  useHidden.setState({ hidden });
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(hidden));
  } catch {
    // Without storage the choice lives as long as the page.
  }
}

const NONE: readonly string[] = [];

export interface KeptColumns {
  /** Keys of the columns that are not shown. */
  readonly hidden: readonly string[];
  readonly toggle: (key: string) => void;
  readonly showAll: () => void;
}

/** Columns of a table that its reader has put away; kept on this device. */
export function useKeptColumns(table: TableName): KeptColumns {
  const hidden = useHidden((state) => state.hidden[table]) ?? NONE;
  return {
    hidden,
    toggle: (key) => write(table, hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]),
    showAll: () => write(table, NONE),
  };
}
