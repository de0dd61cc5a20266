import { useTexts } from '../../../i18n/use-texts.ts';
import { PATHS, selectionPath } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useDocumentTitle } from '../../../ui/page.tsx';
import { findSelection } from '../../../domain/rings/selection.ts';

/** No such set, or no longer: says so, and leads back to where it was looked for. */
export function UnknownSet({ way }: { readonly way: { readonly art: string; readonly id: string } }) {
  const t = useTexts('configurator');
  useDocumentTitle(t('unknown.title'));
  const { art, id } = way;
  const selection = findSelection(art, id);
  const back = selection === null ? PATHS.selection : selectionPath('v2', selection.art, selection.id);
  return (
    <EmptyState
      isPage
      title={t('unknown.title')}
      action={
        <ButtonLink url={back} look="primary">
          {t('unknown.back')}
        </ButtonLink>
      }
    >
      <p>{t('unknown.text')}</p>
    </EmptyState>
  );
}
