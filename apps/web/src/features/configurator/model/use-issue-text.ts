import type { Issue } from '@ringwerk/kernel';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useSessionState } from '../session/use-configurator.ts';
import { useFactText } from './use-fact-text.ts';

/** Numbers of an issue that are not lengths. */
const COUNTS = new Set([
  'count',
  'segments',
  'index',
  'version',
  'length',
  'limit',
  'maxCount',
  'minCount',
  'fineness',
]);

/** The one sentence about a finding, with its millimetres. */
export function useIssueText(): (issue: Issue) => string {
  const t = useTexts('issues');
  const format = useFormat();
  const facts = useFactText();
  const menu = useSessionState((state) => state.menu);
  return (issue) => {
    const values: Record<string, string> = {};
    for (const [key, value] of Object.entries(issue.params)) {
      if (typeof value === 'string') values[key] = nameOf(key, value);
      else
        values[key] =
          COUNTS.has(key) || key.toLowerCase().includes('count')
            ? format.number(value)
            : format.number(value, digits(value));
    }
    return t(issue.code, values);
  };

  function nameOf(key: string, value: string): string {
    if (key === 'profile') return facts.name('profiles', value);
    if (key === 'setting') return facts.name('settings', value);
    if (key === 'material') return facts.name('materials', value);
    if (key === 'finish') return facts.name('finishes', value);
    return menu.alloys.some((alloy) => alloy.id === value) ? facts.name('alloys', value) : value;
  }
}

/** Millimetres with the digits that they need, at least one. */
const digits = (value: number): number => (Math.abs(value * 10 - Math.round(value * 10)) < 1e-6 ? 1 : 2);
