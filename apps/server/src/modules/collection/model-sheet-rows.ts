import type { ModelSheetColumn } from '@ringwerk/contract';
import type { HouseModel } from '../catalogue/house-model.ts';
import type { CellFinding } from '../sheets/cell-values.ts';
import type { ModelChange } from './collection-repository.ts';
import type { Places } from './model-sheet.ts';

/** What the cells of a row say; a column that the file does not have is absent. */
export type Written = Partial<Record<ModelSheetColumn, string>>;

export interface ChangedModel {
  readonly model: HouseModel;
  readonly change: ModelChange;
  /** Null: they stay. */
  readonly places: Places | null;
}
/** Refused at a column, or null for the row as a whole. */
export class RowRefusal extends Error {
  readonly column: ModelSheetColumn | null;
  readonly finding: CellFinding;
  constructor(column: ModelSheetColumn | null, finding: CellFinding) {
    super(finding.code);
    this.column = column;
    this.finding = finding;
  }
}
