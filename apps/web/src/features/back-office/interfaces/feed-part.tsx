import {
  createFeedClient,
  deleteFeedClient,
  listFeedClients,
  readOrderFeed,
  readOrderFeedCsv,
  type FeedClient,
} from '@ringwerk/contract';
import { useState } from 'react';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useFieldErrors } from '../../../i18n/use-field-errors.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { OfficePart } from '../office-part.tsx';
import styles from './interfaces.module.css';
import { RemoveButton } from './remove-button.tsx';
import { SecretDialog, type ShownSecret } from './secret-dialog.tsx';

function ClientRow({ client }: { readonly client: FeedClient }) {
  const t = useTexts('interfaces');
  const format = useFormat();
  const remove = useOperationMutation(deleteFeedClient, [listFeedClients]);
  const { id, name, createdAt, usedAt } = client;
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <h3 className={styles['name']}>{name}</h3>
        <p className={styles['soft']}>
          {[
            t('since', { date: format.date(createdAt) }),
            usedAt === null ? t('unused') : t('used', { date: format.dateTime(usedAt) }),
          ].join(' · ')}
        </p>
      </div>
      <div className={styles['acts']}>
        <RemoveButton id={id} name={name} consequence={t('removeClientText')} remove={remove} />
      </div>
    </li>
  );
}

/** Lets a program read; its token is shown once. */
function ClientForm({ onSecret }: { readonly onSecret: (shown: ShownSecret) => void }) {
  const t = useTexts('interfaces');
  const [name, setName] = useState('');
  const create = useOperationMutation(createFeedClient, [listFeedClients]);
  const fieldError = useFieldErrors(create.error);
  return (
    <form
      className={styles['entry']}
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate(
          { body: { name } },
          {
            onSuccess: ({ client, token }) => {
              onSecret({ kind: 'token', name: client.name, value: token });
              setName('');
            },
          },
        );
      }}
    >
      <TextField
        label={t('name')}
        value={name}
        maxLength={60}
        error={fieldError('/name')}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" isBusy={create.isPending}>
        {t('addClient')}
      </Button>
    </form>
  );
}

/** Programs that read orders, and where they read them. */
export function FeedPart() {
  const t = useTexts('interfaces');
  const answer = useOperationQuery(listFeedClients, {});
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  return (
    <OfficePart title={t('feed')} help={t('feedHelp')}>
      <dl className={styles['addresses']}>
        <dt>{t('feedJson')}</dt>
        <dd>{`GET ${readOrderFeed.path}?cursor=0&limit=100`}</dd>
        <dt>{t('feedCsv')}</dt>
        <dd>{`GET ${readOrderFeedCsv.path}?cursor=0&limit=100`}</dd>
      </dl>
      <QueryView result={answer}>
        {({ clients }) =>
          clients.length === 0 ? (
            <p className={styles['soft']}>{t('noClients')}</p>
          ) : (
            <ul className={styles['list']}>
              {clients.map((client) => (
                <ClientRow key={client.id} client={client} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <ClientForm onSecret={setSecret} />
      <SecretDialog shown={secret} onClose={() => setSecret(null)} />
    </OfficePart>
  );
}
