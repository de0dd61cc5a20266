import { DEALER_SORTS, type DealerSort, type DealerSummary } from '@ringwerk/contract';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { dealerFilePath } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import { ListTable, type ListColumn } from '../../../ui/list-table/list-table.tsx';
import { serverOrder, type Sorting } from '../../../ui/list-table/server-order.ts';
import { useCountryNames } from '../../../ui/locale-switch.tsx';
import { isDescendingFirst, type DealerSearch } from './dealer-list.ts';
import { DealerStateWord } from './dealer-state-word.tsx';
import styles from './dealers.module.css';

interface DealersTableProps {
  readonly dealers: readonly DealerSummary[];
  readonly search: DealerSearch;
  readonly onSort: (sorting: Sorting<DealerSort>) => void;
  readonly isStale: boolean;
}

type Column = ListColumn<DealerSummary> & { readonly sort?: DealerSort };

/** The server sorts: a page of the list is not the whole of it. */
export function DealersTable({ dealers, search, onSort, isStale }: DealersTableProps) {
  const t = useTexts('dealers');
  const columns = useColumns();
  return (
    <ListTable
      table="dealers"
      caption={t('title')}
      columns={columns}
      rows={dealers}
      keyOf={({ id }) => id}
      order={serverOrder(DEALER_SORTS, search, {
        start: { sort: 'company', isDescending: false },
        onChange: onSort,
      })}
      isStale={isStale}
    />
  );
}

function useColumns(): readonly Column[] {
  const t = useTexts('dealers');
  const format = useFormat();
  const countryNames = useCountryNames();
  const sorted = (sort: DealerSort) => ({
    key: sort,
    sort,
    label: t(`column.${sort}`),
    isDescendingFirst: isDescendingFirst(sort),
  });
  const day = (at: string | null, none: string): string => (at === null ? none : format.date(at));
  return [
    {
      ...sorted('company'),
      render: ({ id, company }) => (
        <Link to={dealerFilePath(id)} className={styles['company']}>
          {company}
        </Link>
      ),
    },
    { ...sorted('number'), isUnbroken: true, render: ({ customerNumber }) => customerNumber },
    {
      ...sorted('city'),
      render: ({ city, country }) => [city, countryNames[country]].filter((word) => word !== '').join(', '),
    },
    { key: 'state', label: t('column.state'), render: ({ state }) => <DealerStateWord state={state} /> },
    { key: 'users', label: t('column.users'), isFigure: true, render: ({ users }) => format.number(users) },
    {
      ...sorted('openOrders'),
      isFigure: true,
      render: ({ openOrders }) => (openOrders === 0 ? '–' : format.number(openOrders)),
    },
    { ...sorted('lastOrder'), isFigure: true, isUnbroken: true, render: ({ lastOrderAt }) => day(lastOrderAt, '–') },
    {
      ...sorted('lastLogin'),
      isFigure: true,
      isUnbroken: true,
      render: ({ lastLoginAt }) => day(lastLoginAt, t('never')),
    },
  ];
}
