import { isOrderStatus } from '@ringwerk/contract';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './bench.module.css';
import { refusedOrder, type ScanOutcome } from './use-scans.ts';

const MOST_NAMED = 3;

/** The answer to the last scan, to be read from a step away. */
export function ScanPanel({ outcome }: { readonly outcome: ScanOutcome }) {
  const t = useTexts('production');
  const look = outcome.kind === 'refused' ? 'bad' : outcome.kind === 'moved' ? 'good' : 'quiet';
  return (
    <section className={styles['answer']} data-look={look} role="status" aria-live="assertive">
      {outcome.kind === 'ready' && (
        <>
          <p className={styles['big']}>{t('bench.ready')}</p>
          <p>{t('bench.readyHelp')}</p>
        </>
      )}
      {outcome.kind === 'waiting' && (
        <>
          <p className={styles['big']}>{outcome.code}</p>
          <p>{t('bench.waiting')}</p>
        </>
      )}
      {(outcome.kind === 'moved' || outcome.kind === 'repeat') && <Moved {...outcome} />}
      {outcome.kind === 'refused' && <Refused {...outcome} />}
    </section>
  );
}

function Moved({ kind, scan }: Extract<ScanOutcome, { readonly scan: unknown }>) {
  const t = useTexts('production');
  const house = useTexts('house');
  const format = useFormat();
  const { orders, station } = scan;
  return (
    <>
      <p className={styles['sign']}>
        <Icon name="check" size={28} />
        {kind === 'repeat' ? t('bench.repeat') : house(`order.${station}`)}
      </p>
      {orders.slice(0, MOST_NAMED).map((order) => (
        <div key={order.id}>
          <p className={styles['big']}>{order.number}</p>
          <p>
            {[order.commission, order.dealer].join(' · ')}
            {order.requestedDate !== null && (
              <>
                {' · '}
                <span className={order.isLate ? styles['late'] : undefined}>
                  {order.isLate && `${t('bench.late')}: `}
                  {house('order.wanted', { date: format.date(order.requestedDate) })}
                </span>
              </>
            )}
          </p>
        </div>
      ))}
    </>
  );
}

function Refused({ code, error }: Extract<ScanOutcome, { readonly kind: 'refused' }>) {
  const t = useTexts('production');
  const house = useTexts('house');
  const errorText = useErrorText();
  const order = refusedOrder(error);
  const nameOf = (status: string): string => (isOrderStatus(status) ? house(`order.${status}`) : status);
  return (
    <>
      <p className={styles['sign']}>
        <Icon name="warning" size={28} />
        {errorText(error)}
      </p>
      <p className={styles['big']}>{order?.number ?? code}</p>
      {order !== null && (
        <p>
          {t('bench.isAt', { status: nameOf(order.status) })}
          {order.next.length > 0 && ` · ${t('bench.next', { steps: order.next.map(nameOf).join(', ') })}`}
        </p>
      )}
    </>
  );
}
