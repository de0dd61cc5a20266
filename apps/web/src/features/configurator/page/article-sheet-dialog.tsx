import { DataSheetDialog } from '../../../domain/products/data-sheet-dialog.tsx';
import { sheetArticle } from '../../../domain/products/sheet-article.ts';
import { hasStones } from '../../../domain/rings/has-stones.ts';
import { useConfigurator } from '../session/use-configurator.ts';

/** The data sheet of the article that is open: as the house makes it, whatever has been changed on the screen. */
export function ArticleSheetDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { model, base } = useConfigurator();
  const article = sheetArticle(model, hasStones(base) ? 'with' : 'without');
  return <DataSheetDialog article={article} isOpen={isOpen} onClose={onClose} />;
}
