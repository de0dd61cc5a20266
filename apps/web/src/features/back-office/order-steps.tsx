import {
  getWorkOrder,
  getWorkOrderPdf,
  listOrderPapers,
  listWorkOrders,
  nextOrderStatuses,
  setOrderStatus,
  type OrderKind,
  type WorkOrder,
} from '@ringwerk/contract';
import { operationUrl } from '../../api/call.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import buttonStyles from '../../ui/button.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './board.module.css';
import { useStepName } from './use-step-name.ts';

interface SteppedOrder extends Pick<WorkOrder, 'id' | 'number' | 'status'> {
  readonly kind: OrderKind;
}

/** What the manufactory does with an order: print its sheet, move it on. */
export function OrderSteps({ order }: { readonly order: SteppedOrder }) {
  const t = useTexts('house');
  const nameOf = useStepName(order.kind);
  const services = useTexts('services');
  const errorText = useErrorText();
  const move = useOperationMutation(setOrderStatus, [listWorkOrders, getWorkOrder, listOrderPapers]);
  const steps = nextOrderStatuses(order.status, order.kind);
  return (
    <div className={styles['steps']}>
      <a
        className={classNames(buttonStyles['button'], buttonStyles['quiet'])}
        href={operationUrl(getWorkOrderPdf, { params: { id: order.id } })}
        target="_blank"
        rel="noreferrer"
      >
        {order.kind === 'service' ? services('sheet') : t('order.sheet')}
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
            label: nameOf(status),
            isDanger: status === 'cancelled',
            isDisabled: move.isPending,
            onSelect: () =>
              move.mutate(
                { params: { id: order.id }, body: { status } },
                {
                  onAnswer: () =>
                    showToast(t('order.moved', { number: order.number, status: nameOf(status) }), {
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
