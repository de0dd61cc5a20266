import type { OwnPaper } from '@ringwerk/contract';
import { OwnPaperFiles, OwnPaperState } from '../../domain/papers/own-papers.tsx';
import { useTradeMoney } from '../../domain/trade/use-trade-money.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ListTable, type ListColumn } from '../../ui/list-table/list-table.tsx';
import styles from './own-papers-table.module.css';

interface OwnPapersTableProps {
  readonly papers: readonly OwnPaper[];
  readonly isWhole: boolean;
  readonly isStale: boolean;
}

/** What the house has issued to the dealer: what each is, for which order, what is open, and its files. */
export const OwnPapersTable = ({ papers, isWhole, isStale }: OwnPapersTableProps) => (
  <ListTable
    table="own-papers"
    caption={useTexts('papers')('own.title')}
    columns={useColumns()}
    rows={papers}
    keyOf={({ id }) => id}
    isWhole={isWhole}
    isStale={isStale}
  />
);

function useColumns(): readonly ListColumn<OwnPaper>[] {
  const t = useTexts('papers');
  const trade = useTexts('trade');
  const format = useFormat();
  const { money } = useTradeMoney();
  return [
    {
      key: 'number',
      label: t('column.number'),
      sortBy: ({ number }) => number,
      render: ({ kind, number }) => (
        <>
          {t(`kind.${kind}`)}
          <span className={styles['below']}>{number}</span>
        </>
      ),
    },
    {
      key: 'date',
      label: t('column.date'),
      isUnbroken: true,
      isDescendingFirst: true,
      sortBy: ({ issuedOn }) => issuedOn,
      render: ({ issuedOn }) => format.date(issuedOn),
    },
    {
      key: 'commission',
      label: trade('commission'),
      sortBy: ({ commission }) => commission,
      render: ({ commission }) => commission,
    },
    {
      key: 'gross',
      label: t('column.gross'),
      isFigure: true,
      isUnbroken: true,
      isDescendingFirst: true,
      sortBy: ({ gross }) => gross ?? 0,
      render: ({ gross }) => (gross === null ? '–' : money(gross)),
    },
    {
      key: 'state',
      label: t('state'),
      sortBy: ({ payment }) => payment?.dueOn ?? '',
      render: ({ payment }) => (payment === null ? '–' : <OwnPaperState payment={payment} />),
    },
    { key: 'files', label: t('column.files'), isFixed: true, render: (paper) => <OwnPaperFiles paper={paper} /> },
  ];
}
