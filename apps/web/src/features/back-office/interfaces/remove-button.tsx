import { useState } from 'react';
import type { OperationMutation } from '../../../api/use-operation-mutation.ts';
import type { deleteFeedClient, deleteWebhook } from '@ringwerk/contract';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';

interface RemoveButtonProps {
  readonly id: string;
  readonly name: string;
  /** What follows from it. */
  readonly consequence: string;
  readonly remove: OperationMutation<typeof deleteWebhook> | OperationMutation<typeof deleteFeedClient>;
}

/** Takes an address or a program off, after a question. */
export function RemoveButton({ id, name, consequence, remove }: RemoveButtonProps) {
  const t = useTexts('interfaces');
  const errorText = useErrorText();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setIsAsking(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        title={t('removeTitle', { name })}
        isOpen={isAsking}
        isDanger
        isBusy={remove.isPending}
        confirmLabel={t('remove')}
        onClose={() => setIsAsking(false)}
        onConfirm={() =>
          remove.mutate(
            { params: { id } },
            {
              onAnswer: () => showToast(t('removed', { name }), { tone: 'good' }),
              onError: (error) => {
                setIsAsking(false);
                showToast(errorText(error), { tone: 'bad' });
              },
            },
          )
        }
      >
        {consequence}
      </ConfirmDialog>
    </>
  );
}
