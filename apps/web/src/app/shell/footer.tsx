import { Link } from '../../routing/link.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import styles from './footer.module.css';

/** Of the moment the page was loaded: a counter that stays open over New Year's Eve may be a day behind. */
const YEAR = String(new Date().getFullYear());

export function Footer() {
  const t = useTexts('shell');
  return (
    <footer className={styles['footer']}>
      <p>{t('footer.owner', { year: YEAR })}</p>
      <ul className={styles['links']}>
        <li>
          <Link to={PATHS.privacy}>{t('nav.privacy')}</Link>
        </li>
        <li>
          <Link to={PATHS.imprint}>{t('nav.imprint')}</Link>
        </li>
      </ul>
    </footer>
  );
}
