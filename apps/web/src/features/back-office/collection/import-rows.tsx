import {
  IMPORT_ROWS_MAX,
  IMPORT_ROWS_SHOWN,
  IMPORT_ROW_SORTS,
  listModelImportRows,
  type ImportRowSort,
  type ImportRowsShown,
  type ModelImport,
  type ModelImportRow,
} from '@ringwerk/contract';
import type { WrittenCell, WrittenSheet } from '@ringwerk/sheets/write';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useSheetWords } from '../../../domain/sheets/use-sheet-words.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { serverOrder, type Sorting } from '../../../ui/list-table/server-order.ts';
import { Pager } from '../../../ui/pager.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Select } from '../../../ui/select.tsx';
import { ExportMenu } from '../sheets/export-menu.tsx';
import { FILE_ORDER, ResultTable } from '../sheets/row-results.tsx';
import sheetStyles from '../sheets/sheets.module.css';

const PAGE_SIZE = 100;

/** Every row of one choice, fetched a page behind another. */
async function allRows(id: string, shown: ImportRowsShown): Promise<readonly ModelImportRow[]> {
  const rows: ModelImportRow[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await call(listModelImportRows, {
      params: { id },
      query: { shown, page, pageSize: IMPORT_ROWS_MAX },
    });
    rows.push(...answer.rows);
    if (answer.rows.length === 0 || rows.length >= answer.total) return rows;
  }
}

/** The answers as a table for a spreadsheet: a line for each change, and one for a row without any. */
function useRowsSheet({ id, name }: Pick<ModelImport, 'id' | 'name'>, shown: ImportRowsShown) {
  const t = useTexts('sheets');
  const { params: words } = useSheetWords();
  const columns = [
    { label: t('column.row'), width: 8 },
    { label: t('column.what'), width: 16 },
    { label: t('imports.result'), width: 14 },
    { label: t('imports.columnName'), width: 24 },
    { label: t('imports.was'), width: 30 },
    { label: t('imports.becomes'), width: 30 },
    { label: t('imports.reason'), width: 60 },
  ];
  const linesOf = ({
    row,
    article,
    result,
    changes,
    findings,
  }: ModelImportRow): readonly (readonly WrittenCell[])[] => {
    const start = [row, article, t(`result.${result}`)];
    const reasons = findings.map(({ column, code, params }) => [...start, column, '', '', t(code, words(params))]);
    const changed = changes.map(({ column, before, after }) => [...start, column, before, after, '']);
    return reasons.length + changed.length === 0 ? [[...start, '', '', '', '']] : [...reasons, ...changed];
  };
  return async (): Promise<WrittenSheet> => ({
    name: name.replace(/\.\w{2,4}$/u, ''),
    columns,
    rows: (await allRows(id, shown)).flatMap(linesOf),
  });
}

interface ImportRowsProps {
  readonly sent: ModelImport;
}

/** The answer for every row: those that change something or are refused first, the others when they are asked for. */
export function ImportRows({ sent }: ImportRowsProps) {
  const t = useTexts('sheets');
  const [shown, setShown] = useState<ImportRowsShown>('open');
  const [page, setPage] = useState(1);
  const [sorting, setSorting] = useState<Sorting<ImportRowSort>>({});
  const { id } = sent;
  const query = { shown, ...sorting, page, pageSize: PAGE_SIZE };
  const answer = useOperationQuery(
    listModelImportRows,
    { params: { id }, query },
    { keepPrevious: true, staleTime: 0 },
  );
  const sheet = useRowsSheet(sent, shown);
  const order = serverOrder(IMPORT_ROW_SORTS, sorting, {
    start: FILE_ORDER,
    onChange: (next) => {
      setSorting(next);
      setPage(1);
    },
  });
  return (
    <div className={sheetStyles['results']}>
      <div className={sheetStyles['bar']}>
        <Select
          label={t('imports.shown')}
          value={shown}
          onChange={(next) => {
            setShown(next);
            setPage(1);
          }}
          options={IMPORT_ROWS_SHOWN.map((value) => ({ value, label: t(`imports.shown.${value}`) }))}
        />
        <ExportMenu sheet={sheet} />
      </div>
      <QueryView result={answer}>
        {({ rows, total }) => (
          <>
            <ResultTable
              order={order}
              rows={rows.map(({ article, changes, ...row }) => ({
                ...row,
                what: article,
                changes: changes.map(({ column, before, after }) => ({ key: column, before, after })),
              }))}
            />
            <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={setPage} />
          </>
        )}
      </QueryView>
    </div>
  );
}
