/** A cell that is written: a text stays a text, a share is shown in percent, a day is a date. */
export type WrittenCell =
  | string
  | number
  | null
  | { readonly kind: 'percent'; readonly value: number }
  | { readonly kind: 'day'; readonly day: string };

export interface WrittenColumn {
  readonly label: string;
  /** Characters that the column is wide. */
  readonly width: number;
}

export interface WrittenSheet {
  readonly name: string;
  readonly columns: readonly WrittenColumn[];
  readonly rows: readonly (readonly WrittenCell[])[];
}
