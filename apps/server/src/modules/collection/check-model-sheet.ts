import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  MODEL_SHEET_COLUMNS,
  MODEL_SHEET_HEADS,
  MODEL_SHEET_ROWS_MAX,
  PRICE_SHEET_HEADS,
  type ModelSheetCheck,
  type ModelSheetColumn,
  type SheetFinding,
} from '@ringwerk/contract';
import { designKey } from '@ringwerk/kernel';
import { SHEET_LIMITS, type Sheet, type SheetCell, type SheetRow } from '@ringwerk/sheets';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import type { HouseModel } from '../catalogue/house-model.ts';
import type { CellFinding } from '../sheets/cell-values.ts';
import { mapHead, type HeadMap } from '../sheets/map-head.ts';
import { readUpload } from '../sheets/read-upload.ts';
import { findingOf, readNewModel, settleChange, type NewFromSheet } from './model-sheet-changes.ts';
import { readModelCell } from './model-sheet-cells.ts';
import { RowRefusal, type ChangedModel, type Written } from './model-sheet-rows.ts';
import { placesOfAll, textsOfModel, type ModelTexts, type Places } from './model-sheet.ts';

const ROWS_AT_ONCE = 100;
const LIMITS = { ...SHEET_LIMITS, rows: MODEL_SHEET_ROWS_MAX };

/** Columns that a file never changes: they name the model, or are changed in the article itself. */
const FIXED: readonly ModelSheetColumn[] = ['section', 'code', 'twin'];
const NAMING: readonly ModelSheetColumn[] = ['article', 'version'];

type Head = HeadMap<ModelSheetColumn>;
type Row = ModelSheetCheck['rows'][number];
/** Everything that a file does to the collection. */
export interface SheetPlan {
  readonly answer: ModelSheetCheck;
  readonly changed: readonly ChangedModel[];
  readonly created: readonly NewFromSheet[];
}

interface Means {
  readonly services: Services;
  readonly caller: Caller;
  readonly head: Head;
  readonly now: Date;
  readonly byArticle: ReadonlyMap<string, HouseModel>;
  readonly texts: (model: HouseModel) => ModelTexts;
  readonly placesOf: (model: HouseModel) => Places;
  /** First row of each article. */
  readonly seen: Map<string, number>;
  /** Successors as the rows before have set them, by set id. */
  readonly successors: Map<number, number | null>;
  /** Articles by the keys of the designs that they open with. */
  readonly articleOfDesign: () => ReadonlyMap<string, string>;
}

const cellAt = ({ cells }: SheetRow, head: Head, column: ModelSheetColumn): SheetCell =>
  cells[head.get(column)?.index ?? -1] ?? '';

function readWritten(row: SheetRow, head: Head, before: Places): Written {
  const written: Written = {};
  for (const column of head.keys()) {
    const reading = readModelCell(column, cellAt(row, head, column), before);
    if (!reading.ok) throw new RowRefusal(column, reading.finding);
    written[column] = reading.value;
  }
  return written;
}

const NO_PLACES: Places = new Map();

type RowPlan = { readonly row: Row; readonly changed?: ChangedModel; readonly created?: NewFromSheet };

async function planRow(row: SheetRow, means: Means): Promise<RowPlan> {
  const { head, byArticle, seen } = means;
  const name = readModelCell('article', cellAt(row, head, 'article'), NO_PLACES);
  const article = name.ok ? name.value : '';
  const refuse = (column: ModelSheetColumn | null, { code, params }: CellFinding): RowPlan => {
    const label = column === null ? '' : (head.get(column)?.label ?? '');
    const finding: SheetFinding = { column: label, code, params: { ...params } };
    return { row: { row: row.row, article, result: 'refused', changes: [], findings: [finding] } };
  };
  try {
    if (row.isCut === true) throw new RowRefusal(null, { code: 'row.cut-off', params: {} });
    if (article === '') return await planNew(row, means);
    const model = byArticle.get(article);
    if (model === undefined) throw new RowRefusal('article', { code: 'row.unknown', params: { text: article } });
    const first = seen.get(article);
    if (first !== undefined) throw new RowRefusal('article', { code: 'row.twice', params: { row: first } });
    seen.set(article, row.row);
    return planChange(row, model, means);
  } catch (error) {
    if (error instanceof RowRefusal) return refuse(error.column, error.finding);
    const { column, finding } = findingOf(error);
    return refuse(column, finding);
  }
}

