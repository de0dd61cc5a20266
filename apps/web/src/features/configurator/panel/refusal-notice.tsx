import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { applyChanges } from '../../../kernel-worker/design-change.ts';
import { describeDifference } from '../model/describe-difference.ts';
import { useFactText } from '../model/use-fact-text.ts';
import { useIssueText } from '../model/use-issue-text.ts';
import { useConfigurator, useDesignState, useSessionState } from '../session/use-configurator.ts';
import type { Refusal } from '../session/session-state.ts';
import styles from './refusal-notice.module.css';

/** Why a wish was not granted, in millimetres, and the one touch that makes it possible. */
export function RefusalNotice() {
  const refusal = useSessionState((state) => state.refusal);
  return (
    <div role="alert" className={styles['region']}>
      {refusal !== null && <Notice refusal={refusal} />}
    </div>
  );
}

function Notice({ refusal }: { readonly refusal: Refusal }) {
  const t = useTexts('configurator');
  const { session } = useConfigurator();
  const design = useDesignState((state) => state.history.present);
  const issueText = useIssueText();
  const facts = useFactText();
  const { wish, issues, repair } = refusal;
  const reasons = [...new Set(issues.map((issue) => issueText(issue)))];
  /** What the remedy takes beyond the wish itself. */
  const extra = useMemo(() => {
    if (repair === null) return [];
    try {
      return describeDifference(applyChanges(design, wish), applyChanges(design, [...wish, ...repair]));
    } catch {
      return [];
    }
  }, [design, wish, repair]);
  return (
    <div className={styles['notice']}>
      <p className={styles['title']}>{t('refused.title')}</p>
      {reasons.slice(0, 1).map((reason) => (
        <p key={reason} className={styles['reason']}>
          {reason}
        </p>
      ))}
      {extra.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reachable by keys
        <ul className={styles['changes']} tabIndex={0}>
          {extra
            .map((difference) => facts.difference(difference))
            .map((line) => (
              <li key={line}>{line}</li>
            ))}
        </ul>
      )}
      <div className={styles['actions']}>
        {repair !== null && (
          <Button look="primary" onClick={() => session.acceptRepair()}>
            {t('refused.take')}
          </Button>
        )}
        <Button look="quiet" onClick={() => session.dismissRefusal()}>
          {t('refused.leave')}
        </Button>
      </div>
    </div>
  );
}
