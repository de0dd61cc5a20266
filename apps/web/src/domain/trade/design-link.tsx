import { Link } from '../../routing/link.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './design-link.module.css';
import { useDesignAddress } from './use-design-address.ts';

/** The code of a saved design, as a way into the configurator where its set is known. */
export function DesignLink({ code }: { readonly code: string }) {
  const t = useTexts('trade');
  const address = useDesignAddress(code);
  return address === null ? (
    code
  ) : (
    <Link to={address} search={{ code }} title={t('openDesign')}>
      {code}
    </Link>
  );
}

/** The saved designs of a quote or order, one below the other; each once. */
export function DesignLinks({ codes }: { readonly codes: readonly string[] }) {
  return (
    <span className={styles['links']}>
      {[...new Set(codes)].map((code) => (
        <DesignLink key={code} code={code} />
      ))}
    </span>
  );
}
