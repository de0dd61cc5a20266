import { deleteWebhook, listDeliveries, listWebhooks, testWebhook, type Webhook } from '@ringwerk/contract';
import { useState } from 'react';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { OfficePart } from '../office-part.tsx';
import { Deliveries } from './deliveries.tsx';
import styles from './interfaces.module.css';
import { RemoveButton } from './remove-button.tsx';
import { SecretDialog, type ShownSecret } from './secret-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

/** Addresses that are notified of every step of an order. */
export function WebhooksPart() {
  const t = useTexts('interfaces');
  const answer = useOperationQuery(listWebhooks, {});
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null);
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  return (
    <OfficePart
      title={t('webhooks')}
      help={t('webhooksHelp')}
      actions={
        <Button icon="plus" onClick={() => setEdited('new')}>
          {t('addWebhook')}
        </Button>
      }
    >
      <QueryView result={answer}>
        {({ webhooks }) =>
          webhooks.length === 0 ? (
            <p className={styles['soft']}>{t('noWebhooks')}</p>
          ) : (
            <ul className={styles['list']}>
              {webhooks.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} onEdit={() => setEdited(webhook)} />
              ))}
            </ul>
          )
        }
      </QueryView>
      {edited !== null && (
        <WebhookDialog
          webhook={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSecret={setSecret}
        />
      )}
      <SecretDialog shown={secret} onClose={() => setSecret(null)} />
    </OfficePart>
  );
}

function WebhookRow({ webhook, onEdit }: { readonly webhook: Webhook; readonly onEdit: () => void }) {
  const t = useTexts('interfaces');
  const format = useFormat();
  const errorText = useErrorText();
  const [isOpen, setIsOpen] = useState(false);
  const test = useOperationMutation(testWebhook, [listWebhooks, listDeliveries]);
  const remove = useOperationMutation(deleteWebhook, [listWebhooks]);
  const { id, name, url, isActive, counts, createdAt } = webhook;
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <h3 className={styles['name']}>{name}</h3>
        <p className={styles['soft']}>{url}</p>
        <p className={styles['soft']}>
          {[isActive ? t('active') : t('off'), t('since', { date: format.date(createdAt) })].join(' · ')}
          {counts.waiting > 0 && ` · ${t('count.waiting', { count: counts.waiting })}`}
          {counts.dead > 0 && <span className={styles['bad']}>{` · ${t('count.dead', { count: counts.dead })}`}</span>}
        </p>
      </div>
      <div className={styles['acts']}>
        <Button look="quiet" onClick={() => setIsOpen(!isOpen)} aria-expanded={isOpen}>
          {isOpen ? t('hideMessages') : t('showMessages')}
        </Button>
        <Button
          look="quiet"
          isBusy={test.isPending}
          onClick={() =>
            test.mutate(
              { params: { id } },
              {
                onAnswer: () => showToast(t('tested'), { tone: 'good' }),
                onError: (error) => showToast(errorText(error), { tone: 'bad' }),
              },
            )
          }
        >
          {t('test')}
        </Button>
        <Button look="quiet" onClick={onEdit}>
          {t('edit')}
        </Button>
        <RemoveButton id={id} name={name} consequence={t('removeText')} remove={remove} />
      </div>
      {isOpen && <Deliveries webhook={webhook} />}
    </li>
  );
}
