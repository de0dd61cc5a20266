import {
  getListPictures,
  getListPicturesZip,
  makeListPictures,
  type ListPictures,
  type WatchList,
} from '@ringwerk/contract';
import { operationUrl } from '../../api/call.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useFormat } from '../../i18n/format.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import buttonStyles from '../../ui/button.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import formStyles from '../../ui/form.module.css';
import { Icon } from '../../ui/icon.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './list-pictures-dialog.module.css';

const WATCH_MS = 2_000;
const MEGABYTE = 1_000_000;

const isOpen = ({ job }: ListPictures): boolean => job?.state === 'waiting' || job?.state === 'running';

export interface ListPicturesDialogProps {
  readonly list: Pick<WatchList, 'id' | 'name'>;
  readonly onClose: () => void;
}

/** Pictures of all rings and stones of a list as one archive: drawn by the queue, watched here, kept for a day. */
export function ListPicturesDialog({ list, onClose }: ListPicturesDialogProps) {
  const t = useTexts('watch');
  const c = useTexts('customer');
  const params = { listId: list.id };
  const answer = useOperationQuery(getListPictures, { params });
  return (
    <Dialog
      title={t('pictures')}
      isOpen
      onClose={onClose}
      actions={
        <Button look="quiet" onClick={onClose}>
          {c('share.done')}
        </Button>
      }
    >
      <div className={formStyles['form']}>
        <p className={formStyles['hint']}>{t('picturesHelp')}</p>
        <p className={formStyles['hint']}>{t('picturesStones')}</p>
        <QueryView result={answer}>
          {(found) => (
            <>
              {isOpen(found) && <Watch listId={list.id} />}
              <State job={found.job} />
              {found.archive !== null && <Archive listId={list.id} archive={found.archive} />}
              {!isOpen(found) && <Make listId={list.id} isAgain={found.archive !== null} />}
            </>
          )}
        </QueryView>
      </div>
    </Dialog>
  );
}

/** Asks again while the job waits or runs. */
function Watch({ listId }: { readonly listId: string }) {
  useOperationQuery(getListPictures, { params: { listId } }, { every: WATCH_MS });
  return null;
}

function Make({ listId, isAgain }: { readonly listId: string; readonly isAgain: boolean }) {
  const t = useTexts('watch');
  const errorText = useErrorText();
  const make = useOperationMutation(makeListPictures, [getListPictures]);
  return (
    <div>
      <Button
        look={isAgain ? 'quiet' : 'primary'}
        isBusy={make.isPending}
        onClick={() =>
          make.mutate({ params: { listId } }, { onError: (error) => void showToast(errorText(error), { tone: 'bad' }) })
        }
      >
        {t(isAgain ? 'picturesAgain' : 'picturesMake')}
      </Button>
    </div>
  );
}

function State({ job }: Pick<ListPictures, 'job'>) {
  const t = useTexts('watch');
  const format = useFormat();
  if (job?.state === 'failed') return <p role="alert">{t('picturesFailed')}</p>;
  if (job?.state !== 'waiting' && job?.state !== 'running') return null;
  return (
    <p role="status" className={styles['running']}>
      <progress value={job.progress ?? 0} max={1} aria-label={t('pictures')} />
      <span>
        {job.state === 'waiting'
          ? t('picturesWaiting')
          : t('picturesRunning', { percent: format.percent(job.progress ?? 0, 0) })}
      </span>
    </p>
  );
}

interface ArchiveProps {
  readonly listId: string;
  readonly archive: NonNullable<ListPictures['archive']>;
}

function Archive({ listId, archive: { files, bytes, madeAt, missing } }: ArchiveProps) {
  const t = useTexts('watch');
  const format = useFormat();
  return (
    <>
      <div>
        <a
          href={operationUrl(getListPicturesZip, { params: { listId } })}
          download
          className={classNames(buttonStyles['button'], buttonStyles['primary'])}
        >
          <Icon name="download" />
          <span>{t('picturesDownload')}</span>
        </a>
      </div>
      <p className={formStyles['hint']}>
        {t('picturesFacts', {
          count: files,
          size: format.number(bytes / MEGABYTE, 1),
          date: format.dateTime(madeAt),
        })}
      </p>
      {missing > 0 && <p className={formStyles['hint']}>{t('picturesMissing', { count: missing })}</p>}
    </>
  );
}
