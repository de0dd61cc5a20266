import type { PaperDetail } from '@ringwerk/contract';
import { useTradeMoney } from '../../../domain/trade/use-trade-money.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PaymentState } from './papers-table.tsx';
import styles from './papers.module.css';

/** Sums of a paper, and of an invoice what is open. */
export function PaperAccount({ paper: { net, vat, gross, payment } }: { readonly paper: PaperDetail }) {
  const t = useTexts('papers');
  const format = useFormat();
  const { money } = useTradeMoney();
  const taken: readonly (readonly [label: string, cents: number])[] =
    payment === null
      ? []
      : [
          [t('payments'), payment.paid],
          [t('cashDiscount'), payment.cashDiscount],
          [t('credited'), payment.credited],
        ];
  return (
    <dl className={styles['account']}>
      <dt>{t('net')}</dt>
      <dd>{money(net ?? 0)}</dd>
      {vat.map((row) => (
        <Row
          key={`${row.category} ${row.rate}`}
          label={t(`vat.${row.category}`, { rate: format.percent(row.rate), net: money(row.net) })}
          value={money(row.tax)}
        />
      ))}
      <Row label={t('total')} value={money(gross ?? 0)} isTotal />
      {taken
        .filter(([, cents]) => cents !== 0)
        .map(([label, cents]) => (
          <Row key={label} label={label} value={money(-cents)} />
        ))}
      {payment !== null && (
        <>
          <dt className={styles['total']}>
            {t('column.open')}
            {payment.state !== 'open' && (
              <>
                {' · '}
                <PaymentState state={payment.state} />
              </>
            )}
          </dt>
          <dd className={styles['total']}>{money(payment.open)}</dd>
        </>
      )}
    </dl>
  );
}

function Row({
  label,
  value,
  isTotal = false,
}: {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}) {
  const look = isTotal ? styles['total'] : undefined;
  return (
    <>
      <dt className={look}>{label}</dt>
      <dd className={look}>{value}</dd>
    </>
  );
}

/** What was entered for an invoice, newest first. */
export function PaymentList({ paper: { payments } }: { readonly paper: PaperDetail }) {
  const t = useTexts('papers');
  const format = useFormat();
  const { money } = useTradeMoney();
  return (
    <section>
      <h2 className={styles['title']}>{t('payments')}</h2>
      {payments.length === 0 && <p className={styles['soft']}>{t('payments.none')}</p>}
      <ul className={styles['payments']}>
        {payments.map(({ id, paidOn, amount, cashDiscount, note, enteredBy }) => (
          <li key={id}>
            <span>{format.date(paidOn)}</span>
            <span>{money(amount)}</span>
            {cashDiscount !== 0 && (
              <>
                <span>{t('cashDiscount')}</span>
                <span>{money(cashDiscount)}</span>
              </>
            )}
            <small>{[note, enteredBy].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
