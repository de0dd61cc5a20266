import type { BoardOrder } from '@ringwerk/contract';
import { useTradeMoney } from '../../../domain/trade/use-trade-money.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { workOrderPath } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import tableStyles from '../office-table.module.css';
import { OrderSteps } from '../order-steps.tsx';
import { Choice, withChosen } from '../production/choice.tsx';
import styles from './board.module.css';

interface BoardTableProps {
  readonly orders: readonly BoardOrder[];
  readonly isStale: boolean;
  /** Ids of orders, on this page and others. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** The server sorts: a page of the board is not the whole of it. */
export function BoardTable({ orders, isStale, chosen, onChoose }: BoardTableProps) {
  const t = useTexts('production');
  const house = useTexts('house');
  const hasCost = orders.some(({ cost }) => cost !== undefined);
  const heads = [
    t('board.due'),
    t('board.number'),
    t('board.commission'),
    house('order.dealer'),
    t('board.step'),
    t('board.rings'),
    ...(hasCost ? [house('order.costHead')] : []),
    t('board.actions'),
  ];
  return (
    <div className={tableStyles['scroll']}>
      <table className={tableStyles['table']} aria-busy={isStale || undefined}>
        <caption className="visually-hidden">{house('office.orders')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Choice
                label={t('chooseAll')}
                isChosen={orders.every(({ id }) => chosen.has(id))}
                onChange={(isChosen) =>
                  onChoose(
                    withChosen(
                      chosen,
                      orders.map(({ id }) => id),
                      isChosen,
                    ),
                  )
                }
              />
            </th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <BoardRow
              key={order.id}
              order={order}
              hasCost={hasCost}
              isChosen={chosen.has(order.id)}
              onChoose={(isChosen) => onChoose(withChosen(chosen, [order.id], isChosen))}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface BoardRowProps {
  readonly order: BoardOrder;
  readonly hasCost: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function BoardRow({ order, hasCost, isChosen, onChoose }: BoardRowProps) {
  const t = useTexts('production');
  const house = useTexts('house');
  const format = useFormat();
  const { money } = useTradeMoney();
  const { id, number, requestedDate, isLate, commission, dealer, status, since, rings, cost } = order;
  return (
    <tr>
      <td>
        <Choice label={t('choose', { number })} isChosen={isChosen} onChange={onChoose} />
      </td>
      <td className={tableStyles['when']}>
        {requestedDate === null ? (
          <span className={tableStyles['soft']}>{t('board.noDate')}</span>
        ) : (
          <span className={isLate ? styles['late'] : undefined}>{format.date(requestedDate)}</span>
        )}
        {isLate && <span className={styles['below']}>{t('board.due.late')}</span>}
      </td>
      <th scope="row" className={tableStyles['when']}>
        <Link to={workOrderPath(id)}>{number}</Link>
      </th>
      <td>{commission}</td>
      <td>
        {dealer.company}
        <span className={styles['below']}>{dealer.customerNumber}</span>
      </td>
      <td>
        {house(`order.${status}`)}
        <span className={styles['below']}>{t('board.since', { date: format.date(since) })}</span>
      </td>
      <td className={tableStyles['figure']}>{format.number(rings)}</td>
      {hasCost && <td className={tableStyles['figure']}>{cost === undefined ? '' : money(cost)}</td>}
      <td className={styles['acts']}>
        <OrderSteps order={order} />
      </td>
    </tr>
  );
}
