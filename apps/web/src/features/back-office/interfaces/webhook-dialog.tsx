import { createWebhook, listWebhooks, saveWebhook, type Webhook } from '@ringwerk/contract';
import { useState } from 'react';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useFieldErrors } from '../../../i18n/use-field-errors.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './interfaces.module.css';
import type { ShownSecret } from './secret-dialog.tsx';

interface WebhookDialogProps {
  /** Null: a new one. */
  readonly webhook: Webhook | null;
  readonly onClose: () => void;
  readonly onSecret: (shown: ShownSecret) => void;
}

type Draft = Pick<Webhook, 'name' | 'url' | 'isHttpAllowed' | 'isActive'>;
const NEW: Draft = { name: '', url: 'https://', isHttpAllowed: false, isActive: true };

/** Name and address of one webhook; a new one answers with its key. */
export function WebhookDialog({ webhook, onClose, onSecret }: WebhookDialogProps) {
  const t = useTexts('interfaces');
  const ui = useTexts('ui');
  const [draft, setDraft] = useState<Draft>(() => {
    const { name, url, isHttpAllowed, isActive } = webhook ?? NEW;
    return { name, url, isHttpAllowed, isActive };
  });
  const create = useOperationMutation(createWebhook, [listWebhooks]);
  const save = useOperationMutation(saveWebhook, [listWebhooks]);
  const error = create.error ?? save.error;
  const send = (): void => {
    if (webhook === null)
      create.mutate(
        { body: draft },
        {
          onSuccess: ({ secret }) => {
            onSecret({ kind: 'secret', name: draft.name, value: secret });
            onClose();
          },
        },
      );
    else
      save.mutate({ params: { id: webhook.id }, body: { ...draft, version: webhook.version } }, { onSuccess: onClose });
  };
  return (
    <Dialog
      title={webhook === null ? t('addWebhook') : t('editWebhook', { name: webhook.name })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button look="primary" isBusy={create.isPending || save.isPending} onClick={send}>
            {t('save')}
          </Button>
        </>
      }
    >
      <WebhookFields draft={draft} error={error} onChange={(changes) => setDraft({ ...draft, ...changes })} />
    </Dialog>
  );
}

interface WebhookFieldsProps {
  readonly draft: Draft;
  readonly error: unknown;
  readonly onChange: (changes: Partial<Draft>) => void;
}

function WebhookFields({ draft, error, onChange }: WebhookFieldsProps) {
  const t = useTexts('interfaces');
  const errorText = useErrorText();
  const fieldError = useFieldErrors(error);
  return (
    <div className={styles['form']}>
      <TextField
        label={t('name')}
        value={draft.name}
        error={fieldError('/name')}
        maxLength={60}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        label={t('url')}
        type="url"
        value={draft.url}
        error={fieldError('/url')}
        maxLength={1_000}
        onChange={({ target }) => onChange({ url: target.value })}
      />
      <Switch isOn={draft.isHttpAllowed} onChange={(isHttpAllowed) => onChange({ isHttpAllowed })}>
        {t('http')}
      </Switch>
      <Switch isOn={draft.isActive} onChange={(isActive) => onChange({ isActive })}>
        {t('active')}
      </Switch>
      {error !== null && (
        <p role="alert" className={styles['bad']}>
          {errorText(error)}
        </p>
      )}
    </div>
  );
}
