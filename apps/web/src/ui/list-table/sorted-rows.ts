export interface SortedBy {
  /** Of the column. */
  readonly key: string;
  readonly isDown: boolean;
}

/** `Order 9` comes before `Order 10`. */
const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Rows by what they say in a column, equal ones as they came; as they came where nobody sorts. */
export function sortedRows<Row>(
  rows: readonly Row[],
  sort: SortedBy | null,
  valueOf: (row: Row, key: string) => number | string,
): readonly Row[] {
  if (sort === null) return rows;
  const { key, isDown } = sort;
  const compare = (one: number | string, other: number | string): number =>
    typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(String(one), String(other));
  return rows.toSorted((one, other) => compare(valueOf(one, key), valueOf(other, key)) * (isDown ? -1 : 1));
}
