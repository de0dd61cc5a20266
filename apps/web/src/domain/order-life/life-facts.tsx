import type { OrderLife } from '@ringwerk/contract';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { PortalPath } from '../../paths.ts';
import { Link } from '../../routing/link.tsx';
import { useTradeMoney } from '../trade/use-trade-money.ts';
import { useOriginText } from './use-origin-text.ts';
import styles from './life-facts.module.css';

/** Whether there is anything to say. */
export const hasLife = ({ cancellation, remake, links }: OrderLife): boolean =>
  cancellation !== null || remake !== null || links.length > 0;

/** Who cancelled an order, why and at which cost, who pays for a remake, and the orders that it belongs to. @param pathOf - the page of an order */
export function LifeFacts({
  life: { cancellation, remake, links },
  pathOf,
  isCovered = false,
}: {
  readonly life: OrderLife;
  /** Whether a couple may look on: the cost is shown on demand. */
  readonly isCovered?: boolean;
  readonly pathOf: (id: string) => PortalPath;
}) {
  return (
    <ul className={styles['list']}>
      {cancellation !== null && <Cancellation cancellation={cancellation} isCovered={isCovered} />}
      {remake !== null && <Remake remake={remake} isCovered={isCovered} />}
      {links.map((link) => (
        <OrderLink key={link.id} link={link} path={pathOf(link.id)} />
      ))}
    </ul>
  );
}

interface CancellationProps {
  readonly cancellation: NonNullable<OrderLife['cancellation']>;
  readonly isCovered: boolean;
}

function Cancellation({ cancellation, isCovered }: CancellationProps) {
  const { at, by, reason, cost, waiver } = cancellation;
  const t = useTexts('life');
  const format = useFormat();
  const words = useCostWords(cancellation);
  const facts = words !== null && (
    <>
      <span className={styles['words']}>{words}</span>
      {waiver != null && <Waiver waiver={waiver} />}
    </>
  );
  return (
    <li className={styles['entry']}>
      <strong>{t('cancelledBy', { name: by, date: format.dateTime(at) })}</strong>
      {reason !== '' && <span className={styles['reason']}>{reason}</span>}
      {facts && isCovered && cost !== 0 ? (
        <details className={styles['words']}>
          <summary>{t('cancelCost')}</summary>
          <div className={styles['entry']}>{facts}</div>
        </details>
      ) : (
        facts
      )}
    </li>
  );
}

/** What a cancellation costs, and whether it is billed; null for whoever sees no trade price. */
function useCostWords({ cost, share, invoice, waiver }: CancellationProps['cancellation']): string | null {
  const t = useTexts('life');
  const format = useFormat();
  const { money } = useTradeMoney();
  if (cost === undefined || share === undefined) return null;
  if (cost === 0) return t('free');
  const unbilled = waiver == null ? t('unbilled') : t('waived');
  const billed = invoice == null ? unbilled : t('billed', { number: invoice });
  return `${t('charged', { cost: money(cost), share: format.percent(share / 100) })} · ${billed}`;
}

function Waiver({
  waiver: { by, at, reason },
}: {
  readonly waiver: NonNullable<CancellationProps['cancellation']['waiver']>;
}) {
  const t = useTexts('life');
  const format = useFormat();
  return (
    <>
      <span className={styles['words']}>{t('waivedBy', { name: by, date: format.dateTime(at) })}</span>
      <span className={styles['reason']}>{reason}</span>
    </>
  );
}

interface RemakeProps {
  readonly remake: NonNullable<OrderLife['remake']>;
  readonly isCovered: boolean;
}

/** Who pays for what is made again: as the dealer asks, and by the answer of the house. Between both; a couple that looks on reads it on demand. */
function Remake({ remake: { asked, answer }, isCovered }: RemakeProps) {
  const t = useTexts('life');
  const format = useFormat();
  const words = (
    <>
      <span>{answer === null ? t('answerOpen') : t(`answered-${answer.payer}`)}</span>
      {answer !== null && (
        <span className={styles['words']}>
          {t('answeredBy', { name: answer.by, date: format.dateTime(answer.at) })}
        </span>
      )}
      {answer?.note !== undefined && answer.note !== '' && <span className={styles['reason']}>{answer.note}</span>}
    </>
  );
  // A dealer who offers to pay waits for no answer.
  if (answer === null && asked === 'dealer') return null;
  if (!isCovered) return <li className={styles['entry']}>{words}</li>;
  return (
    <li>
      <details>
        <summary>{t('payer')}</summary>
        <div className={styles['entry']}>{words}</div>
      </details>
    </li>
  );
}

interface OrderLinkProps {
  readonly link: OrderLife['links'][number];
  readonly path: PortalPath;
}

function OrderLink({ link: { number, kind, direction, of, reason, payer, status, createdAt }, path }: OrderLinkProps) {
  const origin = useOriginText();
  const t = useTexts('life');
  const trade = useTexts('trade');
  const format = useFormat();
  return (
    <li className={styles['entry']}>
      <Link to={path}>{direction === 'from' ? origin({ kind, number, of }) : t(`to-${kind}`, { number })}</Link>
      <span className={styles['words']}>
        {[
          direction === 'to' && of !== null ? t('ofRing', { position: of.position, ring: of.ring + 1 }) : '',
          format.date(createdAt),
          trade(`status-${status}`),
          payer === null ? '' : t(`asked-${payer}`),
        ]
          .filter((word) => word !== '')
          .join(' · ')}
      </span>
      {reason !== '' && <span className={styles['reason']}>{reason}</span>}
    </li>
  );
}
