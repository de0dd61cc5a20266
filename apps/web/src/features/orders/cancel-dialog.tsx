import {
  cancelOrder,
  getCouple,
  getOrder,
  getOrderLife,
  getQuote,
  listDue,
  listOrders,
  listQuotes,
  type Order,
} from '@ringwerk/contract';
import { useState } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { invalidateQueries } from '../../api/queries.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import styles from '../../domain/order-life/life-facts.module.css';
import { useTradeMoney } from '../../domain/trade/use-trade-money.ts';
import { useFormat } from '../../i18n/format.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { TextArea } from '../../ui/text-area.tsx';

const TOUCHED = [getOrder, getOrderLife, listOrders, getQuote, listQuotes, getCouple, listDue];
/** Limit of the contract. */
const REASON_MAX = 600;

export interface CancelDialogProps {
  readonly order: Order;
  /** As the server says now; read anew when it has refused another one. */
  readonly cost: { readonly cost: number; readonly share: number };
  readonly onClose: () => void;
}

/** Whether a stone of the exchange is sold for this order, in a ring or loose. */
const holdsStones = ({ positions }: Order): boolean =>
  positions.some(
    ({ rings, stone }) =>
      stone !== null ||
      (rings?.design.rings ?? []).some(({ stones }) => stones.some(({ listing }) => listing !== null)),
  );

/** Asks before an order is cancelled; a cost is agreed to by itself. */
export function CancelDialog({ order, cost: { cost, share }, onClose }: CancelDialogProps) {
  const t = useTexts('life');
  const errorText = useErrorText();
  const [reason, setReason] = useState('');
  const [agreed, setAgreed] = useState<number | null>(null);
  const [isAsked, setAsked] = useState(false);
  const cancel = useOperationMutation(cancelOrder, TOUCHED);
  const isAgreed = cost === 0 || agreed === cost;
  const submit = (): void => {
    setAsked(true);
    if (!isAgreed) return;
    cancel.mutate(
      { params: { id: order.id }, body: { reason: reason.trim(), expectedCost: cost } },
      {
        onAnswer: () => showToast(t('done', { number: order.number }), { tone: 'good' }),
        onSuccess: onClose,
        onError: () => void invalidateQueries(getOrder, getOrderLife),
      },
    );
  };
  const hasMovedOn = isApiError(cancel.error, 'order.cancel-cost');
  return (
    <Dialog
      title={t('cancelTitle', { number: order.number })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button look="danger" isBusy={cancel.isPending} onClick={submit}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <div className={styles['life']}>
        {holdsStones(order) && <p>{t('backStones')}</p>}
        {order.quoteId !== null && <p>{t('backQuote')}</p>}
        <Cost order={order} cost={cost} share={share} isAgreed={agreed === cost} onAgree={setAgreed} />
        {isAsked && !isAgreed && <FieldError id="cancel-agree">{t('agreeFirst')}</FieldError>}
        <TextArea
          label={t('reasonOptional')}
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {cancel.error !== null && <p role="alert">{hasMovedOn ? t('costChanged') : errorText(cancel.error)}</p>}
      </div>
    </Dialog>
  );
}

interface CostProps {
  readonly order: Pick<Order, 'status'>;
  readonly cost: number;
  readonly share: number;
  readonly isAgreed: boolean;
  readonly onAgree: (cost: number | null) => void;
}

/** What the cancellation costs, and the word of the dealer where it costs something. */
function Cost({ order, cost, share, isAgreed, onAgree }: CostProps) {
  const t = useTexts('life');
  const trade = useTexts('trade');
  const format = useFormat();
  const { money } = useTradeMoney();
  return (
    <>
      <p>
        {cost === 0
          ? t('free')
          : t('costs', {
              step: trade(`status-${order.status}`),
              cost: money(cost),
              share: format.percent(share / 100),
            })}
      </p>
      {cost > 0 && (
        <label>
          <input type="checkbox" checked={isAgreed} onChange={(event) => onAgree(event.target.checked ? cost : null)} />{' '}
          {t('agree', { cost: money(cost) })}
        </label>
      )}
    </>
  );
}
