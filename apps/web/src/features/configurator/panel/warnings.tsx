import type { Issue } from '@ringwerk/kernel';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useIssueText } from '../session/use-issue-text.ts';
import { useDesignState, useSessionState } from '../session/use-configurator.ts';
import styles from './warnings.module.css';

/** What the workshop would mention about the chosen ring, although it can make it. */
export function Warnings() {
  const t = useTexts('configurator');
  const format = useFormat();
  const issueText = useIssueText();
  const selected = useDesignState((state) => state.selected);
  const issues = useSessionState((state) => state.evaluated.evaluation?.rings[selected]?.issues);
  const warnings = issues?.filter((issue) => issue.severity === 'warning') ?? [];
  if (warnings.length === 0) return null;
  /** A full row is stretched until it closes: shown as a fact, not as a fault. */
  const text = (issue: Issue): string =>
    issue.code === 'stone.spacing'
      ? t('warning.spacing', { value: format.mm(Number(issue.params['value']), 2) })
      : issueText(issue);
  return (
    <ul className={styles['list']} aria-label={t('warnings')}>
      {warnings.map((issue) => (
        <li key={`${issue.code} ${issue.path}`}>{text(issue)}</li>
      ))}
    </ul>
  );
}
