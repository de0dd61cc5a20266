import type { Issue, IssueCode } from '@ringwerk/kernel';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useSessionState } from './use-configurator.ts';
import { useFactText } from './use-fact-text.ts';

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

/** The one sentence about a finding, with its millimetres. */
export function useIssueText(): (issue: Issue) => string {
  const t = useTexts('issues');
  const words = useTexts('configurator');
  const format = useFormat();
  const facts = useFactText();
  const menu = useSessionState((state) => state.menu);
  const nameOf = (key: string, value: string): string => {
    if (value === 'milgrain') return words('groove.milgrain');
    if (key === 'profile') return facts.name('profiles', value);
    if (key === 'setting') return facts.name('settings', value);
    if (key === 'material' || key === 'stone') return facts.name('materials', value);
    if (key === 'finish') return facts.name('finishes', value);
    return menu.alloys.some((alloy) => alloy.id === value) ? facts.name('alloys', value) : value;
  };
  return ({ code, params }) => {
    const isCount = (key: string): boolean =>
      COUNT_CODES.includes(code) || COUNT_PARAMS.includes(key) || params['unit'] === '1';
    const entries = Object.entries(params).map(([key, value]): [string, string] => {
      if (typeof value === 'string') return [key, nameOf(key, value)];
      return [key, isCount(key) ? format.number(value) : format.mm(value)];
    });
    return t(code, Object.fromEntries(entries));
  };
}
