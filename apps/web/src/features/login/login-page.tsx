import { Link } from '../../routing/link.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { CountrySwitch, LanguageSwitch } from '../../ui/locale-switch.tsx';
import { useDocumentTitle } from '../../ui/page.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';
import { LoginPicture } from './login-picture.tsx';
import { HouseMark } from '../../ui/house-mark.tsx';

/** The door: one picture, one sentence, two fields. */
export default function LoginPage() {
  const t = useTexts('login');
  useDocumentTitle(t('title'));
  return (
    <div className={styles['page']}>
      <LoginPicture />
      <main className={styles['door']}>
        <header className={styles['head']}>
          <HouseMark />
          <div className={styles['switches']}>
            <LanguageSwitch />
            <CountrySwitch />
          </div>
        </header>
        <div className={styles['middle']}>
          <h1 className={styles['claim']}>{t('claim')}</h1>
          <p className={styles['lead']}>{t('lead')}</p>
          <LoginForm />
          <ul className={styles['ways']}>
            <li>
              <Link to={PATHS.passwordReset}>{t('forgot')}</Link>
            </li>
            <li>
              <Link to={PATHS.registration}>{t('register')}</Link>
            </li>
          </ul>
        </div>
        <footer className={styles['foot']}>
          <Link to={PATHS.privacy}>{t('privacy')}</Link>
          <Link to={PATHS.imprint}>{t('imprint')}</Link>
        </footer>
      </main>
    </div>
  );
}
