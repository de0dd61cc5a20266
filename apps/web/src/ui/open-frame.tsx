import type { ReactNode } from 'react';
import { Link } from '../routing/link.tsx';
import { hasEgf } from '../api/egf-cookie.ts';
import { useHouseName } from '../api/use-house-face.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { PATHS } from '../paths.ts';
import { Icon } from './icon.tsx';
import { CountrySwitch, LanguageSwitch } from './locale-switch.tsx';
import styles from './open-frame.module.css';
import { HouseMark } from './house-mark.tsx';

/** Frame of the pages that stand open without a login. */
export function OpenFrame({ children }: { readonly children: ReactNode }) {
  const t = useTexts('house');
  const name = useHouseName();
  const home = hasEgf() ? PATHS.home : PATHS.login;
  return (
    <div className={styles['frame']}>
      <header className={styles['head']}>
        <Link to={home} className={styles['brand']} aria-label={t('open.brand', { name })}>
          <HouseMark />
        </Link>
        <div className={styles['switches']}>
          <LanguageSwitch />
          <CountrySwitch />
        </div>
      </header>
      <main>{children}</main>
      <footer className={styles['foot']}>
        <Link to={home} className={styles['back']}>
          <Icon name="arrowLeft" size={16} />
          {home === PATHS.home ? t('open.home') : t('open.login')}
        </Link>
        <Link to={PATHS.privacy}>{t('open.privacy')}</Link>
        <Link to={PATHS.imprint}>{t('open.imprint')}</Link>
      </footer>
    </div>
  );
}
