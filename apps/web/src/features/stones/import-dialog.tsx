import { importStones, searchStones } from '@ringwerk/contract';
import { useState } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { useOperationCall } from '../../api/use-operation.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toCsv } from '../../ui/download/csv.ts';
import { saveFile } from '../../ui/download/save-file.ts';
import { Field } from '../../ui/field.tsx';
import styles from './import-dialog.module.css';
import { ImportResult } from './import-result.tsx';

const MOST_CHARACTERS = 8_000_000;
const CSV_TYPE = 'text/csv;charset=utf-8';
const TEMPLATE = [
  [
    'Stock #',
    'Availability',
    'Shape',
    'Weight',
    'Color',
    'Clarity',
    'Cut Grade',
    'Lab',
    'Report #',
    'Measurements',
    'Cash Price',
  ],
  ['A-1001', 'G', 'Round', 0.5, 'G', 'VS2', 'EX', 'GIA', '2141438171', '5.11 x 5.13 x 3.15', 3200],
] as const;

/** Reading a file and sending it, with everything that can be wrong about it in words. */
function useImport() {
  const t = useTexts('stones');
  const errorText = useErrorText();
  const [problem, setProblem] = useState<string>();
  const { mutate, data, isPending, reset } = useOperationCall(importStones, [searchStones]);

  const failed = (error: unknown): void => {
    if (!isApiError(error, 'stone.import-header')) return setProblem(`${t('importFailed')} ${errorText(error)}`);
    const columns = error.issues.map(({ params }) => params['column']).filter((column) => column !== undefined);
    setProblem(columns.length === 0 ? t('importHeader') : t('importMissing', { columns: columns.join(', ') }));
  };
  const send = async (file: File): Promise<void> => {
    reset();
    setProblem(undefined);
    if (file.size > MOST_CHARACTERS) return setProblem(t('importTooLarge'));
    const csv = await file.text();
    if (csv.trim() === '') return setProblem(t('importEmpty'));
    mutate({ body: { csv } }, { onError: failed });
    return undefined;
  };
  return { problem, setProblem, result: data, isPending, send };
}

function ImportForm() {
  const t = useTexts('stones');
  const [file, setFile] = useState<File | null>(null);
  const { problem, setProblem, result, isPending, send } = useImport();
  return (
    <div className={styles['form']}>
      <p className={styles['hint']}>{t('importIntro')}</p>
      <Field label={t('importFile')} error={problem}>
        {(ids) => (
          <input
            {...ids}
            type="file"
            accept=".csv,text/csv,text/plain"
            className={styles['file']}
            onChange={(event) => {
              setFile(event.target.files?.[0] ?? null);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
      <div className={styles['actions']}>
        <Button
          look="quiet"
          icon="download"
          onClick={() => saveFile(`${t('templateName')}.csv`, toCsv(TEMPLATE, '.'), CSV_TYPE)}
        >
          {t('importTemplate')}
        </Button>
        <Button look="primary" disabled={!file} isBusy={isPending} onClick={() => file && void send(file)}>
          {isPending ? t('importing') : t('importStart')}
        </Button>
      </div>
      {result && <ImportResult result={result} />}
    </div>
  );
}

/** Takes in a file of the dealer's own stones and says what became of each row. */
export function ImportDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useTexts('stones');
  return (
    <Dialog title={t('import')} isOpen={isOpen} onClose={onClose} isWide>
      <ImportForm />
    </Dialog>
  );
}
