import { AREAS, mayEnter, PAPER_SORTS, type Paper, type PaperSort } from '@ringwerk/contract';
import { useSession, visitorOf } from '../../../api/session-store.ts';
import { useTradeMoney } from '../../../domain/trade/use-trade-money.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { dealerFilePath, paperPath, workOrderPath } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ListTable, type ListColumn } from '../../../ui/list-table/list-table.tsx';
import { serverOrder, type Sorting } from '../../../ui/list-table/server-order.ts';
import type { PaperSearch } from './paper-list.ts';
import { PaperFiles } from './paper-files.tsx';
import styles from './papers.module.css';

const NONE = '–';

interface PapersTableProps {
  readonly papers: readonly Paper[];
  readonly search: PaperSearch;
  readonly onSort: (sorting: Sorting<PaperSort>) => void;
  readonly isStale: boolean;
}

/** The server sorts: a page of the list is not the whole of it. */
export function PapersTable({ papers, search, onSort, isStale }: PapersTableProps) {
  const t = useTexts('papers');
  return (
    <ListTable
      table="papers"
      caption={t('title')}
      columns={useColumns()}
      rows={papers}
      keyOf={({ id }) => id}
      order={serverOrder(PAPER_SORTS, search, { start: { sort: 'date', isDescending: true }, onChange: onSort })}
      isStale={isStale}
    />
  );
}

function useColumns(): readonly ListColumn<Paper>[] {
  const t = useTexts('papers');
  const format = useFormat();
  const { money } = useTradeMoney();
  const mayOpenDealers = mayEnter(AREAS.officeDealers, visitorOf(useSession()));
  const shown = (minor: number | null): string => (minor === null ? NONE : money(minor));
  const sorted = (sort: PaperSort) => ({ key: sort, sort, label: t(`column.${sort}`) });
  return [
    {
      ...sorted('number'),
      isUnbroken: true,
      render: ({ id, kind, number }) => (
        <>
          <Link to={paperPath(id)} className={classNames(styles['link'], styles['number'])}>
            {number}
          </Link>
          <span className={styles['below']}>{t(`kind.${kind}`)}</span>
        </>
      ),
    },
    { ...sorted('date'), isUnbroken: true, isDescendingFirst: true, render: ({ issuedOn }) => format.date(issuedOn) },
    {
      ...sorted('dealer'),
      render: ({ dealer }) => (
        <>
          {mayOpenDealers ? <Link to={dealerFilePath(dealer.id)}>{dealer.company}</Link> : dealer.company}
          <span className={styles['below']}>{dealer.customerNumber}</span>
        </>
      ),
    },
    { ...sorted('order'), render: ({ order }) => <OrderOf order={order} /> },
    {
      ...sorted('gross'),
      isFigure: true,
      isUnbroken: true,
      isDescendingFirst: true,
      render: ({ gross }) => shown(gross),
    },
    {
      ...sorted('dueOn'),
      isUnbroken: true,
      render: ({ payment }) => (payment === null ? NONE : format.date(payment.dueOn)),
    },
    {
      ...sorted('open'),
      isFigure: true,
      isUnbroken: true,
      isDescendingFirst: true,
      render: ({ payment }) => <OpenPart payment={payment} />,
    },
    { key: 'files', label: t('column.files'), render: (paper) => <PaperFiles paper={paper} /> },
  ];
}

/** What is still open of an invoice, and how far it is paid in a word. */
function OpenPart({ payment }: Pick<Paper, 'payment'>) {
  const { money } = useTradeMoney();
  if (payment === null) return NONE;
  return (
    <>
      {payment.open > 0 && money(payment.open)}
      <span className={styles['below']}>
        <PaymentState state={payment.state} />
      </span>
    </>
  );
}

function OrderOf({ order }: Pick<Paper, 'order'>) {
  if (order === null) return NONE;
  return (
    <>
      <Link to={workOrderPath(order.id)} className={styles['number']}>
        {order.number}
      </Link>
      <span className={styles['below']}>{order.commission}</span>
    </>
  );
}

/** How far an invoice is paid, in a word. */
export function PaymentState({ state }: Pick<NonNullable<Paper['payment']>, 'state'>) {
  const t = useTexts('papers');
  const look = state === 'overdue' ? styles['late'] : state === 'settled' ? styles['settled'] : undefined;
  return <span className={look}>{t(`state.${state}`)}</span>;
}
