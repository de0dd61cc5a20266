import { useTexts } from '../../i18n/use-texts.ts';
import { Page } from '../../ui/page.tsx';
import { CategoryIndex } from '../../domain/rings/category-index.tsx';

/** Design categories: a visual index for the first conversation. */
export default function CategoriesPage() {
  const t = useTexts('gallery');
  return (
    <Page title={t('titleCategories')} lead={t('introCategories')}>
      <CategoryIndex />
    </Page>
  );
}
