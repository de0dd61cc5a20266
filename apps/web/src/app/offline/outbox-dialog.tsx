import { Link } from '../../routing/link.tsx';
import { ApiError } from '../../api/api-error.ts';
import { useOfflineStore } from '../../api/offline/offline-store.ts';
import type { OutboxEntry } from '../../api/offline/outbox-entry.ts';
import { dropEntry, retryEntry, sendWaiting } from '../../api/offline/outbox.ts';
import { useFormat } from '../../i18n/format.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { setPath } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showUndoToast } from '../../ui/toast-store.ts';
import styles from './outbox-dialog.module.css';
import { priceToday } from './price-today.ts';
import { reportOutcome } from './report-outcome.ts';

const log = (error: unknown): void => console.error('offline:', error);

/** What waits to be sent and what the server has refused, each with what can be done about it. */
export function OutboxDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useTexts('offline');
  const entries = useOfflineStore((state) => state.entries);
  return (
    <Dialog
      title={t('box.title')}
      isOpen={isOpen}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('box.close')}</Button>}
    >
      <p className={styles['lead']}>{t(entries.length === 0 ? 'box.empty' : 'box.lead')}</p>
      <ul className={styles['list']}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} onClose={onClose} />
        ))}
      </ul>
    </Dialog>
  );
}

function Entry({ entry, onClose }: { readonly entry: OutboxEntry; readonly onClose: () => void }) {
  const t = useTexts('offline');
  const format = useFormat();
  const { title, operation, at, refusal } = entry;
  const drop = (): void => {
    const undo = (): void => void retryEntry(entry).catch(log);
    dropEntry(entry.id)
      .then(() => showUndoToast(t('entry.dropped', { title }), t('entry.undo'), undo))
      .catch(log);
  };
  return (
    <li className={styles['entry']}>
      <h3 className={styles['title']}>{t(`entry.${operation}`, { title })}</h3>
      <p className={styles['at']}>{t('entry.at', { at: format.dateTime(at) })}</p>
      <p className={refusal === null ? styles['waits'] : styles['refused']}>
        {refusal === null ? t('entry.waits') : <Refusal entry={entry} code={refusal.code} />}
      </p>
      <div className={styles['actions']}>
        {refusal !== null && <Retry entry={entry} />}
        {entry.setId !== null && (
          <Link
            to={setPath('kategorie', '9', entry.setId)}
            search={{ d: entry.link }}
            className={styles['link']}
            onClick={onClose}
          >
            {t('entry.open')}
          </Link>
        )}
        <Button look="quiet" onClick={drop}>
          {t('entry.drop')}
        </Button>
      </div>
    </li>
  );
}

interface RefusalProps {
  readonly entry: OutboxEntry;
  readonly code: NonNullable<OutboxEntry['refusal']>['code'];
}

/** Why it was refused, and today's price when that is the reason. */
function Refusal({ entry, code }: RefusalProps) {
  const t = useTexts('offline');
  const format = useFormat();
  const errorText = useErrorText();
  const today = priceToday(entry);
  if (today === null) return errorText(new ApiError(code, 0));
  return t('entry.price', { price: format.money(today.gross, today.currency) });
}

/** Once more: an order whose price has changed goes at today's price, which stands beside the button. */
function Retry({ entry }: { readonly entry: OutboxEntry }) {
  const t = useTexts('offline');
  const today = priceToday(entry);
  const again = (): void => {
    retryEntry(entry, today?.change)
      .then(() => sendWaiting(reportOutcome))
      .catch(log);
  };
  return (
    <Button look="primary" onClick={again}>
      {t(today === null ? 'entry.again' : 'entry.order-today')}
    </Button>
  );
}
