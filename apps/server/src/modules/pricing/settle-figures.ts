import type { CellValue, FigureUnit } from '@ringwerk/contract';
import { minorOf, type CountryTerms, type HouseList } from '@ringwerk/kernel/price';
import { CodedError, type FieldIssue } from '../../http/coded-error.ts';
import type { CellFinding } from '../sheets/cell-values.ts';
import { changeCells } from './change-cells.ts';

/** A figure as a file writes it. `path` of a new VAT rate is that of the country's rates. */
export interface WrittenFigure {
  readonly key: string;
  readonly path: string;
  readonly unit: FigureUnit;
  /** Null: the list does not have it yet. */
  readonly before: number | null;
  readonly after: number;
}
interface Cell {
  readonly path: string;
  readonly value: CellValue;
}
/** Cells of figures, and which figure stands at which place of the list that they make. */
interface Laid {
  readonly cells: readonly Cell[];
  readonly places: ReadonlyMap<string, string>;
}

const VAT = /^\/countries\/([A-Z]{2})\/vat/u;
/** How people write what the list's own limits say in minor units and shares. */
const PEOPLE: Readonly<Record<Exclude<FigureUnit, 'cents'>, number>> = { percent: 100, factor: 1, whole: 1 };

const dayOf = ({ key }: WrittenFigure): string => key.slice(key.lastIndexOf('/') + 1);

/** The VAT rates of a country with those of the file, in the order of their days. */
function ratesWith(rates: CountryTerms['vat'], figures: readonly WrittenFigure[]): CountryTerms['vat'] {
  const byDay = new Map(rates.map(({ from, rate }) => [from, rate]));
  for (const figure of figures) byDay.set(dayOf(figure), figure.after);
  return [...byDay].map(([from, rate]) => ({ from, rate })).toSorted((a, b) => a.from.localeCompare(b.from));
}

function layOut({ countries }: HouseList, figures: readonly WrittenFigure[]): Laid {
  const places = new Map<string, string>();
  const cells: Cell[] = [];
  for (const figure of figures) {
    if (VAT.test(figure.path)) continue;
    cells.push({ path: figure.path, value: figure.after });
    places.set(figure.path, figure.key);
  }
  for (const [country, { vat }] of Object.entries(countries)) {
    const path = `/countries/${country}/vat`;
    const own = figures.filter((figure) => figure.path.startsWith(path));
    if (own.length === 0) continue;
    const rates = ratesWith(vat, own);
    cells.push({ path, value: rates.map((rate) => ({ ...rate })) });
    for (const [index, { from }] of rates.entries())
      for (const field of ['rate', 'from']) places.set(`${path}/${index}/${field}`, `${path.slice(1)}/${from}`);
  }
  return { cells, places };
}

function findingOf({ code, params }: FieldIssue, unit: FigureUnit, { currency }: HouseList): CellFinding {
  const scale = unit === 'cents' ? 1 / minorOf(currency) : PEOPLE[unit];
  const limit = (name: 'minimum' | 'maximum') => ({ [name]: Number(params[name]) * scale });
  if (code === 'field.too-small') return { code: 'cell.too-small', params: limit('minimum') };
  if (code === 'field.too-big') return { code: 'cell.too-big', params: limit('maximum') };
  return { code: 'cell.value', params: {} };
}

/** Issues of the list with all cells written; none when it can be. */
function issuesOf(list: HouseList, cells: readonly Cell[]): readonly FieldIssue[] {
  try {
    changeCells(list, cells);
    return [];
  } catch (error) {
    if (error instanceof CodedError && error.issues !== undefined) return error.issues;
    throw error;
  }
}

const branchOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/**
 * Which figures of a file a list can take, looked at together: what cannot stand is refused with the list's own reason, and
 * the rest is looked at again. A place that only cannot stand beside a changed one (an ending above its step) refuses the change.
 */
export function settleFigures(
  list: HouseList,
  written: readonly WrittenFigure[],
): { readonly cells: Cell[]; readonly refused: ReadonlyMap<string, CellFinding> } {
  const refused = new Map<string, CellFinding>();
  for (;;) {
    const changed = written.filter(({ key, before, after }) => before !== after && !refused.has(key));
    if (changed.length === 0) return { cells: [], refused };
    const { cells, places } = layOut(list, changed);
    const issues = issuesOf(list, cells);
    if (issues.length === 0) return { cells: [...cells], refused };
    const before = refused.size;
    for (const issue of issues) {
      const key = places.get(issue.path);
      const own = changed.find((figure) => figure.key === key);
      const beside = changed.filter(({ path }) => branchOf(path) === branchOf(issue.path));
      for (const figure of own === undefined ? beside : [own])
        refused.set(figure.key, findingOf(issue, figure.unit, list));
    }
    // Nothing in the file is to blame: everything that it changes is refused rather than half of it taken.
    if (refused.size === before) for (const { key } of changed) refused.set(key, { code: 'cell.value', params: {} });
  }
}
