import { COUPLE_SORTS, type CoupleSort, type CoupleSummary } from '@ringwerk/contract';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { couplePath } from '../../paths.ts';
import { Link } from '../../routing/link.tsx';
import { ListTable, type ListColumn } from '../../ui/list-table/list-table.tsx';
import styles from './couples-page.module.css';

interface CouplesTableProps {
  readonly couples: readonly CoupleSummary[];
  readonly sort: CoupleSort;
  readonly onSort: (sort: CoupleSort) => void;
  readonly isStale: boolean;
}

/** Who they are, when they marry, what comes next, and what lies in the file. The server sorts, each way in its one order. */
export function CouplesTable({ couples, sort, onSort, isStale }: CouplesTableProps) {
  const t = useTexts('couples');
  return (
    <ListTable
      table="couples"
      caption={t('title')}
      columns={useColumns()}
      rows={couples}
      keyOf={({ id }) => id}
      order={{
        sort,
        isDescending: sort === 'recent',
        onSort: (asked) => {
          const found = COUPLE_SORTS.find((known) => known === asked);
          if (found !== undefined) onSort(found);
        },
      }}
      isStale={isStale}
    />
  );
}

function useColumns(): readonly ListColumn<CoupleSummary>[] {
  const t = useTexts('couples');
  const format = useFormat();
  return [
    {
      key: 'name',
      sort: 'name',
      label: t('column.couple'),
      render: ({ id, title, city }) => (
        <>
          <Link to={couplePath(id)} className={styles['name']}>
            {title}
          </Link>
          <span className={styles['below']}>{city}</span>
        </>
      ),
    },
    {
      key: 'wedding',
      sort: 'wedding',
      label: t('wedding'),
      isUnbroken: true,
      render: ({ weddingDate }) => (weddingDate === null ? '–' : format.date(weddingDate)),
    },
    {
      key: 'next',
      label: t('field.nextStep'),
      render: ({ nextStep, nextStepOn }) => (
        <>
          {nextStep}
          {nextStepOn !== null && <span className={styles['below']}>{format.date(nextStepOn)}</span>}
        </>
      ),
    },
    { key: 'kept', label: t('column.kept'), render: (couple) => <Kept couple={couple} /> },
    {
      key: 'changed',
      sort: 'recent',
      label: t('sort.recent'),
      isUnbroken: true,
      render: ({ updatedAt }) => format.date(updatedAt),
    },
  ];
}

function Kept({ couple }: { readonly couple: CoupleSummary }) {
  const t = useTexts('couples');
  const kept = (['designs', 'quotes', 'orders'] as const).filter((kind) => couple[kind] > 0);
  return <span className={styles['small']}>{kept.map((kind) => t(kind, { count: couple[kind] })).join(' · ')}</span>;
}
