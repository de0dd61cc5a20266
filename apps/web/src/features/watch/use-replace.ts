import type { WatchItem, WatchList } from '@ringwerk/contract';
import { useState } from 'react';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useUndoToast } from '../../ui/undo-toast.ts';
import { useItemName } from './use-item-name.ts';
import type { WatchLists } from './use-watch-lists.ts';

interface Replaced {
  readonly list: WatchList;
  readonly item: WatchItem;
  readonly lists: WatchLists;
}

/** Puts something else in the place of what is gone, with the way back. */
export function useReplace({ list, item, lists }: Replaced) {
  const t = useTexts('watch');
  const errorText = useErrorText();
  const undo = useUndoToast();
  const [isBusy, setBusy] = useState(false);
  const name = useItemName()(item);
  const fail = (error: unknown): void => void showToast(errorText(error), { tone: 'bad' });
  const back = async (putThere: string): Promise<void> => {
    await lists.restoreItem(list.id, item.id);
    await lists.deleteItem(list.id, putThere);
  };
  /** @param near - what is called so comes instead */
  const replace = async (near: string, put: () => Promise<{ readonly id: string }>): Promise<void> => {
    setBusy(true);
    try {
      const { id } = await put();
      undo(t('replaced', { name, near }), () => void back(id).catch(fail));
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };
  return { isBusy, name, replace };
}
