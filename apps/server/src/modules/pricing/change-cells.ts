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

/** Makes room for the row of an alloy that the list does not name yet. */
function withOwnAlloys(content: HouseList, cells: readonly Cell[]): HouseList {
  const ids = cells.flatMap(({ path }) => OWN_ALLOY.exec(path)?.[1] ?? []);
  if (ids.length === 0) return content;
  const rows = { ...Object.fromEntries(ids.map((id) => [id, 0])), ...content.alloySurcharge };
  return { ...content, alloySurcharge: rows };
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
  const changed: Json = structuredClone({ ...withOwnAlloys(content, cells) });
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
