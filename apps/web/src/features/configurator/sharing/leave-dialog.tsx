import { LeaveForm } from '../../../domain/customer-view/leave-form.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Back from the customer view with the PIN. */
export function LeaveDialog({ isOpen, onClose }: DialogProps) {
  const t = useTexts('customer');
  return (
    <Dialog title={t('leave.title')} isOpen={isOpen} onClose={onClose}>
      <LeaveForm onLeft={onClose} />
    </Dialog>
  );
}
