import type { DealerSort, DealerSummary } from '@ringwerk/contract';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { dealerFilePath } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useCountryNames } from '../../../ui/locale-switch.tsx';
import tableStyles from '../office-table.module.css';
import { isDescendingFirst, type DealerSearch } from './dealer-list.ts';
import { DealerStateWord } from './dealer-state-word.tsx';
import styles from './dealers.module.css';

const COLUMNS = [
  { key: 'company', sort: 'company' },
  { key: 'number', sort: 'number' },
  { key: 'city', sort: 'city' },
  { key: 'state', sort: null },
  { key: 'users', sort: null },
  { key: 'openOrders', sort: 'openOrders' },
  { key: 'lastOrder', sort: 'lastOrder' },
  { key: 'lastLogin', sort: 'lastLogin' },
] as const satisfies readonly { readonly key: string; readonly sort: DealerSort | null }[];
const FIGURES = new Set<string>(['users', 'openOrders', 'lastOrder', 'lastLogin']);

interface DealersTableProps {
  readonly dealers: readonly DealerSummary[];
  readonly search: DealerSearch;
  readonly onSort: (sort: DealerSort, isDescending: boolean) => void;
  readonly isStale: boolean;
}

/** The server sorts: a page of the list is not the whole of it. */
export function DealersTable({ dealers, search, onSort, isStale }: DealersTableProps) {
  const t = useTexts('dealers');
  return (
    <div className={tableStyles['scroll']}>
      <table className={classNames(tableStyles['table'], styles['list'])} aria-busy={isStale || undefined}>
        <caption className="visually-hidden">{t('title')}</caption>
        <thead>
          <tr>
            {COLUMNS.map(({ key, sort }) => (
              <Head key={key} column={key} sort={sort} search={search} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {dealers.map((dealer) => (
            <Row key={dealer.id} dealer={dealer} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps extends Pick<DealersTableProps, 'search' | 'onSort'> {
  readonly column: (typeof COLUMNS)[number]['key'];
  readonly sort: DealerSort | null;
}

function Head({ column, sort, search, onSort }: HeadProps) {
  const t = useTexts('dealers');
  const label = t(`column.${column}`);
  const className = FIGURES.has(column) ? tableStyles['figure'] : undefined;
  if (sort === null)
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  const isSorted = (search.sort ?? 'company') === sort;
  const isDescending = search.descending === 'true';
  const next = isSorted ? !isDescending : isDescendingFirst(sort);
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" className={tableStyles['sort']} onClick={() => onSort(sort, next)}>
        {label}
        {isSorted && <Icon name={isDescending ? 'chevronDown' : 'chevronUp'} size={12} />}
      </button>
    </th>
  );
}

function Row({ dealer }: { readonly dealer: DealerSummary }) {
  const t = useTexts('dealers');
  const format = useFormat();
  const countryNames = useCountryNames();
  const { id, company, customerNumber, city, country, state, users, openOrders, lastOrderAt, lastLoginAt } = dealer;
  return (
    <tr>
      <th scope="row">
        <Link to={dealerFilePath(id)} className={styles['company']}>
          {company}
        </Link>
      </th>
      <td className={tableStyles['when']}>{customerNumber}</td>
      <td>{[city, countryNames[country]].filter((word) => word !== '').join(', ')}</td>
      <td>
        <DealerStateWord state={state} />
      </td>
      <td className={tableStyles['figure']}>{format.number(users)}</td>
      <td className={tableStyles['figure']}>{openOrders === 0 ? '–' : format.number(openOrders)}</td>
      <td className={classNames(tableStyles['figure'], tableStyles['when'])}>
        {lastOrderAt === null ? '–' : format.date(lastOrderAt)}
      </td>
      <td className={classNames(tableStyles['figure'], tableStyles['when'])}>
        {lastLoginAt === null ? t('never') : format.date(lastLoginAt)}
      </td>
    </tr>
  );
}
