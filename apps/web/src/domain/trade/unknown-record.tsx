import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS, type PortalPath } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Page } from '../../ui/page.tsx';

/** A quote or order that does not exist, or belongs to another house; `back` leads to another list than the dealer's own. */
export function UnknownRecord({ kind, back }: { readonly kind: 'quote' | 'order'; readonly back?: PortalPath }) {
  const t = useTexts('trade');
  return (
    <Page title={t(kind === 'quote' ? 'unknownQuote' : 'unknownOrder')} lead={t('unknownHelp')} width="reading">
      <p>
        <ButtonLink url={back ?? (kind === 'quote' ? PATHS.quotes : PATHS.orders)} look="primary">
          {t(kind === 'quote' ? 'toQuotes' : 'toOrders')}
        </ButtonLink>
      </p>
    </Page>
  );
}
