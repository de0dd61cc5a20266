import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  MODEL_SHEET_COLUMNS,
  MODEL_SHEET_HEADS,
  PRICE_SHEET_HEADS,
  SHEET_RESULTS,
  type ModelImportRow,
  type ModelSheetColumn,
  type SheetFinding,
  type SheetResult,
} from '@ringwerk/contract';
import type { Sheet, SheetCell, SheetRow } from '@ringwerk/sheets';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Doer } from '../audit/record-audit.ts';
import { houseZone } from '../calendar/house-zone.ts';
import type { HouseModel } from '../catalogue/house-model.ts';
import { designKeyOf } from '../designs/design-key-of.ts';
import type { CellFinding } from '../sheets/cell-values.ts';
import { mapHead, type HeadMap } from '../sheets/map-head.ts';
import { findingOf, readNewModel, settleChange, type NewFromSheet } from './model-sheet-changes.ts';
import { readModelCell } from './model-sheet-cells.ts';
import { RowRefusal, type ChangedModel, type Written } from './model-sheet-rows.ts';
import { placesOfAll, textsOfModel, type ModelTexts, type ModelWording, type Places } from './model-sheet.ts';
import { freeNumbers } from './free-numbers.ts';

/** Rows between which the process answers others: some five milliseconds. */
const ROWS_AT_ONCE = 100;
/** Rows that are answered together. */
const ROWS_ANSWERED = 500;
/** Models whose keys are computed between two looks at what else waits. */
const KEYS_AT_ONCE = 100;

/** Columns that a file never changes: they name the model, or are changed in the article itself. */
const FIXED: readonly ModelSheetColumn[] = ['section', 'code', 'twin'];
const NAMING: readonly ModelSheetColumn[] = ['article', 'version'];

type Head = HeadMap<ModelSheetColumn>;
type Row = ModelImportRow;
/** Everything that a file does to the collection. The answers for its rows were handed on as they came. */
export interface SheetPlan {
  readonly counts: Record<SheetResult, number>;
  /** Names the answers, and the versions of what they change. */
  readonly digest: string;
  readonly changed: readonly ChangedModel[];
  readonly created: readonly NewFromSheet[];
}
export interface PlanHooks {
  readonly signal: AbortSignal;
  /** @param done - 0 to 1 */
  readonly onProgress?: (done: number) => void;
  /** Without it only the answers are made: what they would write takes the memory of the whole collection. */
  readonly isKept?: boolean;
  /** Some hundred answers, in the order of the file. */
  readonly onRows?: (rows: readonly Row[]) => Promise<void>;
}

interface KnownDesigns {
  readonly articles: ReadonlyMap<string, string>;
  readonly rows: Map<string, number>;
}

