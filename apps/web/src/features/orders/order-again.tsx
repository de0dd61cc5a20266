import { evaluateDesign, type Order } from '@ringwerk/contract';
import { namedQuery } from '../../api/queries.ts';
import { call } from '../../api/call.ts';
import { useQuery } from '../../api/use-query.ts';
import { useState } from 'react';
import { useNumberedTitle } from '../../domain/trade/position-title.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { EarlierOrder } from '../../domain/ordering/remake-fields.tsx';
import { OrderDialog } from '../../domain/ordering/order-dialog.tsx';

export interface OrderAgainProps {
  readonly order: Order;
  readonly kind: EarlierOrder['kind'];
  readonly isOpen: boolean;
  readonly onOrdered: (order: Order) => void;
  readonly onClose: () => void;
}

/** Positions that can be ordered once more. */
const ringsOf = ({ positions }: Order) =>
  positions.flatMap((position) => (position.rings === null ? [] : [{ ...position, rings: position.rings }]));
type RingsPosition = ReturnType<typeof ringsOf>[number];
export const canRepeat = (order: Order): boolean => ringsOf(order).length > 0;

/** The same ring once more, at today's price: what it costs now stands beside what it cost then. */
export function OrderAgain(props: OrderAgainProps) {
  const t = useTexts('life');
  const trade = useTexts('trade');
  const positions = ringsOf(props.order);
  const name = useNumberedTitle(positions.length);
  const [number, setNumber] = useState<string | null>(positions.length === 1 ? `${positions[0]?.number}` : null);
  const [typed, setTyped] = useState(`${positions[0]?.number}`);
  const position = positions.find((each) => `${each.number}` === number);
  const title = props.kind === 'remake' ? t('remakeTitle') : trade('reorderTitle');
  if (position !== undefined) return <RingsAgain {...props} title={title} position={position} />;
  return (
    <Dialog
      title={title}
      isOpen={props.isOpen}
      onClose={props.onClose}
      actions={
        <Button look="primary" onClick={() => setNumber(typed)}>
          {t('next')}
        </Button>
      }
    >
      <Select
        label={t('which')}
        value={typed}
        options={positions.map((each) => ({ value: `${each.number}`, label: name(each) }))}
        onChange={setTyped}
      />
    </Dialog>
  );
}

interface RingsAgainProps extends OrderAgainProps {
  readonly title: string;
  readonly position: RingsPosition;
}

function RingsAgain({ order, kind, title, position, isOpen, onOrdered, onClose }: RingsAgainProps) {
  const t = useTexts('trade');
  const { design } = position.rings;
  const answer = useQuery(
    namedQuery(
      'order-again',
      `${order.id} ${position.number}`,
      (signal) => call(evaluateDesign, { body: { design } }, signal),
      {
        // Another day has another price: it is fetched anew whenever the dialog opens.
        staleTime: 0,
      },
    ),
  );
  const total = answer.data?.evaluation.total ?? null;
  if (answer.data !== undefined && total !== null && position.cost !== undefined) {
    const { gross, currency } = total.retail;
    return (
      <OrderDialog
        title={title}
        isOpen={isOpen}
        design={design}
        still={position.rings.still}
        articleNumber={position.rings.articleNumber}
        setId={position.rings.setId}
        from={{ kind, orderId: order.id }}
        // The same couple's ring; one more of it may be another's.
        {...(kind === 'remake' ? { commission: order.commission } : {})}
        persons={order.persons}
        {...(order.couple === null ? {} : { coupleId: order.couple.id })}
        price={{ cost: total.cost, gross, currency }}
        before={{ cost: position.cost, gross: position.retail.gross, currency: position.retail.currency }}
        onOrdered={onOrdered}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <QueryView result={answer}>{() => <p role="alert">{t('orderRefused')}</p>}</QueryView>
    </Dialog>
  );
}
