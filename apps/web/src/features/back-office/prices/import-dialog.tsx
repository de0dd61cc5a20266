import { checkPriceSheet, type PriceSheetCheck } from '@ringwerk/contract';
import { useState } from 'react';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { base64Of } from '../../../api/base64-of.ts';
import { FileField, isTooLarge } from '../sheets/file-field.tsx';
import { ResultCounts, RowResults, type ResultRow } from '../sheets/row-results.tsx';
import sheetStyles from '../sheets/sheets.module.css';
import { useSheetWords } from '../../../domain/sheets/use-sheet-words.ts';
import { cellText } from './cell-unit.ts';
import { figureLabels } from './figure-labels.ts';
import type { SectionMeans } from './price-sections.ts';
import type { useListDraft } from './use-list-draft.ts';

interface ImportDialogProps {
  readonly draft: ReturnType<typeof useListDraft>;
  readonly means: SectionMeans;
  readonly onClose: () => void;
}

/** Rows of a check in the words of the list. */
function useResultRows(check: PriceSheetCheck, means: SectionMeans): readonly ResultRow[] {
  const format = useFormat();
  const labelOf = figureLabels(means);
  const text = (value: number | null, unit: PriceSheetCheck['rows'][number]['unit']): string =>
    value === null || unit === null ? '' : cellText(value, unit, means.list.currency, format);
  return check.rows.map(({ row, key, unit, result, before, after, findings }) => ({
    row,
    what: labelOf(key),
    result,
    findings,
    changes: before === after ? [] : [{ key: '', before: text(before, unit), after: text(after, unit) }],
  }));
}

function Answer({ check, means }: { readonly check: PriceSheetCheck; readonly means: SectionMeans }) {
  const t = useTexts('sheets');
  const format = useFormat();
  const rows = useResultRows(check, means);
  const { sheet, others, absent, counts, cells } = check;
  return (
    <div className={sheetStyles['form']}>
      <ResultCounts counts={counts} />
      {others > 0 && (
        <p className={sheetStyles['hint']}>
          {t('import.others', { count: others, shown: format.number(others), sheet: sheet ?? '' })}
        </p>
      )}
      {absent > 0 && (
        <p className={sheetStyles['hint']}>{t('import.absent', { count: absent, shown: format.number(absent) })}</p>
      )}
      {cells.length === 0 && <p className={sheetStyles['hint']}>{t('import.nothing')}</p>}
      {cells.length > 0 && counts.refused > 0 && <p className={sheetStyles['hint']}>{t('import.partly')}</p>}
      <RowResults rows={rows} />
    </div>
  );
}

/** Lays a file over a draft: first an answer for every row, then the figures that can be taken, as one step of the editor. */
export function ImportDialog({ draft, means, onClose }: ImportDialogProps) {
  const { saved: list } = draft;
  const t = useTexts('sheets');
  const format = useFormat();
  const { problem } = useSheetWords();
  const [file, setFile] = useState<File | null>(null);
  const check = useOperationMutation(checkPriceSheet);
  const answer = check.data;
  const isBig = file !== null && isTooLarge(file);
  const choose = (chosen: File | null): void => {
    setFile(chosen);
    check.reset();
  };
  const send = async (chosen: File): Promise<void> => {
    const data = await base64Of(chosen);
    check.mutate(
      { params: { id: list.id }, body: { version: list.version, data } },
      { onError: (failure) => void draft.onRefused(failure) },
    );
  };
  const take = ({ cells }: PriceSheetCheck): void => {
    draft.takeOver(cells, file?.name ?? '');
    showToast(t('import.taken'), { tone: 'good' });
    onClose();
  };
  const error = isBig ? t('import.tooLarge') : check.isError ? problem(check.error) : undefined;
  const changes = answer === undefined ? 0 : answer.counts.new + answer.counts.changed;
  const actions =
    answer === undefined ? (
      <Button
        look="primary"
        disabled={file === null || isBig}
        isBusy={check.isPending}
        onClick={() => file !== null && void send(file)}
      >
        {t('import.check')}
      </Button>
    ) : (
      <>
        <Button onClick={() => choose(null)}>{t('import.again')}</Button>
        <Button look="primary" disabled={changes === 0} onClick={() => take(answer)}>
          {t('import.take', { count: changes, shown: format.number(changes) })}
        </Button>
      </>
    );
  return (
    <Dialog title={t('import.title')} isOpen isWide onClose={onClose} actions={actions}>
      {answer === undefined ? (
        <FileField hint={t('import.prices')} error={error} onChange={choose} />
      ) : (
        <Answer check={answer} means={means} />
      )}
    </Dialog>
  );
}
