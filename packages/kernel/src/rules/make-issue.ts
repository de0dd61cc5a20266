import type { Issue, IssueCode } from '../units/result.ts';

/** An error; `way` is the nearest legal value, written at the issue's own path unless it names another. */
export function issue(
  code: IssueCode,
  path: string,
  params: Issue['params'],
  way?: { readonly path?: string; readonly value: unknown },
): Issue {
  const base = { code, path, params, severity: 'error' } as const;
  return way === undefined ? base : { ...base, remedy: { path: way.path ?? path, value: way.value } };
}

/** A finding that does not forbid making the ring. */
export const warning = (code: IssueCode, path: string, params: Issue['params']): Issue => ({
  code,
  path,
  params,
  severity: 'warning',
});

export const nearestWithin = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** Rounds a length up to the next multiple of `step`, as the decimal a person would write. */
export const upToStep = (value: number, step: number): number =>
  Number((Math.ceil(value / step - 1e-9) * step).toFixed(2));
export const downToStep = (value: number, step: number): number =>
  Number((Math.floor(value / step + 1e-9) * step).toFixed(2));
/** Millimetres for a message: two decimals. */
export const shownMm = (value: number): number => Math.round(value * 100) / 100 + 0;
