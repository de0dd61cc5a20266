import { AREAS, getMailState, mayEnter } from '@ringwerk/contract';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useSession, visitorOf } from '../../api/session-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { Link } from '../../routing/link.tsx';
import styles from './mails-off.module.css';

/** While mails are off: says so, and how people get their access meanwhile. */
export function MailsOff() {
  const t = useTexts('house');
  const visitor = visitorOf(useSession());
  const { data } = useOperationQuery(getMailState, {});
  if (data === undefined || data.isOn) return null;
  return (
    <div role="status" className={styles['notice']}>
      <strong>{t('mailsOff')}</strong>
      <p>{t('mailsOff.text')}</p>
      {data.waiting > 0 && (
        <p>
          {mayEnter(AREAS.officeMails, visitor) ? (
            <Link to={PATHS.officeMails}>{t('mailsOff.waiting', { count: data.waiting })}</Link>
          ) : (
            t('mailsOff.waiting', { count: data.waiting })
          )}
        </p>
      )}
      {mayEnter(AREAS.officeSettings, visitor) && <Link to={PATHS.officeSettings}>{t('mailsOff.setUp')}</Link>}
    </div>
  );
}
