import { lazy, Suspense, useState } from 'react';
import { useOfflineStore } from '../../api/offline/offline-store.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './offline-state.module.css';

const OutboxDialog = lazy(() => import('./outbox-dialog.tsx').then((module) => ({ default: module.OutboxDialog })));

/** "Offline · Preise vom 22.11.2026 · 2 wartend": one quiet line, and nothing at all when there is nothing to say. */
export function OfflineState() {
  const { isOffline, entries } = useOfflineStore();
  return isOffline || entries.length > 0 ? (
    <Suspense fallback={null}>
      <StateLine />
    </Suspense>
  ) : null;
}

function StateLine() {
  const t = useTexts('offline');
  const format = useFormat();
  const { isOffline, pricesAt, entries } = useOfflineStore();
  const [isOpen, setOpen] = useState(false);
  const refused = entries.filter(({ refusal }) => refusal !== null).length;
  const waiting = entries.length - refused;
  const words = [
    ...(isOffline ? [t('state.offline')] : []),
    ...(isOffline && pricesAt !== null ? [t('state.prices', { date: format.date(pricesAt) })] : []),
    ...(waiting > 0 ? [t('state.waiting', { count: waiting })] : []),
    ...(refused > 0 ? [t('state.refused', { count: refused })] : []),
  ];
  return (
    <>
      <aside aria-label={t('state.label')} className={styles['state']} data-notice>
        <p role="status" className={styles['words']}>
          {words.join(' · ')}
        </p>
        {entries.length > 0 && (
          <button type="button" className={styles['open']} onClick={() => setOpen(true)}>
            {t('state.open')}
          </button>
        )}
      </aside>
      {isOpen && (
        <Suspense fallback={null}>
          <OutboxDialog isOpen onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
