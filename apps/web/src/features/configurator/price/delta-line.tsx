import { useBaseCurrency } from '../../../api/session-store.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useFactText } from '../session/use-fact-text.ts';
import { useSessionState } from '../session/use-configurator.ts';
import { useTradeView } from '../session/use-trade-view.ts';
import styles from './delta-line.module.css';

/** More differences than this are counted, not listed. */
const LISTED = 2;

/** What the last step changed: "+84.00 · width 4.5 → 5.0 mm". */
export function DeltaLine() {
  const format = useFormat();
  const facts = useFactText();
  const delta = useSessionState((state) => state.delta);
  const isTrade = useTradeView();
  const base = useBaseCurrency();
  if (delta === null) return <p className={styles['line']} aria-hidden="true" />;
  const amount = isTrade ? delta.cost : delta.gross;
  const currency = isTrade ? base : delta.currency;
  const listed = delta.differences.slice(0, LISTED).map((difference) => facts.difference(difference));
  const more = delta.differences.length - listed.length;
  return (
    <p
      className={styles['line']}
      title={delta.differences.map((difference) => facts.difference(difference)).join('\n')}
    >
      {amount !== null && currency !== null && (
        <span className={styles['amount']}>{format.moneyDifference(amount, currency)}</span>
      )}
      <span className={styles['what']}>
        {listed.join(' · ')}
        {more > 0 ? ` · +${more}` : ''}
      </span>
    </p>
  );
}
