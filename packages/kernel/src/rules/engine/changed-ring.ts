import { DESIGN_SHAPE } from '../../design/design-shape.ts';
import { canonicalRing } from '../../design/parse-design.ts';
import { IssueCollector, readShape } from '../../design/read-shape.ts';
import type { RingDesign } from '../../design/ring-design.ts';
import type { Way } from '../basis/make-issue.ts';

/** Steps of a JSON pointer. */
export const pointerSteps = (path: string): readonly string[] =>
  path
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

function writtenInto(node: unknown, steps: readonly string[], value: unknown): { readonly value: unknown } | null {
  const [step, ...rest] = steps;
  if (step === undefined) return { value };
  if (typeof node !== 'object' || node === null) return null;
  if (Array.isArray(node)) {
    const index = Number(step);
    // One past the end appends.
    if (!Number.isInteger(index) || index < 0 || index > node.length) return null;
    const inner = writtenInto(node[index], rest, value);
    if (inner === null) return null;
    const copy: unknown[] = [...node];
    copy[index] = inner.value;
    return { value: copy };
  }
  // An object that is not a list is read by key here; the result is parsed again before it is used.
  const record = node as Readonly<Record<string, unknown>>;
  if (!Object.hasOwn(record, step)) return null;
  const inner = writtenInto(record[step], rest, value);
  return inner === null ? null : { value: { ...record, [step]: inner.value } };
}

/** A value to be written at a JSON pointer, whatever it is: what comes out is parsed before it is used. */
export interface Written {
  readonly path: string;
  readonly value: unknown;
}

/** JSON with other values at the paths, written one after the other; null when one leads nowhere. Untouched parts are shared. */
export function written(node: unknown, ways: readonly Written[]): { readonly value: unknown } | null {
  let result: { readonly value: unknown } | null = { value: node };
  for (const way of ways) {
    if (result === null) return null;
    result = writtenInto(result.value, pointerSteps(way.path), way.value);
  }
  return result;
}

/** The value at a JSON pointer; undefined where there is none. */
export function valueAt(node: unknown, path: string): unknown {
  let value: unknown = node;
  for (const step of pointerSteps(path)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[step]; // object or list, by the guard above
  }
  return value;
}

/** The ring after the changes, or null when they leave the parameter table. `path` is the ring's own pointer. */
export function changedRing(ring: RingDesign, path: string, ways: readonly Way[]): RingDesign | null {
  const own = ways.map((way) => ({ path: way.path.slice(path.length), value: way.value }));
  const changed = written(ring, own);
  const { rings } = DESIGN_SHAPE.fields;
  if (changed === null || rings?.kind !== 'list') return null;
  const found = new IssueCollector();
  const value = readShape(rings.of, changed.value, path, found);
  // Parsed: no issue means that the value has the shape of a ring.
  return found.issues.length === 0 ? canonicalRing(value as RingDesign) : null;
}
