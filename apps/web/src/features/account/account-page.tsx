import { useSession } from '../../api/session-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Page } from '../../ui/page.tsx';
import styles from './account-page.module.css';
import { DevicesSection } from './devices-section.tsx';
import { PasswordSection } from './password-section.tsx';

/** `/konto`: one's own password, and where one is logged in. */
export default function AccountPage() {
  const t = useTexts('account');
  const session = useSession();
  return (
    <Page
      title={t('title')}
      lead={session === null ? undefined : t('lead', { name: session.user.name, number: session.customerNumber })}
    >
      <div className={styles['sections']}>
        <DevicesSection />
        <PasswordSection />
      </div>
    </Page>
  );
}
