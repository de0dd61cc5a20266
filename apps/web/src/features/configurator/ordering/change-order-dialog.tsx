import { getOrder } from '@ringwerk/contract';
import { useNavigate } from '../../../routing/use-navigator.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { ChangeDialog } from '../../../domain/order-life/change-dialog.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { orderPath } from '../../../paths.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { useChangedOrder } from '../session/changed-order.ts';
import { totalsOf } from '../session/session-state.ts';
import { useConfigurator, useDesignState, useSessionState } from '../session/use-configurator.ts';

interface ChangeOrderDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The rings on the screen take the place of those of an order, with whatever else of it shall change with them. */
export function ChangeOrderDialog({ isOpen, onClose }: ChangeOrderDialogProps) {
  const changed = useChangedOrder();
  return isOpen && changed !== null ? (
    <OfOrder orderId={changed.orderId} number={changed.position} onClose={onClose} />
  ) : null;
}

function OfOrder({
  orderId,
  number,
  onClose,
}: {
  readonly orderId: string;
  readonly number: number;
  readonly onClose: () => void;
}) {
  const t = useTexts('life');
  const trade = useTexts('trade');
  const navigate = useNavigate();
  const { model } = useConfigurator();
  const design = useDesignState((state) => state.history.present);
  const price = totalsOf(useSessionState((state) => state.evaluated));
  const answer = useOperationQuery(getOrder, { params: { id: orderId } });
  const order = answer.data;
  const isThere = order?.positions.some((position) => position.number === number && position.rings !== null) === true;
  if (order !== undefined && isThere && price !== null)
    return (
      <ChangeDialog
        order={order}
        rings={{ number, design, setId: model.setId, price }}
        onChanged={({ id }) => void navigate(orderPath(id))}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={t('change')} isOpen onClose={onClose}>
      <QueryView result={answer}>{() => <p role="alert">{trade('orderRefused')}</p>}</QueryView>
    </Dialog>
  );
}
