import {
  deleteCouple,
  getCouple,
  listCouples,
  listDue,
  listOrders,
  listQuotes,
  listSavedDesigns,
  listShares,
  PAPER_RETENTION_YEARS,
  type CoupleFile,
} from '@ringwerk/contract';
import { useNavigate } from '../../routing/use-navigator.ts';
import { dropQueries } from '../../api/queries.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { coupleAtHand, releaseCouple } from '../../domain/couples/couple-at-hand.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './couple-dialog.module.css';

/** The year with whose end the law lets go of the last paper; null without orders. */
export function keptUntil(orders: CoupleFile['orders']): number | null {
  const years = orders.map(({ createdAt }) => Number(createdAt.slice(0, 4)));
  return years.length === 0 ? null : Math.max(...years) + PAPER_RETENTION_YEARS;
}

/** Says what goes and what the law keeps, and then deletes. */
export function DeleteDialog({ file, onClose }: { readonly file: CoupleFile; readonly onClose: () => void }) {
  const t = useTexts('couples');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const remove = useOperationMutation(deleteCouple, [
    listCouples,
    listDue,
    listQuotes,
    listOrders,
    listShares,
    listSavedDesigns,
  ]);
  const year = keptUntil(file.orders);
  const confirm = (): void =>
    remove.mutate(
      { params: { id: file.id } },
      {
        onAnswer: () => showToast(t('delete.done'), { tone: 'good' }),
        onward: () => {
          if (coupleAtHand()?.id === file.id) releaseCouple();
          void navigate(PATHS.couples).then(() => dropQueries(getCouple));
        },
      },
    );
  return (
    <ConfirmDialog
      title={t('delete.title', { title: file.title })}
      confirmLabel={t('delete.confirm')}
      isDanger
      isOpen
      // Also until the page has gone.
      isBusy={remove.isPending || remove.isSuccess}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={styles['words']}>
        <p>{t('delete.what')}</p>
        {year !== null && <p>{t('delete.kept', { count: file.orders.length, year })}</p>}
        {remove.error !== null && <p role="alert">{errorText(remove.error)}</p>}
      </div>
    </ConfirmDialog>
  );
}
