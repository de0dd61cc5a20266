import type { Issue, IssueCode } from '@ringwerk/kernel';
import type { Format } from '../../i18n/format.ts';

/** Findings and params whose numbers are counts; all others are millimetres. */
const COUNT_CODES: readonly IssueCode[] = [
  'stone.too-many',
  'stone.rows',
  'split.waves',
  'split.shell-colours',
  'finish.divisions',
  'groove.waves',
  'design.too-many',
  'design.too-few',
];
const COUNT_PARAMS = ['count', 'characters', 'mostCharacters'];

/** The params of a finding as its sentence shows them; `nameOf` says what a key of a table is called. */
export function issueParams(
  { code, params }: Pick<Issue, 'code' | 'params'>,
  format: Pick<Format, 'mm' | 'number'>,
  nameOf: (key: string, value: string) => string,
): Readonly<Record<string, string>> {
  const isCount = (key: string): boolean =>
    COUNT_CODES.includes(code) || COUNT_PARAMS.includes(key) || params['unit'] === '1';
  return Object.fromEntries(
    Object.entries(params).map(([key, value]): [string, string] => {
      if (typeof value === 'string') return [key, nameOf(key, value)];
      return [key, isCount(key) ? format.number(value) : format.mm(value)];
    }),
  );
}
