import { hasEgf } from '../api/egf-cookie.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { PATHS } from '../paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useDocumentTitle } from '../ui/page.tsx';

/** An address that leads nowhere says so and offers the way back. */
export function NotFoundPage() {
  const t = useTexts('shell');
  useDocumentTitle(t('notFound.title'));
  return (
    <div>
      <EmptyState
        isPage
        title={t('notFound.title')}
        action={
          hasEgf() ? (
            <ButtonLink url={PATHS.home}>{t('notFound.home')}</ButtonLink>
          ) : (
            <ButtonLink url={PATHS.login}>{t('notFound.login')}</ButtonLink>
          )
        }
      >
        <p>{t('notFound.text')}</p>
      </EmptyState>
    </div>
  );
}
