import type { Issue } from '@ringwerk/kernel';
import { issueParams } from '../../../domain/rings/issue-params.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useSessionState } from './use-configurator.ts';
import { useFactText } from './use-fact-text.ts';

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
  return (issue) => t(issue.code, issueParams(issue, format, nameOf));
}
