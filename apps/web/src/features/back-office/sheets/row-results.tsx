import type { SheetFinding, SheetResult } from '@ringwerk/contract';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
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

/** Rows of a file with what became of each, in a region that scrolls by itself. */
export function ResultTable({ rows }: { readonly rows: readonly ResultRow[] }) {
  const t = useTexts('sheets');
  return (
    // A scrolling region that the keyboard cannot reach would hide its rows.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['scroll']} role="region" aria-label={t('import.rows')} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col" className={styles['figure']}>
              {t('column.row')}
            </th>
            <th scope="col">{t('column.what')}</th>
            <th scope="col">{t('column.result')}</th>
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

/** One line for every row of a file; what is unchanged waits behind a switch. */
export function RowResults({ rows, actions }: { readonly rows: readonly ResultRow[]; readonly actions?: ReactNode }) {
  const t = useTexts('sheets');
  const [isRefusedOnly, setRefusedOnly] = useState(false);
  const [hasUnchanged, setUnchanged] = useState(false);
  const [page, setPage] = useState(1);
  const shown = rows.filter(({ result }) =>
    isRefusedOnly ? result === 'refused' : hasUnchanged || result !== 'unchanged',
  );
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
      <ResultTable rows={shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)} />
      <Pager page={page} pageSize={PAGE_SIZE} total={shown.length} onPage={setPage} />
    </div>
  );
}
