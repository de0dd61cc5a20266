import { importStones, searchStones, SHEET_BYTES_MAX } from '@ringwerk/contract';
import { useState } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toCsv } from '@ringwerk/sheets/csv';
import { saveFile } from '../../domain/download/save-file.ts';
import { base64Of } from '../../api/base64-of.ts';
import { useSheetWords } from '../../domain/sheets/use-sheet-words.ts';
import { Field } from '../../ui/field.tsx';
import { useStoneWords } from '../../domain/rings/stone-words.ts';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import styles from './import-dialog.module.css';
import { ImportResult } from './import-result.tsx';

const TYPES = '.csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const CSV_TYPE = 'text/csv;charset=utf-8';
const TEMPLATE = [
  [
    'Stock #',
    'Availability',
    'Shape',
    'Natural / Lab-grown',
    'Treatment',
    'Weight',
    'Color',
    'Clarity',
    'Cut Grade',
    'Lab',
    'Report #',
    'Measurements',
    'Cash Price',
  ],
  ['A-1001', 'G', 'Round', 'Natural', 'None', 0.5, 'G', 'VS2', 'EX', 'GIA', '2141438171', '5.11 x 5.13 x 3.15', 3200],
] as const;

/** What the seller states of every row that does not state it itself. */
interface Statement {
  readonly origin: 'natural' | 'lab-grown' | '';
  readonly isUntreated: boolean;
}
const NOTHING_STATED: Statement = { origin: '', isUntreated: false };

/** The seller's own statement on origin and treatment: neither is ever inferred. */
function StatementFields({
  stated,
  change,
}: {
  readonly stated: Statement;
  readonly change: (next: Statement) => void;
}) {
  const t = useTexts('stones');
  const words = useStoneWords();
  return (
    <fieldset className={styles['statement']}>
      <legend>{t('importStated')}</legend>
      <Select
        label={t('importOrigin')}
        hint={t('importOriginHelp')}
        value={stated.origin}
        options={[
          { value: '', label: t('importOrigin-none') },
          { value: 'natural', label: words.origin('natural') },
          { value: 'lab-grown', label: words.origin('lab-grown') },
        ]}
        onChange={(origin) => change({ ...stated, origin })}
      />
      <Switch isOn={stated.isUntreated} onChange={(isUntreated) => change({ ...stated, isUntreated })}>
        {t('importUntreated')}
      </Switch>
    </fieldset>
  );
}

/** Reading a file and sending it, with everything that can be wrong about it in words. */
function useImport() {
  const t = useTexts('stones');
  const words = useSheetWords();
  const [problem, setProblem] = useState<string>();
  const { mutate, data, isPending, reset } = useOperationMutation(importStones, [searchStones]);

  const failed = (error: unknown): void => {
    if (!isApiError(error, 'stone.import-header')) return setProblem(`${t('importFailed')} ${words.problem(error)}`);
    const columns = error.issues.map(({ params }) => params['column']).filter((column) => column !== undefined);
    setProblem(columns.length === 0 ? t('importHeader') : t('importMissing', { columns: columns.join(', ') }));
  };
  const send = async (file: File, stated: Statement): Promise<void> => {
    reset();
    setProblem(undefined);
    if (file.size > SHEET_BYTES_MAX) return setProblem(t('importTooLarge'));
    if (file.size === 0) return setProblem(t('importEmpty'));
    const { origin, isUntreated } = stated;
    const body = {
      data: await base64Of(file),
      ...(origin && { origin }),
      ...(isUntreated && { treatment: 'none' as const }),
    };
    mutate({ body }, { onError: failed });
    return undefined;
  };
  return { problem, setProblem, result: data, isPending, send };
}

function ImportForm() {
  const t = useTexts('stones');
  const [file, setFile] = useState<File | null>(null);
  const [stated, setStated] = useState(NOTHING_STATED);
  const { problem, setProblem, result, isPending, send } = useImport();
  return (
    <div className={styles['form']}>
      <p className={styles['hint']}>{t('importIntro')}</p>
      <Field label={t('importFile')} error={problem}>
        {(ids) => (
          <input
            {...ids}
            type="file"
            accept={TYPES}
            className={styles['file']}
            onChange={(event) => {
              setFile(event.target.files?.[0] ?? null);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
      <StatementFields stated={stated} change={setStated} />
      <div className={styles['actions']}>
        <Button
          look="quiet"
          icon="download"
          onClick={() => saveFile(`${t('templateName')}.csv`, toCsv(TEMPLATE, '.'), CSV_TYPE)}
        >
          {t('importTemplate')}
        </Button>
        <Button look="primary" disabled={!file} isBusy={isPending} onClick={() => file && void send(file, stated)}>
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
