import { useTexts } from '../../i18n/use-texts.ts';
import { Page } from '../../ui/page.tsx';
import { CategoryIndex } from '../../ui/rings/category-index.tsx';

/** `/konfigurator/v2`: the ways into the ring selection. */
export default function SelectionIndexPage() {
  const t = useTexts('gallery');
  return (
    <Page title={t('titleSelection')} lead={t('introSelection')}>
      <CategoryIndex />
    </Page>
  );
}
