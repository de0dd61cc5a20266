import {
  IMPORT_ROW_SORTS,
  SHEET_RESULTS,
  type ImportRowSort,
  type SheetFinding,
  type SheetResult,
} from '@ringwerk/contract';
import { useMemo, useState, type ReactNode } from 'react';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ListHead, type ServerOrder } from '../../../ui/list-table/list-table.tsx';
import { serverOrder, type Sorting } from '../../../ui/list-table/server-order.ts';
import { sortedRows } from '../../../ui/list-table/sorted-rows.ts';
import { Pager } from '../../../ui/pager.tsx';
import { Switch } from '../../../ui/switch.tsx';
import styles from './sheets.module.css';
import { useSheetWords } from '../../../domain/sheets/use-sheet-words.ts';

/** What became of a row of a file, in words. */
export interface ResultRow {
  readonly row: number;
  readonly what: string;
  readonly result: SheetResult;
  readonly changes: readonly { readonly key: string; readonly before: string; readonly after: string }[];
  readonly findings: readonly SheetFinding[];
}

type Counts = Readonly<Record<SheetResult, number>>;

const PAGE_SIZE = 100;
/** How rows stand until somebody sorts them. */
export const FILE_ORDER = { sort: 'row', isDescending: false } as const;
const RESULTS: readonly SheetResult[] = ['refused', 'changed', 'new', 'unchanged'];

/** How many rows came to what. */
export function ResultCounts({ counts }: { readonly counts: Counts }) {
  const t = useTexts('sheets');
  const format = useFormat();
  return (
    <p role="status" className={styles['counts']}>
      {RESULTS.map((result) => (
        <span key={result} data-result={counts[result] > 0 ? result : undefined}>
          <strong>{format.number(counts[result])}</strong> {t(`result.${result}`)}
        </span>
      ))}
    </p>
  );
}

function Row({ line }: { readonly line: ResultRow }) {
  const t = useTexts('sheets');
  const format = useFormat();
  const { reason } = useSheetWords();
  const { row, what, result, changes, findings } = line;
  return (
    <tr data-result={result}>
      <td className={styles['figure']}>{format.number(row)}</td>
      <th scope="row">{what}</th>
      <td>{t(`result.${result}`)}</td>
      <td className={styles['changes']}>
        {findings.map((finding) => (
          <span key={`${finding.column} ${finding.code}`} className={styles['reason']}>
            {reason(finding)}
          </span>
        ))}
        {findings.length === 0 &&
          changes.map(({ key, before, after }) => (
            <span key={key}>
              {key !== '' && `${key}: `}
              {before !== '' && <del>{before}</del>} <ins>{after}</ins>
            </span>
          ))}
      </td>
    </tr>
  );
}

interface ResultTableProps {
  readonly rows: readonly ResultRow[];
  /** Over all rows of the file, not the page of it that is shown. */
  readonly order: ServerOrder;
}

/** Rows of a file with what became of each, in a region that scrolls by itself. */
export function ResultTable({ rows, order }: ResultTableProps) {
  const t = useTexts('sheets');
  const head = (sort: ImportRowSort, label: string) => {
    const isSorted = order.sort === sort;
    return (
      <ListHead
        label={label}
        isFigure={sort === 'row'}
        sorted={isSorted ? (order.isDescending ? 'descending' : 'ascending') : null}
        onSort={() => order.onSort(sort, isSorted && !order.isDescending)}
      />
    );
  };
  return (
    // A scrolling region that the keyboard cannot reach would hide its rows.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['scroll']} role="region" aria-label={t('import.rows')} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {head('row', t('column.row'))}
            {head('article', t('column.what'))}
            {head('result', t('column.result'))}
            <th scope="col">{t('column.change')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((line) => (
            <Row key={line.row} line={line} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className={styles['nothing']}>{t('import.noRows')}</p>}
    </div>
  );
}

const SORTED_BY: Readonly<Record<ImportRowSort, (row: ResultRow) => string | number>> = {
  row: ({ row }) => row,
  article: ({ what }) => what,
  result: ({ result }) => SHEET_RESULTS.indexOf(result),
};
const inOrder = (rows: readonly ResultRow[], { sort, descending }: Sorting<ImportRowSort>): readonly ResultRow[] =>
  sort === undefined ? rows : sortedRows(rows, { key: sort, isDown: descending === 'true' }, SORTED_BY[sort]);

/** One line for every row of a file; what is unchanged waits behind a switch. */
export function RowResults({ rows, actions }: { readonly rows: readonly ResultRow[]; readonly actions?: ReactNode }) {
  const t = useTexts('sheets');
  const [isRefusedOnly, setRefusedOnly] = useState(false);
  const [hasUnchanged, setUnchanged] = useState(false);
  const [page, setPage] = useState(1);
  const [sorting, setSorting] = useState<Sorting<ImportRowSort>>({});
  const shown = useMemo(
    () =>
      inOrder(
        rows.filter(({ result }) => (isRefusedOnly ? result === 'refused' : hasUnchanged || result !== 'unchanged')),
        sorting,
      ),
    [rows, isRefusedOnly, hasUnchanged, sorting],
  );
  const order = serverOrder(IMPORT_ROW_SORTS, sorting, {
    start: FILE_ORDER,
    onChange: (next) => {
      setSorting(next);
      setPage(1);
    },
  });
  const filter = (set: (isOn: boolean) => void) => (isOn: boolean) => {
    set(isOn);
    setPage(1);
  };
  return (
    <div className={styles['results']}>
      <div className={styles['bar']}>
        <Switch isOn={isRefusedOnly} onChange={filter(setRefusedOnly)}>
          {t('import.onlyRefused')}
        </Switch>
        <Switch isOn={hasUnchanged} isDisabled={isRefusedOnly} onChange={filter(setUnchanged)}>
          {t('import.withUnchanged')}
        </Switch>
        {actions}
      </div>
      <ResultTable rows={shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)} order={order} />
      <Pager page={page} pageSize={PAGE_SIZE} total={shown.length} onPage={setPage} />
    </div>
  );
}
