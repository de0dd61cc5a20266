import { getDealerArchive, getDealerExport, makeDealerExport, type DealerExport } from '@ringwerk/contract';
import { operationUrl } from '../../api/call.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useFormat } from '../../i18n/format.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import buttonStyles from '../../ui/button.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './dealer-page.module.css';

const WATCH_MS = 2_000;
const MEGABYTE = 1_000_000;

const isOpen = ({ job }: Pick<DealerExport, 'job'>): boolean => job?.state === 'waiting' || job?.state === 'running';

/** All data of the company as one archive: made by the queue, watched here, kept for some days. */
export function ExportSection() {
  const t = useTexts('dealer');
  const answer = useOperationQuery(getDealerExport, {});
  return (
    <PageSection title={t('export.title')} lead={t('export.lead')}>
      <QueryView result={answer}>
        {(found) => (
          <div className={styles['export']}>
            {isOpen(found) && <Watch />}
            <State job={found.job} />
            {found.archive !== null && <Archive archive={found.archive} />}
            <Make found={found} />
          </div>
        )}
      </QueryView>
    </PageSection>
  );
}

/** Asks again while the job waits or runs. */
function Watch() {
  useOperationQuery(getDealerExport, {}, { every: WATCH_MS });
  return null;
}

function Make({ found }: { readonly found: DealerExport }) {
  const t = useTexts('dealer');
  const errorText = useErrorText();
  const make = useOperationMutation(makeDealerExport, [getDealerExport]);
  if (isOpen(found)) return null;
  return (
    <div>
      <Button
        look={found.archive === null ? 'secondary' : 'quiet'}
        isBusy={make.isPending}
        onClick={() => make.mutate({}, { onError: (error) => void showToast(errorText(error), { tone: 'bad' }) })}
      >
        {t(found.archive === null ? 'export.make' : 'export.again')}
      </Button>
    </div>
  );
}

function State({ job }: Pick<DealerExport, 'job'>) {
  const t = useTexts('dealer');
  const format = useFormat();
  if (job?.state === 'failed')
    return (
      <p role="alert" className={styles['failed']}>
        {t('export.failed')}
      </p>
    );
  if (job?.state !== 'waiting' && job?.state !== 'running') return null;
  return (
    <p role="status" className={styles['running']}>
      <progress value={job.progress ?? 0} max={1} aria-label={t('export.title')} />
      <span>
        {job.state === 'waiting'
          ? t('export.waiting')
          : t('export.running', { percent: format.percent(job.progress ?? 0, 0) })}
      </span>
    </p>
  );
}

function Archive({ archive }: { readonly archive: NonNullable<DealerExport['archive']> }) {
  const t = useTexts('dealer');
  const format = useFormat();
  const { files, bytes, madeAt, expiresAt, sha256 } = archive;
  return (
    <>
      <div>
        <a
          href={operationUrl(getDealerArchive, {})}
          download
          className={classNames(buttonStyles['button'], buttonStyles['secondary'])}
        >
          <Icon name="download" />
          <span>{t('export.download')}</span>
        </a>
      </div>
      <p className={styles['soft']}>
        {t('export.facts', {
          files: format.number(files),
          size: format.number(bytes / MEGABYTE, 1),
          date: format.dateTime(madeAt),
        })}
      </p>
      <p className={styles['soft']}>{t('export.until', { date: format.dateTime(expiresAt) })}</p>
      <p className={styles['checksum']} title={t('export.checksum')}>
        {sha256}
      </p>
    </>
  );
}
