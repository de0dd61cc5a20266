import {
  applyModelImport,
  cancelModelImport,
  checkModelImport,
  getModelImport,
  listHouseModels,
  listModelImportRows,
  listModelImports,
  type Job,
  type ModelImport,
} from '@ringwerk/contract';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { invalidateQueries } from '../../../api/queries.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PATHS } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useSheetWords } from '../../../domain/sheets/use-sheet-words.ts';
import { JobReason, JobState } from '../jobs/job-cells.tsx';
import { OfficeFrame } from '../office-frame.tsx';
import { OFFICE_SECTIONS } from '../office-sections.ts';
import { ResultCounts } from '../sheets/row-results.tsx';
import sheetStyles from '../sheets/sheets.module.css';
import { ImportRows } from './import-rows.tsx';

const EVERY_MS = 1_000;
const SHOWN = [getModelImport, listModelImports, listModelImportRows];

interface OfImport {
  readonly sent: ModelImport;
}

const isOpen = (job: Job | null): job is Job => job?.state === 'waiting' || job?.state === 'running';

/** Follows what is under way; when it has ended, what it has written is read anew. */
function FollowJob({ sent }: OfImport) {
  useOperationQuery(getModelImport, { params: { id: sent.id } }, { every: EVERY_MS });
  useEffect(
    () => () => {
      void invalidateQueries(listHouseModels, listModelImports, listModelImportRows);
    },
    [],
  );
  return null;
}

/** The job under way, or why it has ended without what was asked. */
function UnderWay({ sent, job }: OfImport & { readonly job: Job }) {
  const t = useTexts('sheets');
  const errorText = useErrorText();
  const cancel = useOperationMutation(cancelModelImport, SHOWN);
  const onError = (error: unknown) => showToast(errorText(error), { tone: 'bad' });
  return (
    <div className={sheetStyles['job']} role="status">
      <div>
        <JobState job={job} />
      </div>
      <div>
        <JobReason job={job} />
      </div>
      {isOpen(job) && (
        <>
          <FollowJob sent={sent} />
          <Button
            look="quiet"
            isBusy={cancel.isPending || job.isCancelling}
            onClick={() => cancel.mutate({ params: { id: sent.id } }, { onError })}
          >
            {t('imports.stop')}
          </Button>
          <p className={sheetStyles['hint']}>{t('imports.wait')}</p>
        </>
      )}
    </div>
  );
}

/** When it was looked at, when and by whom it was written, and how many rows came to what. */
function Outcome({ sent: { check, written } }: OfImport) {
  const t = useTexts('sheets');
  const format = useFormat();
  if (check === null) return null;
  const { at, counts, others, sheet } = check;
  const changes = counts.new + counts.changed;
  const time = (moment: string): string => format.dateTime(moment);
  return (
    <>
      <ResultCounts counts={counts} />
      <p className={sheetStyles['hint']}>
        {written === null
          ? t('imports.checkedAt', { time: time(at) })
          : written.by === null
            ? t('imports.writtenAt', { time: time(written.at) })
            : t('imports.writtenBy', { time: time(written.at), name: written.by })}
        {written !== null &&
          ` · ${t('import.written', { created: format.number(written.created), changed: format.number(written.changed) })}`}
      </p>
      {others > 0 && (
        <p className={sheetStyles['hint']}>
          {t('import.others', { count: others, shown: format.number(others), sheet: sheet ?? '' })}
        </p>
      )}
      {changes === 0 && <p className={sheetStyles['hint']}>{t('import.nothing')}</p>}
      {changes > 0 && counts.refused > 0 && written === null && (
        <p className={sheetStyles['hint']}>{t('import.partly')}</p>
      )}
    </>
  );
}

/** What can be done with a file that stands still: write what was looked at, look at it again. */
function Steps({ sent }: OfImport) {
  const t = useTexts('sheets');
  const format = useFormat();
  const errorText = useErrorText();
  const write = useOperationMutation(applyModelImport, SHOWN);
  const again = useOperationMutation(checkModelImport, SHOWN);
  const { id, check, written, problem, job } = sent;
  // A file that cannot be read is no other one the next time.
  if (written !== null || problem !== null || isOpen(job)) return null;
  const changes = check === null ? 0 : check.counts.new + check.counts.changed;
  const onError = (error: unknown): void => {
    showToast(errorText(error), { tone: 'bad' });
    // Another person was quicker: the page says how it stands now.
    void invalidateQueries(...SHOWN);
  };
  return (
    <div className={sheetStyles['bar']}>
      {check !== null && changes > 0 && (
        <Button
          look="primary"
          isBusy={write.isPending}
          onClick={() => write.mutate({ params: { id }, body: { digest: check.digest } }, { onError })}
        >
          {t('import.write', { count: changes, shown: format.number(changes) })}
        </Button>
      )}
      <Button isBusy={again.isPending} onClick={() => again.mutate({ params: { id } }, { onError })}>
        {t('imports.recheck')}
      </Button>
    </div>
  );
}

function Import({ sent }: OfImport) {
  const t = useTexts('sheets');
  const { params: words } = useSheetWords();
  const { problem, check, job } = sent;
  return (
    <div className={sheetStyles['form']}>
      {job !== null && <UnderWay sent={sent} job={job} />}
      {problem !== null && (
        <p role="alert" className={sheetStyles['problem']}>
          {t(problem.code, words(problem.params))}
        </p>
      )}
      <Outcome sent={sent} />
      <Steps sent={sent} />
      {check !== null && <ImportRows key={check.digest} sent={sent} />}
    </div>
  );
}

/** `/verwaltung/kollektion/importe/:id`: what a file would do to the collection, or has done, row by row. */
export default function ImportPage() {
  const t = useTexts('sheets');
  const { id = '' } = useParams();
  const answer = useOperationQuery(getModelImport, { params: { id } }, { staleTime: 0 });
  return (
    <OfficeFrame
      section={OFFICE_SECTIONS.collection}
      title={answer.data?.name ?? t('imports.title')}
      actions={<ButtonLink url={PATHS.officeImports}>{t('imports.title')}</ButtonLink>}
    >
      <QueryView result={answer}>{(sent) => <Import sent={sent} />}</QueryView>
    </OfficeFrame>
  );
}
