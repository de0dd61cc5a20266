import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useDocumentTitle } from '../../ui/page.tsx';

/** Stands in place of a page whose area the user may not open. */
export function NotAuthorised() {
  const t = useTexts('shell');
  useDocumentTitle(t('session.unauthorised'));
  return (
    <EmptyState
      isPage
      title={t('session.unauthorised')}
      action={
        <ButtonLink url={PATHS.home} look="primary">
          {t('notFound.home')}
        </ButtonLink>
      }
    >
      <p>{t('forbidden.text')}</p>
    </EmptyState>
  );
}
