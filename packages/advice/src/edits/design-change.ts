import type { Design } from '@ringwerk/kernel';

/** One step of an edit: write `value` at the JSON pointer `path` of a design. */
export interface Change {
  readonly path: string;
  readonly value: unknown;
}

/**
 * Writes changes one after the other into a copy of the design; untouched rings keep their identity, so that
 * only changed rings are meshed again. The result is not yet a design: the kernel parses and checks it.
 * A pointer one past the end of a list appends. @throws RangeError when a pointer leads nowhere.
 */
export function applyChanges(design: Design, changes: readonly Change[]): Design {
  let result: unknown = design;
  for (const change of changes) result = writeAt(result, pointerSteps(change.path), change);
  return result as Design; // the kernel parses every edit before anything is done with it
}

/** The value at a JSON pointer, undefined where there is none. */
export function readAt(design: Design, path: string): unknown {
  let value: unknown = design;
  for (const step of pointerSteps(path)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[step]; // object or array, by the guard above
  }
  return value;
}

function pointerSteps(path: string): readonly string[] {
  if (path === '') return [];
  return path
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function writeAt(target: unknown, steps: readonly string[], change: Change): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return change.value;
  if (Array.isArray(target)) {
    const index = Number(step);
    if (!Number.isInteger(index) || index < 0 || index > target.length) {
      throw new RangeError(`change leads nowhere: ${change.path}`);
    }
    const copy: unknown[] = [...target];
    copy[index] = writeAt(copy[index], rest, change);
    return copy;
  }
  if (typeof target !== 'object' || target === null) throw new RangeError(`change leads nowhere: ${change.path}`);
  const record = target as Record<string, unknown>; // an object that is not a list
  return { ...record, [step]: writeAt(record[step], rest, change) };
}
