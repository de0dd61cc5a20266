import { closeDealerView } from '@ringwerk/contract';
import { useSession } from '../../api/session-store.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { dealerFilePath } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './session-notice.module.css';

/** Says on every page that somebody of the manufactory looks on as a dealer, or that the company's access is paused. */
export function SessionNotice() {
  const t = useTexts('shell');
  const session = useSession();
  if (session === null) return null;
  if (session.isDealerView) return <DealerView id={session.dealer.id} company={session.dealer.company} />;
  return (
    <aside role="status" className={styles['notice']}>
      <p>{t('notice.paused')}</p>
    </aside>
  );
}

function DealerView({ id, company }: { readonly id: string; readonly company: string }) {
  const t = useTexts('shell');
  const errorText = useErrorText();
  const close = useOperationMutation(closeDealerView);
  const end = (): void =>
    close.mutate(
      {},
      {
        // The page begins anew: nothing of the dealer's stays in it.
        onSuccess: () => window.location.assign(dealerFilePath(id)),
        onError: (error) => showToast(errorText(error), { tone: 'bad' }),
      },
    );
  return (
    <aside aria-label={t('notice.viewLabel')} className={styles['view']}>
      <p>{t('notice.view', { company })}</p>
      <Button isBusy={close.isPending} onClick={end}>
        {t('notice.viewEnd')}
      </Button>
    </aside>
  );
}
