import { endOtherSessions, listSessions, type LoggedIn } from '@ringwerk/contract';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useFormat } from '../../i18n/format.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './account-page.module.css';

/** Where one is logged in, and the end of all of it but here. */
export function DevicesSection() {
  const t = useTexts('account');
  const errorText = useErrorText();
  const answer = useOperationQuery(listSessions, {});
  const end = useOperationMutation(endOtherSessions, [listSessions]);
  const endOthers = (): void =>
    end.mutate(
      {},
      {
        onAnswer: () => showToast(t('devices.ended'), { tone: 'good' }),
        onError: (error) => showToast(errorText(error), { tone: 'bad' }),
      },
    );
  return (
    <PageSection title={t('devices.title')} lead={t('devices.lead')}>
      <QueryView result={answer}>
        {({ sessions }) => (
          <>
            <ul className={styles['devices']}>
              {sessions.map((session) => (
                <Device key={`${session.loggedInAt} ${String(session.isOwn)}`} session={session} />
              ))}
            </ul>
            {sessions.length > 1 && (
              <Button isBusy={end.isPending} onClick={endOthers} className={styles['end']}>
                {t('devices.end')}
              </Button>
            )}
          </>
        )}
      </QueryView>
    </PageSection>
  );
}

function Device({ session }: { readonly session: LoggedIn }) {
  const t = useTexts('account');
  const format = useFormat();
  const { browser, system, network, lastSeenAt, loggedInAt, isOwn } = session;
  const name = browser !== '' && system !== '' ? t('devices.on', { browser, system }) : browser || system;
  const seen = t('devices.seen', { time: format.dateTime(lastSeenAt ?? loggedInAt) });
  return (
    <li className={styles['device']}>
      <span>
        {name === '' ? t('devices.unknown') : name}
        {isOwn && <strong>{` · ${t('devices.own')}`}</strong>}
      </span>
      <span className={styles['small']}>{network === '' ? seen : `${seen} · ${network}`}</span>
    </li>
  );
}
