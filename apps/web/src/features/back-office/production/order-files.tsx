import {
  cancelOrderFiles,
  getOrderArchive,
  getOrderFiles,
  makeOrderFiles,
  type OrderFiles as Files,
} from '@ringwerk/contract';
import { operationUrl } from '../../../api/call.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { FileLink } from '../../../domain/trade/file-link.tsx';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { OfficePart } from '../office-part.tsx';
import styles from './production.module.css';

const WATCH_MS = 1_500;
const MEGABYTE = 1_000_000;

const isOpen = ({ job }: Pick<Files, 'job'>): boolean => job?.state === 'waiting' || job?.state === 'running';

/** Everything that an order is made from, in one archive: made by the queue, watched here. */
export function OrderFiles({ id }: { readonly id: string }) {
  const t = useTexts('production');
  const answer = useOperationQuery(getOrderFiles, { params: { id } });
  return (
    <OfficePart title={t('files.title')} help={t('files.help')}>
      <QueryView result={answer}>
        {(files) => (
          <>
            {isOpen(files) && <Watch id={id} />}
            <FilesState id={id} files={files} />
          </>
        )}
      </QueryView>
    </OfficePart>
  );
}

/** Asks again while the job waits or runs. */
function Watch({ id }: { readonly id: string }) {
  useOperationQuery(getOrderFiles, { params: { id } }, { every: WATCH_MS });
  return null;
}

function FilesState({ id, files }: { readonly id: string; readonly files: Files }) {
  const t = useTexts('production');
  const ui = useTexts('ui');
  const errorText = useErrorText();
  const make = useOperationMutation(makeOrderFiles, [getOrderFiles]);
  const cancel = useOperationMutation(cancelOrderFiles, [getOrderFiles]);
  const input = { params: { id } };
  const onError = (error: unknown): void => {
    showToast(errorText(error), { tone: 'bad' });
  };
  const isNew = files.job === null && files.archive === null;
  return (
    <>
      <JobState job={files.job} />
      {files.archive !== null && <Archive id={id} archive={files.archive} />}
      <div className={styles['files']}>
        {isOpen(files) ? (
          <Button look="quiet" isBusy={cancel.isPending} onClick={() => cancel.mutate(input, { onError })}>
            {ui('cancel')}
          </Button>
        ) : (
          <Button
            look={isNew ? 'secondary' : 'quiet'}
            isBusy={make.isPending}
            onClick={() => make.mutate(input, { onError })}
          >
            {isNew ? t('files.make') : t('files.again')}
          </Button>
        )}
      </div>
    </>
  );
}

function JobState({ job }: Pick<Files, 'job'>) {
  const t = useTexts('production');
  const jobs = useTexts('jobs');
  const format = useFormat();
  if (job === null || job.state === 'done') return null;
  const { state, progress, step, error, errorDetail } = job;
  if (state === 'failed')
    return (
      <div role="alert" className={styles['failed']}>
        <p>{error === null ? jobs('error.job.failed') : jobs(`error.${error}`)}</p>
        {errorDetail !== null && <p className={styles['soft']}>{errorDetail}</p>}
      </div>
    );
  if (state === 'cancelled') return <p className={styles['soft']}>{t('files.cancelled')}</p>;
  const words =
    state === 'waiting' ? t('files.waiting') : t('files.running', { percent: format.percent(progress ?? 0) });
  return (
    <p role="status" className={styles['running']}>
      <progress value={progress ?? 0} max={1} aria-label={t('files.title')} />
      <span>
        {words}
        {step !== null && ` · ${jobs(`step.${step}`)}`}
      </span>
    </p>
  );
}

function Archive({ id, archive }: { readonly id: string; readonly archive: NonNullable<Files['archive']> }) {
  const t = useTexts('production');
  const format = useFormat();
  const { files, bytes, madeAt, missing, sha256 } = archive;
  const size = format.number(bytes / MEGABYTE, 1);
  return (
    <>
      <FileLink url={operationUrl(getOrderArchive, { params: { id } })} isDownload>
        {t('files.download')}
      </FileLink>
      <p className={styles['soft']}>
        {t('files.facts', { files: format.number(files), size, date: format.dateTime(madeAt) })}
      </p>
      {missing > 0 && <p className={styles['failed']}>{t('files.missing', { count: missing })}</p>}
      <p className={styles['checksum']} title={t('files.checksum')}>
        {sha256}
      </p>
    </>
  );
}
