import { PARAMETERS } from '@ringwerk/kernel';

/** Range and step of a number of the design record. */
export interface Span {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The span at a JSON pointer with `*` for any list index. @throws where the record has no number. */
export function parameterSpan(path: string): Span {
  const parameter = PARAMETERS.find((entry) => entry.path === path);
  if (parameter?.kind !== 'number') throw new Error(`the parameter table has no number at ${path}`);
  return { min: parameter.min, max: parameter.max, step: parameter.step };
}
