import { Link } from '../../routing/link.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
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
