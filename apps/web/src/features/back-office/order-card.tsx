import type { WorkOrder } from '@ringwerk/contract';
import { useTradeMoney } from '../../domain/trade/use-trade-money.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { workOrderPath } from '../../paths.ts';
import { Link } from '../../routing/link.tsx';
import styles from './board.module.css';
import { OrderSteps } from './order-steps.tsx';

export function OrderCard({ order }: { readonly order: WorkOrder }) {
  const t = useTexts('house');
  const format = useFormat();
  const { money } = useTradeMoney();
  return (
    <li className={styles['card']}>
      <div className={styles['words']}>
        <h2 className={styles['name']}>
          <Link to={workOrderPath(order.id)} className={styles['number']}>
            {order.number}
          </Link>{' '}
          · {t(`order.${order.status}`)}
        </h2>
        <ul className={styles['facts']}>
          <li>{`${order.dealer.company} (${order.dealer.customerNumber})`}</li>
          <li>{t('order.commission', { commission: order.commission })}</li>
          {order.requestedDate !== null && <li>{t('order.wanted', { date: format.date(order.requestedDate) })}</li>}
          {order.cost !== undefined && <li>{t('order.cost', { cost: money(order.cost) })}</li>}
        </ul>
        {order.note !== '' && <p className={styles['message']}>{order.note}</p>}
        <ol className={styles['history']} aria-label={t('order.history')}>
          {order.history.map((step) => (
            <li key={`${step.status} ${step.at}`}>
              {t(`order.${step.status}`)} {format.dateTime(step.at)}
            </li>
          ))}
        </ol>
      </div>
      <OrderSteps order={order} />
    </li>
  );
}
