import { getOrder, getOrderPdf, listOrders, NEXT_ORDER_STATUSES, setOrderStatus, type Order } from '@ringwerk/contract';
import { operationUrl } from '../../api/call.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useFormat } from '../../i18n/format.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import buttonStyles from '../../ui/button.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './board.module.css';

function OrderSteps({ order }: { readonly order: Order }) {
  const t = useTexts('house');
  const errorText = useErrorText();
  const move = useOperationMutation(setOrderStatus, [listOrders, getOrder]);
  const steps = NEXT_ORDER_STATUSES[order.status];
  return (
    <div className={styles['steps']}>
      <a
        className={classNames(buttonStyles['button'], buttonStyles['quiet'])}
        href={operationUrl(getOrderPdf, { params: { id: order.id } })}
        target="_blank"
        rel="noreferrer"
      >
        {t('order.sheet')}
      </a>
      {steps.length > 0 && (
        <Menu
          label={t('order.move', { number: order.number })}
          button={
            <>
              {t('order.moveShort')}
              <Icon name="chevronDown" size={16} />
            </>
          }
          items={steps.map((status) => ({
            key: status,
            label: t(`order.${status}`),
            isDanger: status === 'cancelled',
            isDisabled: move.isPending,
            onSelect: () =>
              move.mutate(
                { params: { id: order.id }, body: { status } },
                {
                  onSuccess: () =>
                    showToast(t('order.moved', { number: order.number, status: t(`order.${status}`) }), {
                      tone: 'good',
                    }),
                  onError: (error) => showToast(errorText(error), { tone: 'bad' }),
                },
              ),
          }))}
        />
      )}
    </div>
  );
}

export function OrderCard({ order }: { readonly order: Order }) {
  const t = useTexts('house');
  const format = useFormat();
  return (
    <li className={styles['card']}>
      <div className={styles['words']}>
        <h2 className={styles['name']}>
          {order.number} · {t(`order.${order.status}`)}
        </h2>
        <ul className={styles['facts']}>
          <li>{`${order.dealer.company} (${order.dealer.customerNumber})`}</li>
          <li>{t('order.commission', { commission: order.commission })}</li>
          {order.requestedDate !== null && <li>{t('order.wanted', { date: format.date(order.requestedDate) })}</li>}
          <li>{t('order.cost', { cost: format.money(order.cost, 'EUR') })}</li>
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
