import {
  isOpenOrder,
  isStepOf,
  ORDER_STATUSES,
  type Order,
  type OrderStatus,
  type WorkPosition,
} from '@ringwerk/contract';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { kindOf, useStatusName } from './use-status-name.ts';
import styles from './status-timeline.module.css';

interface Step {
  readonly status: OrderStatus;
  readonly at: string | null;
  readonly by: string;
  /** The manufactory reads which steps a bench has scanned, and which came by an undone scan. */
  readonly station?: OrderStatus | null;
  readonly isUndo?: boolean;
  /** Of a change by the dealer, at the step where the order was. */
  readonly version?: number | null;
}

interface TimelineOrder {
  readonly status: OrderStatus;
  readonly history: readonly (Omit<Order['history'][number], 'version'> &
    Pick<Step, 'station' | 'isUndo' | 'version'>)[];
  readonly positions?: readonly Pick<WorkPosition | Order['positions'][number], 'kind'>[];
}

/** What happened, in the order it happened, and after it the steps of the workshop that are still to come. */
export function timelineSteps({ history, status, positions = [] }: TimelineOrder): Step[] {
  const done = history.map((entry): Step => ({ ...entry }));
  if (!isOpenOrder(status)) return done;
  const reached = ORDER_STATUSES.indexOf(status);
  const kind = kindOf(positions);
  const coming = ORDER_STATUSES.filter(
    (name, index) => index > reached && name !== 'cancelled' && isStepOf(name, kind),
  );
  return [...done, ...coming.map((name): Step => ({ status: name, at: null, by: '' }))];
}

export function StatusTimeline({ order }: { readonly order: TimelineOrder }) {
  const t = useTexts('trade');
  const format = useFormat();
  const nameOf = useStatusName();
  const kind = kindOf(order.positions ?? []);
  const steps = timelineSteps(order);
  const current = order.history.length - 1;
  return (
    <section className={styles['timeline']} aria-labelledby="timeline-title">
      <h2 id="timeline-title" className={styles['title']}>
        {t('timeline')}
      </h2>
      <ol>
        {steps.map(({ status, at, by, station, isUndo = false, version = null }, index) => (
          <li
            key={`${status}-${at ?? ''}-${version ?? ''}`}
            className={styles['step']}
            data-state={at === null ? 'coming' : index === current ? 'current' : 'done'}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles['status']}>
              {version === null ? nameOf(status, kind) : t('stepChanged', { version })}
            </span>
            <span className={styles['when']}>
              {at === null ? (
                <span className="visually-hidden">{t('stepPending')}</span>
              ) : (
                [format.dateTime(at), by, isUndo ? t('stepUndone') : station ? t('stepScanned') : '']
                  .filter((word) => word !== '')
                  .join(' · ')
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
