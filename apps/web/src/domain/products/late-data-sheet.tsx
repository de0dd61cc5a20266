import { lazy, Suspense } from 'react';
import type { SheetArticle } from './sheet-article.ts';

const DataSheetDialog = lazy(() =>
  import('./data-sheet-dialog.tsx').then((module) => ({ default: module.DataSheetDialog })),
);

interface LateDataSheetProps {
  /** Null: closed. */
  readonly article: SheetArticle | null;
  readonly onClose: () => void;
}

/** The dialog of a data sheet, loaded with its texts when it is first asked for. */
export function LateDataSheet({ article, onClose }: LateDataSheetProps) {
  return (
    article !== null && (
      <Suspense fallback={null}>
        <DataSheetDialog key={`${article.setId} ${article.option}`} article={article} isOpen onClose={onClose} />
      </Suspense>
    )
  );
}
