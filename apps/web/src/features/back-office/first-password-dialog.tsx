import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './board.module.css';

export interface FirstAccess {
  readonly company: string;
  readonly customerNumber: string;
  readonly firstPassword: string | null;
}

/** Number and first password of a new dealer, this once. */
export function FirstPasswordDialog({
  access,
  onClose,
}: {
  readonly access: FirstAccess | null;
  readonly onClose: () => void;
}) {
  const t = useTexts('house');
  return (
    <Dialog
      title={t('office.approved', { company: access?.company ?? '' })}
      isOpen={access !== null}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {t('office.noted')}
        </Button>
      }
    >
      <p>{t('office.once')}</p>
      <dl className={styles['access']}>
        <dt>{t('password.customerNumber')}</dt>
        <dd>{access?.customerNumber}</dd>
        {access?.firstPassword && (
          <>
            <dt>{t('office.firstPassword')}</dt>
            <dd>{access.firstPassword}</dd>
          </>
        )}
      </dl>
    </Dialog>
  );
}
