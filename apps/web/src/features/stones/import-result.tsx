import type { importStones } from '@ringwerk/contract';
import type { AnswerOf } from '../../api/call.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts, type Translate } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { toCsv } from '@ringwerk/sheets/csv';
import { useDecimalSign } from '../../domain/download/decimal-sign.ts';
import { saveFile } from '../../domain/download/save-file.ts';
import styles from './import-dialog.module.css';

type Result = AnswerOf<typeof importStones>;

const ROWS_SHOWN = 200;
const CSV_TYPE = 'text/csv;charset=utf-8';
const REASONS = ['missing', 'value', 'range', 'formula', 'duplicate', 'contradiction', 'cut-off', 'sold'] as const;

function reasonText(t: Translate<'stones'>, reason: string | undefined): string {
  const known = REASONS.find((name) => name === reason);
  return known ? t(`reason-${known}`) : (reason ?? '');
}

function ResultTable({ rows, head }: { readonly rows: Result['rows']; readonly head: readonly string[] }) {
  const t = useTexts('stones');
  const format = useFormat();
  return (
    // A scrolling region that the keyboard cannot reach would hide its rows.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['scroll']} role="region" aria-label={t('importResult')} tabIndex={0}>
      <table className={styles['rows']}>
        <thead>
          <tr>
            {head.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.row} data-result={row.result}>
              <td>{format.number(row.row)}</td>
              <td>{row.stockNumber}</td>
              <td>{t(`result-${row.result}`)}</td>
              <td>{row.field}</td>
              <td>{reasonText(t, row.reason)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One line per row of the file; the rejected ones first, because they need work. */
export function ImportResult({ result }: { readonly result: Result }) {
  const t = useTexts('stones');
  const format = useFormat();
  const decimal = useDecimalSign();
  const rows = result.rows.toSorted(
    (a, b) => Number(b.result === 'rejected') - Number(a.result === 'rejected') || a.row - b.row,
  );
  const head = [t('row'), t('stockNumber'), t('result'), t('field'), t('reason')];
  const save = (): void => {
    const lines = result.rows.map((row) => [
      row.row,
      row.stockNumber,
      t(`result-${row.result}`),
      row.field ?? '',
      reasonText(t, row.reason),
    ]);
    saveFile(`${t('resultName')}.csv`, toCsv([head, ...lines], decimal), CSV_TYPE);
  };
  return (
    <div className={styles['result']}>
      <p role="status">
        {t('importDone', {
          added: format.number(result.added),
          updated: format.number(result.updated),
          rejected: format.number(result.rejected),
        })}
      </p>
      <ResultTable rows={rows.slice(0, ROWS_SHOWN)} head={head} />
      {rows.length > ROWS_SHOWN && (
        <p className={styles['hint']}>
          {t('onlyFirstRows', { shown: format.number(ROWS_SHOWN), all: format.number(rows.length) })}
        </p>
      )}
      <Button icon="download" onClick={save}>
        {t('importDownload')}
      </Button>
    </div>
  );
}
