import { checkModelSheet, importModelSheet, listHouseModels, type ModelSheetCheck } from '@ringwerk/contract';
import { useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { base64Of } from '../../../api/base64-of.ts';
import { FileField, isTooLarge } from '../sheets/file-field.tsx';
import { ResultCounts, RowResults } from '../sheets/row-results.tsx';
import sheetStyles from '../sheets/sheets.module.css';
import { useSheetWords } from '../../../domain/sheets/use-sheet-words.ts';

/** A file as it was sent. */
interface Sent {
  readonly name: string;
  readonly data: string;
}

function Answer({ check, problem }: { readonly check: ModelSheetCheck; readonly problem: string | undefined }) {
  const t = useTexts('sheets');
  const format = useFormat();
  const { sheet, others, counts } = check;
  const isIdle = counts.new + counts.changed === 0;
  return (
    <div className={sheetStyles['form']}>
      <ResultCounts counts={counts} />
      <p role="alert" className={sheetStyles['problem']}>
        {problem}
      </p>
      {others > 0 && (
        <p className={sheetStyles['hint']}>
          {t('import.others', { count: others, shown: format.number(others), sheet: sheet ?? '' })}
        </p>
      )}
      {isIdle && <p className={sheetStyles['hint']}>{t('import.nothing')}</p>}
      {!isIdle && counts.refused > 0 && <p className={sheetStyles['hint']}>{t('import.partly')}</p>}
      <RowResults
        rows={check.rows.map(({ article, changes, ...row }) => ({
          ...row,
          what: article,
          changes: changes.map(({ column, before, after }) => ({ key: column, before, after })),
        }))}
      />
    </div>
  );
}

/** The two steps of an import, and what went wrong in either. */
function useCollectionImport(onDone: () => void) {
  const t = useTexts('sheets');
  const format = useFormat();
  const [sent, setSent] = useState<Sent | null>(null);
  const check = useOperationMutation(checkModelSheet);
  const write = useOperationMutation(importModelSheet, [listHouseModels]);
  const submit = (): void => {
    if (sent === null || check.data === undefined) return;
    write.mutate(
      { body: { ...sent, digest: check.data.digest } },
      {
        onAnswer: ({ created, changed }) =>
          showToast(t('import.written', { created: format.number(created), changed: format.number(changed) }), {
            tone: 'good',
          }),
        onSuccess: onDone,
        onError: (error) => {
          if (isApiError(error, 'model.changed')) check.mutate({ body: { data: sent.data } });
        },
      },
    );
  };
  return {
    check,
    write,
    submit,
    reset: (): void => {
      check.reset();
      write.reset();
    },
    send: async (file: File): Promise<void> => {
      const data = await base64Of(file);
      setSent({ name: file.name, data });
      check.mutate({ body: { data } });
    },
  };
}

/** Takes a file over into the collection: first an answer for every row, then all that can be taken, at once. */
export function CollectionImportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('sheets');
  const format = useFormat();
  const { problem } = useSheetWords();
  const [file, setFile] = useState<File | null>(null);
  const { check, write, submit, reset, send } = useCollectionImport(onClose);
  const answer = check.data;
  const isBig = file !== null && isTooLarge(file);
  const choose = (chosen: File | null): void => {
    setFile(chosen);
    reset();
  };
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
        <Button look="primary" disabled={changes === 0} isBusy={write.isPending || check.isPending} onClick={submit}>
          {t('import.write', { count: changes, shown: format.number(changes) })}
        </Button>
      </>
    );
  const refusal = isApiError(write.error, 'model.changed') ? t('import.outdated') : problem(write.error);
  return (
    <Dialog title={t('import.title')} isOpen isWide onClose={onClose} actions={actions}>
      {answer === undefined ? (
        <FileField
          hint={t('import.collection')}
          error={isBig ? t('import.tooLarge') : check.isError ? problem(check.error) : undefined}
          onChange={choose}
        />
      ) : (
        <Answer check={answer} problem={write.isError ? refusal : undefined} />
      )}
    </Dialog>
  );
}
