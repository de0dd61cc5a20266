import type { Issue, IssueCode, RecordValue } from '../../units/result.ts';

/** A change of the ring that may remove a finding; `path` is a JSON pointer into the design. */
export interface Way {
  readonly path: string;
  readonly value: RecordValue;
}

/** What a rule finds: an issue without repair, and ways out in the order in which they should be tried. */
export interface Finding {
  readonly code: IssueCode;
  readonly path: string;
  readonly params: Issue['params'];
  readonly severity: Issue['severity'];
  readonly ways: readonly Way[];
}

/** An error; a way without a path writes at the finding's own path. */
export function issue(
  code: IssueCode,
  path: string,
  params: Issue['params'],
  ...ways: readonly { readonly path?: string; readonly value: RecordValue }[]
): Finding {
  return {
    code,
    path,
    params,
    severity: 'error',
    ways: ways.map((way) => ({ path: way.path ?? path, value: way.value })),
  };
}

/** A finding that does not forbid making the ring. */
export const warning = (code: IssueCode, path: string, params: Issue['params']): Finding => ({
  code,
  path,
  params,
  severity: 'warning',
  ways: [],
});

export const nearestWithin = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** Rounds a length up to the next multiple of `step`, as the decimal a person would write. */
export const upToStep = (value: number, step: number): number =>
  Number((Math.ceil(value / step - 1e-9) * step).toFixed(2));
export const downToStep = (value: number, step: number): number =>
  Number((Math.floor(value / step + 1e-9) * step).toFixed(2));
/** Millimetres for a message: two decimals. */
export const shownMm = (value: number): number => Math.round(value * 100) / 100 + 0;

/** Writes `value` and the next few steps above it: deeper arcs may eat what the first step gained. */
export function stepsUp(path: string, value: number, step: number): Way[] {
  const first = upToStep(value, step);
  return Array.from({ length: 8 }, (_, k) => ({ path, value: upToStep(first + k * step, step) }));
}
