import { useTexts } from '../../../i18n/use-texts.ts';
import { alikePath } from '../../../paths.ts';
import { useNavigate } from '../../../routing/use-navigator.ts';
import type { MenuItem } from '../../../ui/menu.tsx';
import { openDialog } from '../session/open-dialog.ts';
import { useConfigurator } from '../session/use-configurator.ts';

/** What leads on from the article that is open: rings that look like it, and its data sheet. */
export function useArticleItems(): readonly MenuItem[] {
  const t = useTexts('configurator');
  const { model } = useConfigurator();
  const navigate = useNavigate();
  const alike = (): void => void navigate(alikePath(model.setId));
  return [
    { key: 'alike', label: t('article.alike'), icon: 'rings', onSelect: alike },
    { key: 'data-sheet', label: t('article.sheet'), icon: 'print', onSelect: () => openDialog('data-sheet') },
  ];
}
