import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Page } from '../../ui/page.tsx';

/** A quote or order that does not exist, or belongs to another house. */
export function UnknownRecord({ kind }: { readonly kind: 'quote' | 'order' }) {
  const t = useTexts('trade');
  return (
    <Page title={t(kind === 'quote' ? 'unknownQuote' : 'unknownOrder')} lead={t('unknownHelp')} width="reading">
      <p>
        <ButtonLink url={kind === 'quote' ? PATHS.quotes : PATHS.orders} look="primary">
          {t(kind === 'quote' ? 'toQuotes' : 'toOrders')}
        </ButtonLink>
      </p>
    </Page>
  );
}
