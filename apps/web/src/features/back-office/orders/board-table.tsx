import type { BoardOrder } from '@ringwerk/contract';
import { useTradeMoney } from '../../../domain/trade/use-trade-money.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { workOrderPath } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import { ListTable, type ListColumn } from '../../../ui/list-table/list-table.tsx';
import { OrderSteps } from '../order-steps.tsx';
import { useStepName } from '../use-step-name.ts';
import { Choice, withChosen } from '../production/choice.tsx';
import styles from './board.module.css';

interface ChoiceProps {
  /** Ids of orders, on this page and others. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

interface BoardTableProps extends ChoiceProps {
  readonly orders: readonly BoardOrder[];
  readonly isStale: boolean;
}

/** The server sorts: a page of the board is not the whole of it. */
export function BoardTable({ orders, isStale, chosen, onChoose }: BoardTableProps) {
  const choice = useChoiceColumn(orders, { chosen, onChoose });
  const facts = useFactColumns(orders.some(({ cost }) => cost !== undefined));
  return (
    <ListTable
      table="board"
      caption={useTexts('house')('office.orders')}
      columns={[choice, ...facts]}
      rows={orders}
      keyOf={({ id }) => id}
      isWhole={false}
      isStale={isStale}
    />
  );
}

/** A tick for each order, and one at the head for all of the page. */
function useChoiceColumn(orders: readonly BoardOrder[], { chosen, onChoose }: ChoiceProps): ListColumn<BoardOrder> {
  const t = useTexts('production');
  const ids = orders.map(({ id }) => id);
  return {
    key: 'choice',
    label: '',
    head: (
      <Choice
        label={t('chooseAll')}
        isChosen={ids.every((id) => chosen.has(id))}
        onChange={(isChosen) => onChoose(withChosen(chosen, ids, isChosen))}
      />
    ),
    render: ({ id, number }) => (
      <Choice
        label={t('choose', { number })}
        isChosen={chosen.has(id)}
        onChange={(isChosen) => onChoose(withChosen(chosen, [id], isChosen))}
      />
    ),
  };
}

function useFactColumns(hasCost: boolean): readonly ListColumn<BoardOrder>[] {
  const t = useTexts('production');
  const house = useTexts('house');
  const format = useFormat();
  const { money } = useTradeMoney();
  const cost: ListColumn<BoardOrder> = {
    key: 'cost',
    label: house('order.costHead'),
    isFigure: true,
    isUnbroken: true,
    render: (order) => (order.cost === undefined ? '' : money(order.cost)),
  };
  return [
    { key: 'due', label: t('board.due'), isUnbroken: true, render: (order) => <Due order={order} /> },
    {
      key: 'number',
      label: t('board.number'),
      isFixed: true,
      isRowHead: true,
      isUnbroken: true,
      render: (order) => <OrderNumber {...order} />,
    },
    { key: 'commission', label: t('board.commission'), render: (order) => <Commission {...order} /> },
    {
      key: 'dealer',
      label: house('order.dealer'),
      render: ({ dealer }) => (
        <>
          {dealer.company}
          <span className={styles['below']}>{dealer.customerNumber}</span>
        </>
      ),
    },
    {
      key: 'step',
      label: t('board.step'),
      render: ({ status, kind, since }) => (
        <>
          <Step status={status} kind={kind} />
          <span className={styles['below']}>{t('board.since', { date: format.date(since) })}</span>
        </>
      ),
    },
    { key: 'rings', label: t('board.rings'), isFigure: true, render: (order) => <RingCount order={order} /> },
    ...(hasCost ? [cost] : []),
    {
      key: 'actions',
      label: t('board.actions'),
      isFixed: true,
      render: (order) => (
        <div className={styles['acts']}>
          <OrderSteps order={order} />
        </div>
      ),
    },
  ];
}

/** Of the order, and of its positions that have their own. */
const Commission = ({ commission, positionCommissions }: BoardOrder) => (
  <>
    {commission}
    {positionCommissions.length > 0 && <span className={styles['below']}>{positionCommissions.join(' · ')}</span>}
  </>
);

function OrderNumber({ id, number, version, status, isNews }: BoardOrder) {
  const t = useTexts('production');
  const isCancelled = status === 'cancelled';
  return (
    <>
      <Link to={workOrderPath(id)}>{number}</Link>
      {isNews && <span className={styles['news']}>{t(isCancelled ? 'board.newsCancelled' : 'board.newsChanged')}</span>}
      {version > 1 && <span className={styles['below']}>{t('board.changed', { version })}</span>}
    </>
  );
}

function Step({ status, kind }: Pick<BoardOrder, 'status' | 'kind'>) {
  return useStepName(kind)(status);
}

/** Rings to be made; of an order without any its kind. */
function RingCount({ order: { rings, kind } }: { readonly order: BoardOrder }) {
  const services = useTexts('services');
  const format = useFormat();
  return kind === 'goods' ? format.number(rings) : services(`kind-${kind}`);
}

function Due({ order: { requestedDate, isLate } }: { readonly order: BoardOrder }) {
  const t = useTexts('production');
  const format = useFormat();
  if (requestedDate === null) return <span className={styles['soft']}>{t('board.noDate')}</span>;
  return (
    <>
      <span className={isLate ? styles['late'] : undefined}>{format.date(requestedDate)}</span>
      {isLate && <span className={styles['below']}>{t('board.due.late')}</span>}
    </>
  );
}
