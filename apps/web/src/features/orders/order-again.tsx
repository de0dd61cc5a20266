import { evaluateDesign, type Order } from '@ringwerk/contract';
import { namedQuery } from '../../api/queries.ts';
import { call } from '../../api/call.ts';
import { useQuery } from '../../api/use-query.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { OrderDialog } from '../../domain/ordering/order-dialog.tsx';

export interface OrderAgainProps {
  readonly order: Order;
  readonly isOpen: boolean;
  readonly onOrdered: (order: Order) => void;
  readonly onClose: () => void;
}

/** Rings of the only position that has some; an order of several is ordered again ring by ring, from the configurator. */
const onlyRings = ({ positions }: Order) => {
  const [position, ...others] = positions.filter(({ kind }) => kind !== 'extra');
  return others.length === 0 && position?.rings != null ? { ...position, rings: position.rings } : null;
};
export const canRepeat = (order: Order): boolean => onlyRings(order) !== null;

/** The same ring once more, at today's price: what it costs now stands beside what it cost then. */
export function OrderAgain(props: OrderAgainProps) {
  const position = onlyRings(props.order);
  return position === null ? null : <RingsAgain {...props} position={position} />;
}

type RingsPosition = NonNullable<ReturnType<typeof onlyRings>>;

function RingsAgain({
  order,
  position,
  isOpen,
  onOrdered,
  onClose,
}: OrderAgainProps & { readonly position: RingsPosition }) {
  const t = useTexts('trade');
  const { design } = position.rings;
  const answer = useQuery(
    namedQuery('order-again', order.id, (signal) => call(evaluateDesign, { body: { design } }, signal), {
      // Another day has another price: it is fetched anew whenever the dialog opens.
      staleTime: 0,
    }),
  );
  const title = t('reorderTitle');
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
