import {
  getRates,
  importRates,
  listRates,
  RATE_SHEET_BYTES_MAX,
  type RateSheet,
  type RateSubject,
} from '@ringwerk/contract';
import { useState } from 'react';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { base64Of } from '../../../api/base64-of.ts';
import { FileField } from '../sheets/file-field.tsx';
import { ResultCounts, RowResults, type ResultRow } from '../sheets/row-results.tsx';
import sheetStyles from '../sheets/sheets.module.css';
import { useSheetWords } from '../../../domain/sheets/use-sheet-words.ts';
import { useRateWords } from './use-rate-words.ts';

/** Rows of a file in the words of the page. */
function useResultRows({ rows }: RateSheet): readonly ResultRow[] {
  const t = useTexts('fixings');
  const format = useFormat();
  const words = useRateWords();
  const valueText = (subject: RateSubject | null, value: number | null): string =>
    subject === null || value === null ? '' : words.text({ subject, value });
  return rows.map(({ row, text, subject, result, before, after, from, isHeld, findings }) => {
    const notes = [
      from === null ? '' : `${t('column.from')} ${format.dateTime(from)}`,
      isHeld ? t('import.held') : '',
    ].filter(Boolean);
    return {
      row,
      what: subject === null ? text : words.name(subject),
      result,
      findings,
      changes: [
        {
          key: '',
          before: valueText(subject, before),
          after: [valueText(subject, after), ...notes].join(' · '),
        },
      ],
    };
  });
}

function Answer({ answer }: { readonly answer: RateSheet }) {
  const t = useTexts('fixings');
  const rows = useResultRows(answer);
  return (
    <div className={sheetStyles['form']}>
      <ResultCounts counts={answer.counts} />
      {answer.counts.refused > 0 && <p className={sheetStyles['hint']}>{t('import.blocked')}</p>}
      <RowResults rows={rows} />
    </div>
  );
}

/** The file, with the columns that it needs. */
function RateFile(field: Omit<Parameters<typeof FileField>[0], 'hint'>) {
  const t = useTexts('fixings');
  const { base, subjects } = useRateWords();
  return <FileField {...field} hint={t('import.hint', { base, subjects: subjects.join(', ') })} />;
}

/** Rates of a file: first an answer for every row, then all of them or none. */
export function ImportRatesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('fixings');
  const sheets = useTexts('sheets');
  const format = useFormat();
  const { problem } = useSheetWords();
  const [file, setFile] = useState<{ readonly name: string; readonly data: string } | null>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const send = useOperationMutation(importRates, [getRates, listRates]);
  const answer = send.data;
  const choose = async (chosen: File | null): Promise<void> => {
    send.reset();
    const isBig = chosen !== null && chosen.size > RATE_SHEET_BYTES_MAX;
    setTooLarge(isBig);
    setFile(chosen === null || isBig ? null : { name: chosen.name.slice(0, 200), data: await base64Of(chosen) });
  };
  const post = (isTrial: boolean): void => {
    if (file === null) return;
    send.mutate(
      { body: { data: file.data, file: file.name, isTrial } },
      {
        onAnswer: ({ isRecorded }) => {
          if (isRecorded) showToast(t('import.done'), { tone: 'good' });
        },
        onSuccess: ({ isRecorded }) => {
          if (isRecorded) onClose();
        },
        onError: (error) => answer !== undefined && showToast(problem(error), { tone: 'bad' }),
      },
    );
  };
  const error = tooLarge ? t('import.tooLarge') : send.isError ? problem(send.error) : undefined;
  const changes = answer === undefined ? 0 : answer.counts.new + answer.counts.changed;
  const actions =
    answer === undefined ? (
      <Button look="primary" disabled={file === null} isBusy={send.isPending} onClick={() => post(true)}>
        {sheets('import.check')}
      </Button>
    ) : (
      <>
        <Button onClick={() => void choose(null)}>{sheets('import.again')}</Button>
        <Button
          look="primary"
          disabled={changes === 0 || answer.counts.refused > 0}
          isBusy={send.isPending}
          onClick={() => post(false)}
        >
          {t('import.record', { count: changes, shown: format.number(changes) })}
        </Button>
      </>
    );
  return (
    <Dialog title={t('import.title')} isOpen isWide onClose={onClose} actions={actions}>
      {answer === undefined ? (
        <RateFile error={error} onChange={(chosen) => void choose(chosen)} />
      ) : (
        <Answer answer={answer} />
      )}
    </Dialog>
  );
}
