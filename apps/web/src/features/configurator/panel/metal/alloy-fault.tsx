import { useIssueText } from '../../session/use-issue-text.ts';
import { useSessionState } from '../../session/use-configurator.ts';
import styles from './alloy-fault.module.css';

/** Why the alloy that a ring was opened with cannot be ordered: withdrawn since, or without a price in the dealer's list. */
export function AlloyFault({ path }: { readonly path: string }) {
  const issueText = useIssueText();
  const fault = useSessionState((state) =>
    state.evaluated.evaluation?.issues.find((issue) => issue.severity === 'error' && issue.path === path),
  );
  if (fault === undefined) return null;
  return (
    <p role="alert" className={styles['fault']}>
      {issueText(fault)}
    </p>
  );
}
