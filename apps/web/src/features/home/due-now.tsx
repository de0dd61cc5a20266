import { AREAS, listDue, type DueEntry, type DueKind } from '@ringwerk/contract';
import { Link } from '../../routing/link.tsx';
import { usePermission } from '../../api/session-store.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { couplePath, orderPath, PATHS, quotePath, type PortalPath } from '../../paths.ts';
import { daysUntil } from './days-until.ts';
import styles from './home-page.module.css';

type Reason = DueEntry['reasons'][number];

/** What is said of a quote or an order with its number alone. */
const NUMBERED = {
  accepted: 'due.accepted',
  declined: 'due.declined',
  'order-confirmed': 'due.orderConfirmed',
  'order-shipped': 'due.orderShipped',
  'order-cancelled': 'due.orderCancelled',
  'order-answered': 'due.orderAnswered',
} as const satisfies Partial<Record<DueKind, string>>;
const isNumbered = (kind: DueKind): kind is keyof typeof NUMBERED => Object.hasOwn(NUMBERED, kind);

/** What is due, and when: in days where it is near, in weeks before a wedding. */
function useReasonText(today: string): (reason: Reason) => string {
  const t = useTexts('home');
  const format = useFormat();
  const dayName = (on: string, days: number): string => {
    if (days < 0) return t('due.late');
    if (days > 1) return format.weekday(on);
    return t(days === 0 ? 'due.today' : 'due.tomorrow');
  };
  return ({ kind, on, text }) => {
    if (isNumbered(kind)) return t(NUMBERED[kind], { number: text });
    const days = daysUntil(on, today);
    const when = dayName(on, days);
    switch (kind) {
      case 'step':
        return `${text} · ${days < -1 || days > 6 ? format.date(on) : when}`;
      case 'wedding':
        return days < 7 ? t('due.weddingSoon', { when }) : t('due.wedding', { count: Math.floor(days / 7) });
      case 'quote':
        return t('due.quote', { number: text, when });
      case 'message':
        return t('due.message');
    }
  };
}

const ORDER_KINDS: readonly DueKind[] = ['order-confirmed', 'order-shipped', 'order-cancelled', 'order-answered'];

/** Where the first reason is dealt with: news of an order is read on its page, also where it is of a couple's file. */
function addressOf({ coupleId, reasons }: DueEntry): PortalPath {
  const isOne = reasons.length === 1 && reasons.every(({ kind }) => ORDER_KINDS.includes(kind));
  if (coupleId !== null && !isOne) return couplePath(coupleId);
  const record = reasons.find(({ id }) => id !== null);
  if (record === undefined || record.id === null) return PATHS.shares;
  return ORDER_KINDS.includes(record.kind) ? orderPath(record.id) : quotePath(record.id);
}

function Entries({ today, entries }: { readonly today: string; readonly entries: readonly DueEntry[] }) {
  const reasonText = useReasonText(today);
  return (
    <ul className={styles['rows']}>
      {entries.map((entry) => (
        <li key={`${entry.coupleId} ${entry.title} ${entry.reasons[0]?.id}`}>
          <Link to={addressOf(entry)} className={styles['row']}>
            <span className={styles['rowWords']}>
              <span>{entry.title}</span>
              <span className={styles['small']}>{entry.reasons.map(reasonText).join(' · ')}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Couples that need something now; a quiet day shows nothing. */
export function DueNow() {
  const t = useTexts('home');
  const enabled = usePermission(AREAS.couples.needs);
  const { data } = useOperationQuery(listDue, {}, { staleTime: 0, enabled });
  if (data === undefined || data.entries.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="home-due">
      <div className={styles['sectionHead']}>
        <h2 id="home-due" className={styles['sectionTitle']}>
          {t('due.title')}
        </h2>
        <Link to={PATHS.couples} className={styles['all']}>
          {t('due.all')}
        </Link>
      </div>
      <Entries {...data} />
    </section>
  );
}
