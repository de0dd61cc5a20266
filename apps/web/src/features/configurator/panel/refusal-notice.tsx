import { applyChanges, type PricedRepair } from '@ringwerk/advice';
import { useMemo } from 'react';
import { useBaseCurrency } from '../../../api/session-store.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { describeDifference } from '../model/describe-difference.ts';
import { useFactText } from '../session/use-fact-text.ts';
import { useIssueText } from '../session/use-issue-text.ts';
import { useConfigurator, useDesignState, useSessionState } from '../session/use-configurator.ts';
import { totalsOf, type Refusal } from '../session/session-state.ts';
import { useTradeView } from '../session/use-trade-view.ts';
import styles from './refusal-notice.module.css';

/** Why an edit was refused, in millimetres, and the one touch that makes it possible. */
export function RefusalNotice() {
  const refusal = useSessionState((state) => state.refusal);
  return (
    <div role="alert" className={styles['region']}>
      {/* Another refusal is read from its beginning. */}
      {refusal !== null && <Notice key={JSON.stringify(refusal.issues)} refusal={refusal} />}
    </div>
  );
}

function Notice({ refusal }: { readonly refusal: Refusal }) {
  const t = useTexts('configurator');
  const { session } = useConfigurator();
  const issueText = useIssueText();
  const { issues, repair, alternatives } = refusal;
  const reasons = [...new Set(issues.map((issue) => issueText(issue)))];
  return (
    <div className={styles['notice']}>
      <p className={styles['title']}>{t('refused.title')}</p>
      {reasons.slice(0, 1).map((reason) => (
        <p key={reason} className={styles['reason']}>
          {reason}
        </p>
      ))}
      {repair !== null && <Consequences repair={repair} />}
      <div className={styles['foot']}>
        {repair !== null && <PriceChange repair={repair} />}
        <div className={styles['actions']}>
          {repair !== null && (
            <Button look="primary" onClick={() => session.acceptRepair()}>
              {t(repair.keepsEdit ? 'refused.take' : 'refused.nearest')}
            </Button>
          )}
          <Button look="quiet" onClick={() => session.dismissRefusal()}>
            {t('refused.leave')}
          </Button>
        </div>
      </div>
      {alternatives.length > 0 && <Alternatives repairs={alternatives} />}
    </div>
  );
}

/** Further ways out, each with what it changes and costs; one touch takes it. */
function Alternatives({ repairs }: { readonly repairs: readonly PricedRepair[] }) {
  const t = useTexts('configurator');
  return (
    <div className={styles['consequences']}>
      <p className={styles['what']}>{t('refused.or')}</p>
      {repairs.map((repair) => (
        <Alternative key={JSON.stringify(repair.changes)} repair={repair} />
      ))}
    </div>
  );
}

function Alternative({ repair }: { readonly repair: PricedRepair }) {
  const { session } = useConfigurator();
  const lines = useConsequences(repair);
  if (lines.length === 0) return null;
  return (
    <button type="button" className={styles['alternative']} onClick={() => session.acceptRepair(repair)}>
      <span>{lines.join(' · ')}</span>
      <PriceChange repair={repair} />
    </button>
  );
}

/** What a repair would change, before and after, in words. */
function useConsequences(repair: PricedRepair): readonly string[] {
  const design = useDesignState((state) => state.history.present);
  const facts = useFactText();
  const differences = useMemo(() => {
    try {
      return describeDifference(design, applyChanges(design, repair.changes));
    } catch {
      // The design went on in the meantime: the offer no longer fits it.
      return [];
    }
  }, [design, repair]);
  return [...new Set(differences.map((difference) => facts.difference(difference)))];
}

/** Everything that the repair would change, before and after. */
function Consequences({ repair }: { readonly repair: PricedRepair }) {
  const t = useTexts('configurator');
  const lines = useConsequences(repair);
  if (lines.length === 0) return null;
  return (
    <div className={styles['consequences']}>
      <p className={styles['what']}>{t('refused.changes')}</p>
      <ul className={styles['changes']}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function PriceChange({ repair: { figures } }: { readonly repair: PricedRepair }) {
  const t = useTexts('configurator');
  const format = useFormat();
  const evaluated = useSessionState((state) => state.evaluated);
  const isTrade = useTradeView();
  const base = useBaseCurrency();
  const now = totalsOf(evaluated);
  if (figures === null || now === null) return null;
  const [from, to, currency] = isTrade ? [now.cost, figures.cost, base] : [now.gross, figures.gross, now.currency];
  return (
    <p className={styles['price']}>
      <span>{t(isTrade ? 'trade.cost' : 'price.ring')}</span>
      <span>
        {format.money(from, currency)} → {format.money(to, currency)}
      </span>
      <strong>{format.moneyDifference(to - from, currency)}</strong>
    </p>
  );
}