function planChange(row: SheetRow, model: HouseModel, means: Means): RowPlan {
  const { head, texts, placesOf } = means;
  const before = texts(model);
  const written = readWritten(row, head, placesOf(model));
  const { version = '' } = written;
  if (version !== '' && version !== before.version) throw new RowRefusal('version', { code: 'row.stale', params: {} });
  const columns = MODEL_SHEET_COLUMNS.filter((column) => {
    const text = written[column];
    return text !== undefined && !NAMING.includes(column) && text !== before[column];
  });
  const fixed = columns.find((column) => FIXED.includes(column) && written[column] !== '');
  if (fixed !== undefined) throw new RowRefusal(fixed, { code: 'cell.fixed', params: {} });
  const own = columns.filter((column) => !FIXED.includes(column));
  const article = model.articleNumber;
  if (own.length === 0) return { row: { row: row.row, article, result: 'unchanged', changes: [], findings: [] } };
  const changes = own.map((column) => ({
    column: head.get(column)?.label ?? column,
    before: before[column],
    after: written[column] ?? '',
  }));
  const changed = settleChange(model, written, own, means);
  return { row: { row: row.row, article, result: 'changed', changes, findings: [] }, changed };
}

async function planNew(row: SheetRow, means: Means): Promise<RowPlan> {
  const written = readWritten(row, means.head, NO_PLACES);
  const { code = '' } = written;
  if (code === '') throw new RowRefusal('article', { code: 'cell.missing', params: {} });
  const first = means.seen.get(`code ${code}`);
  if (first !== undefined) throw new RowRefusal('code', { code: 'row.twice', params: { row: first } });
  const created = await readNewModel(written, means);
  means.seen.set(`code ${code}`, row.row);
  const changes = [...means.head].flatMap(([column, { label }]) => {
    const after = written[column] ?? '';
    return after === '' ? [] : [{ column: label, before: '', after }];
  });
  return { row: { row: row.row, article: code, result: 'new', changes, findings: [] }, created };
}

const designsOf = (list: readonly HouseModel[]): ReadonlyMap<string, string> =>
  new Map(list.map((model) => [designKey(model.with ?? model.without), model.articleNumber]));

function meansOf(services: Services, caller: Caller, head: Head): Means {
  const { list } = services.models;
  let designs: ReadonlyMap<string, string> | null = null;
  const places = placesOfAll(list);
  const numbers = new Map(list.map(({ setId, articleNumber }) => [setId, articleNumber]));
  const placesOf = ({ setId }: HouseModel): Places => places.get(setId) ?? NO_PLACES;
  return {
    services,
    caller,
    head,
    now: services.clock(),
    byArticle: new Map(list.map((model) => [model.articleNumber, model])),
    texts: (model) => textsOfModel(model, placesOf(model), (setId) => numbers.get(setId)),
    placesOf,
    seen: new Map(),
    successors: new Map(),
    articleOfDesign: () => (designs ??= designsOf(list)),
  };
}

/** What a file would do to the collection as it is now; nothing is written. */
export async function planSheet(services: Services, caller: Caller, sheet: Sheet): Promise<SheetPlan> {
  const head = mapHead(sheet, MODEL_SHEET_HEADS, {
    needed: ['article'],
    others: [{ heads: PRICE_SHEET_HEADS, columns: ['value', 'key'] }],
  });
  const means = meansOf(services, caller, head);
  const plans: RowPlan[] = [];
  for (const [index, row] of sheet.rows.entries()) {
    // Between some of the rows the process answers others.
    if (index % ROWS_AT_ONCE === 0) await setImmediate();
    plans.push(await planRow(row, means));
  }
  const rows = plans.map((plan) => plan.row);
  const changed = plans.flatMap((plan) => plan.changed ?? []);
  const count = (result: Row['result']): number => rows.filter((row) => row.result === result).length;
  const state = JSON.stringify([rows, changed.map(({ model }) => [model.setId, model.version])]);
  return {
    answer: {
      sheet: sheet.name,
      others: sheet.others,
      counts: {
        new: count('new'),
        changed: count('changed'),
        unchanged: count('unchanged'),
        refused: count('refused'),
      },
      rows,
      digest: createHash('sha256').update(state).digest('hex'),
    },
    changed,
    created: plans.flatMap((plan) => plan.created ?? []),
  };
}

/** The same for an uploaded file, over the collection as the database has it. */
export async function planUpload(services: Services, caller: Caller, data: string): Promise<SheetPlan> {
  const sheet = await readUpload(Buffer.from(data, 'base64'), LIMITS);
  await services.models.refresh();
  return planSheet(services, caller, sheet);
}
