import { ALLOYS, shippedAlloy } from '@ringwerk/catalogue';
import type { HouseList } from '@ringwerk/kernel/price';
import type { FieldIssue } from '../../http/coded-error.ts';
import { CodedError } from '../../http/coded-error.ts';
import { houseListFields } from './house-list-schema.ts';

/** A place of a list by its JSON pointer, and what is written there. */
export interface Cell {
  readonly path: string;
  readonly value: unknown;
}
type Json = Record<string, unknown> | unknown[];

const isBranch = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const issueAt = (path: string, code: string, params: FieldIssue['params'] = {}): FieldIssue => ({
  code,
  path,
  params,
  severity: 'error',
});

/** Whether a branch has the step: of an array its rows alone, never its length, which could be set to any size. */
const hasStep = (branch: Json, step: string): boolean =>
  Object.hasOwn(branch, step) && (!Array.isArray(branch) || /^\d+$/u.test(step));

/** What stands at a JSON pointer; undefined for a place that the list does not have. */
export const valueAt = (list: HouseList, path: string): unknown => placeAt(list, path.split('/').slice(1));

function placeAt(list: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>(
    (place, step) => (isBranch(place) && hasStep(place, step) ? Reflect.get(place, step) : undefined),
    list,
  );
}

/** A row for an alloy of the house's own, which a list made before it does not have yet. */
const OWN_ALLOY = /^\/alloySurcharge\/([a-z]{2}\d+-[a-z]+-h\d+)$/u;

/** The row of a metal that is sold by the piece, which a list made before its release does not have yet. */
const PIECE_METAL = /^\/pieceMetal\/([a-z0-9-]+)$/u;
const isPieceMetal = (id: string): boolean => shippedAlloy(id)?.fineMetal === null;

/** Loss and fee of a kind of metal, in the same way. */
const METAL_KIND = /^\/(loss|alloyFee)\/([A-Za-z]+)$/u;
const isMetalKind = (kind: string): boolean =>
  ALLOYS.some(({ fineMetal, family, lossKey }) => fineMetal !== null && (family === kind || lossKey === kind));
const hasPath = (cells: readonly Cell[], path: string): boolean => cells.some((cell) => cell.path === path);

/** Makes room for the rows of alloys that the list does not name yet. */
function withNewAlloys(content: HouseList, cells: readonly Cell[]): HouseList {
  const own = cells.flatMap(({ path }) => OWN_ALLOY.exec(path)?.[1] ?? []);
  const pieces = cells.flatMap(({ path }) => PIECE_METAL.exec(path)?.[1] ?? []).filter(isPieceMetal);
  const rows = { ...Object.fromEntries(own.map((id) => [id, 0])), ...content.alloySurcharge };
  const kinds = cells.flatMap(({ path }) => METAL_KIND.exec(path)?.[2] ?? []).filter(isMetalKind);
  const newOf = (named: Readonly<Record<string, number>>, branch: string) => ({
    ...Object.fromEntries(kinds.filter((kind) => hasPath(cells, `/${branch}/${kind}`)).map((kind) => [kind, 0])),
    ...named,
  });
  return {
    ...content,
    loss: newOf(content.loss, 'loss'),
    alloyFee: newOf(content.alloyFee, 'alloyFee'),
    ...(own.length === 0 ? {} : { alloySurcharge: rows }),
    pieceMetal: {
      ...content.pieceMetal,
      ...Object.fromEntries(pieces.map((id) => [id, content.pieceMetal[id] ?? []])),
    },
  };
}

/** Writes one cell; false for a place that the list does not have. */
function write(list: Json, { path, value }: Cell): boolean {
  const steps = path.split('/').slice(1);
  const last = steps.pop();
  const branch = placeAt(list, steps);
  if (last === undefined || !isBranch(branch) || !hasStep(branch, last)) return false;
  return Reflect.set(branch, last, value);
}

/**
 * The list with all cells written, checked as a whole.
 * @throws CodedError `request.invalid` with a finding at every cell that cannot be: nothing is taken then.
 */
export function changeCells(content: HouseList, cells: readonly Cell[]): HouseList {
  const changed: Json = structuredClone({ ...withNewAlloys(content, cells) });
  const unknown = cells.filter((cell) => !write(changed, cell));
  if (unknown.length > 0)
    throw new CodedError('request.invalid', { issues: unknown.map(({ path }) => issueAt(path, 'field.unknown')) });
  const parsed = houseListFields.safeParse(changed);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((found) => {
    const path = `/${found.path.map(String).join('/')}`;
    if (found.code === 'too_small') return issueAt(path, 'field.too-small', { minimum: Number(found.minimum) });
    if (found.code === 'too_big') return issueAt(path, 'field.too-big', { maximum: Number(found.maximum) });
    return issueAt(path, 'field.value', { expected: found.code === 'invalid_type' ? found.expected : '' });
  });
  throw new CodedError('request.invalid', { issues });
}
