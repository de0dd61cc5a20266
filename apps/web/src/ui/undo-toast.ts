import { useTexts } from '../i18n/use-texts.ts';
import { showUndoToast } from './toast-store.ts';

/** Says that something was taken away and offers it back for ten seconds. */
export function useUndoToast(): (text: string, onUndo: () => void) => void {
  const t = useTexts('ui');
  return (text, onUndo) => void showUndoToast(text, t('undo'), onUndo);
}
