import type { CellUnit } from './cell-unit.ts';
import { allTables, type SectionMeans } from './price-sections.ts';

/** A place of a list as a table shows it. */
export interface PricePlace {
  readonly section: string;
  readonly table: string;
  readonly line: string;
  readonly column: string;
  readonly unit: CellUnit;
}

/** Words and unit of every place that a table shows, by its JSON pointer, in the order of the tables. */
export function placesOf(means: SectionMeans): ReadonlyMap<string, PricePlace> {
  return new Map(
    allTables(means).flatMap(({ section, title, columns, rows }) =>
      rows.flatMap(({ label, cells }) =>
        columns.flatMap(({ key, label: column, unit }) => {
          const path = cells[key];
          if (path === undefined) return [];
          const place = { section: means.t(`section.${section}`), table: title, line: label, column, unit };
          return [[path, place] as const];
        }),
      ),
    ),
  );
}

export const placeLabel = ({ table, line, column }: PricePlace): string => `${table} · ${line} · ${column}`;
