import { listScans, listWorkOrders, undoScan, type BenchScan, type BenchStation } from '@ringwerk/contract';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { workOrderPath } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './bench.module.css';

interface ScanLogProps {
  readonly station: BenchStation;
  /** After a scan was taken back. */
  readonly onUndone: () => void;
}

/** The last scans of the bench; each can be taken back while nothing has followed. */
export function ScanLog({ station, onUndone }: ScanLogProps) {
  const t = useTexts('production');
  const answer = useOperationQuery(listScans, { query: { station } }, { keepPrevious: true });
  return (
    <section className={styles['log']} aria-labelledby="last-scans">
      <h2 id="last-scans" className={styles['logTitle']}>
        {t('bench.last')}
      </h2>
      <QueryView result={answer}>
        {({ scans }) =>
          scans.length === 0 ? (
            <p className={styles['soft']}>{t('bench.none')}</p>
          ) : (
            <ol className={styles['scans']}>
              {scans.map((scan) => (
                <ScanRow key={scan.id} scan={scan} onUndone={onUndone} />
              ))}
            </ol>
          )
        }
      </QueryView>
    </section>
  );
}

function ScanRow({ scan, onUndone }: { readonly scan: BenchScan; readonly onUndone: () => void }) {
  const t = useTexts('production');
  const ui = useTexts('ui');
  const format = useFormat();
  const errorText = useErrorText();
  const undo = useOperationMutation(undoScan, [listScans, listWorkOrders]);
  const [first] = scan.orders;
  const code = scan.orders.length === 1 && first !== undefined ? first.number : scan.code;
  return (
    <li className={styles['scan']} data-undone={scan.isUndone || undefined}>
      <span className={styles['scanWords']}>
        <span className={styles['scanCode']}>
          {scan.orders.length === 1 && first !== undefined ? <Link to={workOrderPath(first.id)}>{code}</Link> : code}
        </span>
        <span className={styles['soft']}>
          {[first?.commission ?? '', format.dateTime(scan.at), scan.by].filter((word) => word !== '').join(' · ')}
        </span>
      </span>
      {scan.isUndone ? (
        <span className={styles['soft']}>{t('bench.isUndone')}</span>
      ) : (
        <Button
          look="quiet"
          icon="undo"
          aria-label={t('bench.undo', { code })}
          isBusy={undo.isPending}
          onClick={() =>
            undo.mutate(
              { params: { id: scan.id } },
              {
                onAnswer: () => {
                  showToast(t('bench.back', { code }), { tone: 'good' });
                  onUndone();
                },
                onError: (error) => showToast(errorText(error), { tone: 'bad' }),
              },
            )
          }
        >
          {ui('undo')}
        </Button>
      )}
    </li>
  );
}