interface Means {
  readonly services: Services;
  readonly doer: Doer;
  readonly head: Head;
  readonly now: Date;
  /** Of the house's days. */
  readonly zone: string;
  readonly byArticle: ReadonlyMap<string, HouseModel>;
  readonly texts: (model: HouseModel) => ModelTexts;
  readonly placesOf: (model: HouseModel) => Places;
  /** First row of each article. */
  readonly seen: Map<string, number>;
  /** Successors as the rows before have set them, by set id. */
  readonly successors: Map<number, number | null>;
  /** Articles by the keys of the designs that they open with; those that the rows before make, by their rows. */
  readonly designs: () => Promise<KnownDesigns>;
  /** Refusals of designs, by section and codes. */
  readonly refused: Map<string, CodedError>;
  /** Numbers that each section has left, behind those that the rows before take. */
  readonly free: Map<number, number>;
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

/** No design stands twice in the collection. */
async function takeNumber({ key, model: { section } }: NewFromSheet, row: number, means: Means): Promise<void> {
  const { articles, rows } = await means.designs();
  const article = articles.get(key);
  if (article !== undefined) throw new RowRefusal('code', { code: 'code.twice', params: { article } });
  const first = rows.get(key);
  if (first !== undefined) throw new RowRefusal('code', { code: 'row.twice', params: { row: first } });
  means.free.set(section, (means.free.get(section) ?? 0) - 1);
  rows.set(key, row);
}

/** A design that a row before could not take is not evaluated again: a code may be copied down a whole column. */
async function evaluatedOnce(
  what: string,
  { refused }: Means,
  read: () => Promise<NewFromSheet>,
): Promise<NewFromSheet> {
  const known = refused.get(what);
  if (known !== undefined) throw known;
  try {
    return await read();
  } catch (error) {
    if (error instanceof CodedError) refused.set(what, error);
    throw error;
  }
}

async function planNew(row: SheetRow, means: Means): Promise<RowPlan> {
  const written = readWritten(row, means.head, NO_PLACES);
  const { code = '', twin = '', section = '' } = written;
  if (code === '') throw new RowRefusal('article', { code: 'cell.missing', params: {} });
  const what = `${section} ${code} ${twin}`;
  const first = means.seen.get(`code ${code}`);
  if (first !== undefined) throw new RowRefusal('code', { code: 'row.twice', params: { row: first } });
  const created = await evaluatedOnce(what, means, () => readNewModel(written, means));
  await takeNumber(created, row.row, means);
  means.seen.set(`code ${code}`, row.row);
  const changes = [...means.head].flatMap(([column, { label }]) => {
    const after = written[column] ?? '';
    return after === '' ? [] : [{ column: label, before: '', after }];
  });
  return { row: { row: row.row, article: code, result: 'new', changes, findings: [] }, created };
}

async function designsOf(list: readonly HouseModel[]): Promise<KnownDesigns> {
  const articles = new Map<string, string>();
  for (const [index, model] of list.entries()) {
    if (index % KEYS_AT_ONCE === 0) await setImmediate();
    articles.set(designKeyOf(model.with ?? model.without), model.articleNumber);
  }
  return { articles, rows: new Map() };
}

function meansOf(services: Services, doer: Doer, head: Head, zone: string): Means {
  const { list } = services.models;
  let designs: Promise<KnownDesigns> | null = null;
  const places = placesOfAll(list);
  const numbers = new Map(list.map(({ setId, articleNumber }) => [setId, articleNumber]));
  const wording: ModelWording = { articleOf: (setId) => numbers.get(setId), zone };
  const placesOf = ({ setId }: HouseModel): Places => places.get(setId) ?? NO_PLACES;
  return {
    services,
    doer,
    head,
    now: services.clock(),
    zone,
    byArticle: new Map(list.map((model) => [model.articleNumber, model])),
    texts: (model) => textsOfModel(model, placesOf(model), wording),
    placesOf,
    seen: new Map(),
    successors: new Map(),
    designs: () => (designs ??= designsOf(list)),
    refused: new Map(),
    free: freeNumbers(list),
  };
}

/**
 * What a file would do to the collection as it is in memory; nothing is written. However many rows it has, the process
 * answers others meanwhile.
 * @throws CodedError `sheet.unreadable` for the file of another list, and the reason of `signal`
 */
export async function planSheet(
  services: Services,
  doer: Doer,
  sheet: Sheet,
  { signal, onProgress, onRows, isKept = false }: PlanHooks,
): Promise<SheetPlan> {
  const head = mapHead(sheet, MODEL_SHEET_HEADS, {
    needed: ['article'],
    others: [{ heads: PRICE_SHEET_HEADS, columns: ['value', 'key'] }],
  });
  const means = meansOf(services, doer, head, await houseZone(services.database.orm));
  const answers = new RowAnswers(onRows);
  const [changed, created]: [ChangedModel[], NewFromSheet[]] = [[], []];
  for (const [index, row] of sheet.rows.entries()) {
    if (index % ROWS_AT_ONCE === 0) {
      await setImmediate();
      signal.throwIfAborted();
      onProgress?.(index / sheet.rows.length);
    }
    const plan = await planRow(row, means);
    if (isKept && plan.changed !== undefined) changed.push(plan.changed);
    if (isKept && plan.created !== undefined) created.push(plan.created);
    await answers.add(plan.row, plan.changed?.model.version);
  }
  return { ...(await answers.end()), changed, created };
}

/** The answers for rows: counted, named, and handed on some hundred at a time. */
class RowAnswers {
  readonly #onRows: PlanHooks['onRows'];
  readonly #hash = createHash('sha256');
  // The keys are the results, by their list.
  readonly #counts = Object.fromEntries(SHEET_RESULTS.map((result) => [result, 0])) as Record<SheetResult, number>;
  #rows: Row[] = [];

  constructor(onRows: PlanHooks['onRows']) {
    this.#onRows = onRows;
  }

  async add(row: Row, version: number | undefined): Promise<void> {
    this.#counts[row.result] += 1;
    this.#hash.update(JSON.stringify([row, version]));
    if (this.#onRows === undefined) return;
    this.#rows.push(row);
    if (this.#rows.length >= ROWS_ANSWERED) await this.#flush();
  }

  async end(): Promise<Pick<SheetPlan, 'counts' | 'digest'>> {
    await this.#flush();
    return { counts: this.#counts, digest: this.#hash.digest('hex') };
  }

  async #flush(): Promise<void> {
    const rows = this.#rows;
    this.#rows = [];
    if (rows.length > 0) await this.#onRows?.(rows);
  }
}
