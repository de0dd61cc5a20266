import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** The step itself, as a verb: "Delete list". */
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly isDanger?: boolean;
  readonly isBusy?: boolean;
  readonly children?: ReactNode;
}

/** Asks before a step that takes something away. */
export function ConfirmDialog({
  title,
  isOpen,
  confirmLabel,
  onConfirm,
  onClose,
  isDanger = false,
  isBusy = false,
  children,
}: ConfirmDialogProps) {
  const t = useTexts('ui');
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button look={isDanger ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
