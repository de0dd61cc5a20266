import type { WatchItem, WatchList } from '@ringwerk/contract';
import { useArranging } from '../../domain/arranging/use-arranging.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useUndoToast } from '../../ui/undo-toast.ts';
import styles from './kept-items.module.css';
import { useItemName } from './use-item-name.ts';
import type { WatchLists } from './use-watch-lists.ts';
import { WatchItemRow } from './watch-item-row.tsx';
import { WatchedStoneRow } from './watched-stone-row.tsx';

export interface KeptItemsProps {
  readonly list: WatchList;
  readonly lists: WatchLists;
}

/** Takes something off its list, with the way back. */
function useTakeOff({ list, lists }: KeptItemsProps): (item: WatchItem) => void {
  const t = useTexts('watch');
  const undo = useUndoToast();
  const nameOf = useItemName();
  const restore = async (item: WatchItem): Promise<void> => {
    await lists.restoreItem(list.id, item.id);
    showToast(t('restored', { name: nameOf(item) }));
  };
  const remove = async (item: WatchItem): Promise<void> => {
    try {
      await lists.deleteItem(list.id, item.id);
      undo(t('ringDeleted', { name: nameOf(item) }), () => {
        void restore(item).catch(() => showToast(t('restoreFailed'), { tone: 'bad' }));
      });
    } catch {
      showToast(t('deleteFailed'), { tone: 'bad' });
    }
  };
  return (item) => void remove(item);
}

/** What is on a list in its order, which is changed by dragging a picture, by the keys and from the menu. */
export function KeptItems({ list, lists }: KeptItemsProps) {
  const t = useTexts('watch');
  const errorText = useErrorText();
  const takeOff = useTakeOff({ list, lists });
  const arranging = useArranging({
    order: list.items.map(({ id }) => id),
    isFixed: list.items.length < 2,
    onMove: (id, to) => {
      if (list.items[to]?.id === id) return;
      lists.place(list, id, to).catch((error: unknown) => showToast(errorText(error), { tone: 'bad' }));
    },
  });
  return (
    <>
      <p className="visually-hidden" id="watch-keys">
        {t('placeKeys')}
      </p>
      <ol>
        {list.items.map((item, index) => {
          const { isDragged, isOver } = arranging.stateOf(item.id);
          const place = list.items.length < 2 ? null : index + 1;
          const row = { list, lists, place, arranging, onDelete: () => takeOff(item) };
          return (
            <li
              key={item.id}
              className={classNames(isDragged && styles['dragged'], isOver && styles['over'])}
              {...arranging.target(item.id)}
            >
              {item.kind === 'rings' ? <WatchItemRow item={item} {...row} /> : <WatchedStoneRow item={item} {...row} />}
            </li>
          );
        })}
      </ol>
    </>
  );
}
