import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Page } from '../../ui/page.tsx';

/** An address with a version, art or category that the house does not carry. */
export function UnknownSelection() {
  const t = useTexts('gallery');
  return (
    <Page title={t('unknownTitle')} lead={t('unknownHelp')} width="reading">
      <p>
        <ButtonLink url={PATHS.selection} look="primary">
          {t('backToSelection')}
        </ButtonLink>
      </p>
    </Page>
  );
}
