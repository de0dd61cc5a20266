import { useState } from 'react';
import { currentSession } from '../../api/session-store.ts';
import { closeCouple } from '../../api/close-couple.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface CloseCoupleDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks, then closes the couple at hand: its unfinished rings leave this device and every page. */
export function CloseCoupleDialog({ isOpen, onClose }: CloseCoupleDialogProps) {
  const t = useTexts('ui');
  const [isBusy, setBusy] = useState(false);
  const close = (): void => {
    setBusy(true);
    const user = currentSession()?.customerNumber ?? '';
    // Loaded anew: nothing of the couple stays in the memory of a page either.
    void closeCouple(user, { device: localStorage, tab: sessionStorage }, () => window.location.assign(PATHS.home));
  };
  return (
    <ConfirmDialog
      title={t('couple.new')}
      confirmLabel={t('couple.new-confirm')}
      isOpen={isOpen}
      isBusy={isBusy}
      onConfirm={close}
      onClose={onClose}
    >
      <p>{t('couple.new-what')}</p>
    </ConfirmDialog>
  );
}
