import { listModelImports, uploadModelSheet, type ModelImport } from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { base64Of } from '../../../api/base64-of.ts';
import { useSheetWords } from '../../../domain/sheets/use-sheet-words.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { modelImportPath } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import { useNavigate } from '../../../routing/use-navigator.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { JobReason, JobState } from '../jobs/job-cells.tsx';
import { OfficeFrame } from '../office-frame.tsx';
import { OFFICE_SECTIONS } from '../office-sections.ts';
import { ListTable, type ListColumn } from '../../../ui/list-table/list-table.tsx';
import officeStyles from '../office-table.module.css';
import { FileField, isTooLarge } from '../sheets/file-field.tsx';
import sheetStyles from '../sheets/sheets.module.css';

const EVERY_MS = 2_000;
const isOpen = ({ job }: ModelImport): boolean => job?.state === 'waiting' || job?.state === 'running';

/** Takes a file; its page follows what the server makes of it. */
function UploadForm() {
  const t = useTexts('sheets');
  const navigate = useNavigate();
  const { problem } = useSheetWords();
  const [file, setFile] = useState<File | null>(null);
  const upload = useOperationMutation(uploadModelSheet, [listModelImports]);
  const isBig = file !== null && isTooLarge(file);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (file === null || isBig) return;
    const body = { name: file.name, data: await base64Of(file) };
    upload.mutate({ body }, { onward: ({ id }) => void navigate(modelImportPath(id)) });
  };
  const refusal = upload.isError ? problem(upload.error) : undefined;
  return (
    <form className={sheetStyles['upload']} onSubmit={(event) => void submit(event)}>
      <FileField
        hint={t('import.collection')}
        error={isBig ? t('import.tooLarge') : refusal}
        onChange={(chosen) => {
          setFile(chosen);
          upload.reset();
        }}
      />
      <Button type="submit" look="primary" disabled={file === null || isBig} isBusy={upload.isPending}>
        {t('import.check')}
      </Button>
    </form>
  );
}

/** Where a file stands, in words; a job that is under way says it itself. */
function Standing({ sent }: { readonly sent: ModelImport }) {
  const t = useTexts('sheets');
  const { job, problem, written, check } = sent;
  if (job !== null && isOpen(sent)) return <JobState job={job} />;
  if (problem !== null) return t('imports.state.unread');
  if (written !== null) return t('imports.state.written');
  return (
    <>
      {t(check === null ? 'imports.state.idle' : 'imports.state.checked')}
      {job !== null && (
        <span className={officeStyles['line']}>
          <JobReason job={job} />
        </span>
      )}
    </>
  );
}

function useColumns(): readonly ListColumn<ModelImport>[] {
  const t = useTexts('sheets');
  const format = useFormat();
  const count = (key: 'new' | 'changed' | 'refused'): ListColumn<ModelImport> => ({
    key,
    label: t(`result.${key}`),
    isFigure: true,
    isDescendingFirst: true,
    sortBy: ({ check }) => check?.counts[key] ?? -1,
    render: ({ check }) => (check === null ? '–' : format.number(check.counts[key])),
  });
  return [
    {
      key: 'name',
      label: t('imports.fileColumn'),
      sortBy: ({ name }) => name,
      render: ({ id, name }) => <Link to={modelImportPath(id)}>{name}</Link>,
    },
    {
      key: 'sent',
      label: t('imports.sent'),
      isDescendingFirst: true,
      sortBy: ({ createdAt }) => createdAt,
      render: ({ createdAt, createdBy }) => (
        <>
          <span className={officeStyles['when']}>{format.dateTime(createdAt)}</span>
          {createdBy !== null && <span className={officeStyles['soft']}> · {createdBy}</span>}
        </>
      ),
    },
    { key: 'state', label: t('imports.state'), render: (sent) => <Standing sent={sent} /> },
    count('new'),
    count('changed'),
    count('refused'),
  ];
}

function Imports({ imports }: { readonly imports: readonly ModelImport[] }) {
  const t = useTexts('sheets');
  const columns = useColumns();
  return (
    <section className={officeStyles['section']}>
      <h2 className={officeStyles['title']}>{t('imports.list')}</h2>
      {imports.length === 0 ? (
        <EmptyState title={t('imports.none')} />
      ) : (
        <>
          <ListTable
            table="imports"
            caption={t('imports.list')}
            columns={columns}
            rows={imports}
            keyOf={({ id }) => id}
          />
          <p className={officeStyles['lead']}>{t('imports.kept')}</p>
        </>
      )}
    </section>
  );
}

/** `/verwaltung/kollektion/importe`: a new file for the collection, and the last ones. */
export default function ImportsPage() {
  const t = useTexts('sheets');
  const answer = useOperationQuery(listModelImports, {}, { staleTime: 0 });
  useOperationQuery(listModelImports, {}, { enabled: answer.data?.imports.some(isOpen) === true, every: EVERY_MS });
  return (
    <OfficeFrame section={OFFICE_SECTIONS.collection} title={t('imports.title')}>
      <UploadForm />
      <QueryView result={answer}>{({ imports }) => <Imports imports={imports} />}</QueryView>
    </OfficeFrame>
  );
}
