import type { WatchItem, WatchList } from '@ringwerk/contract';
import { useArranging } from '../../domain/arranging/use-arranging.ts';
import { ringNameIn } from '../../domain/rings/ring-name.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useUndoToast } from '../../ui/undo-toast.ts';
import styles from './kept-rings.module.css';
import type { WatchLists } from './use-watch-lists.ts';
import { WatchItemRow } from './watch-item-row.tsx';

export interface KeptRingsProps {
  readonly list: WatchList;
  readonly lists: WatchLists;
}

/** Takes a ring off its list, with the way back. */
function useTakeOff({ list, lists }: KeptRingsProps): (item: WatchItem) => void {
  const t = useTexts('watch');
  const undo = useUndoToast();
  const lang = useLanguage();
  const restore = async (item: WatchItem): Promise<void> => {
    await lists.restoreItem(list.id, item.id);
    showToast(t('restored', { name: ringNameIn(item, lang) }));
  };
  const remove = async (item: WatchItem): Promise<void> => {
    try {
      await lists.deleteItem(list.id, item.id);
      undo(t('ringDeleted', { name: ringNameIn(item, lang) }), () => {
        void restore(item).catch(() => showToast(t('restoreFailed'), { tone: 'bad' }));
      });
    } catch {
      showToast(t('deleteFailed'), { tone: 'bad' });
    }
  };
  return (item) => void remove(item);
}

/** The rings of a list in their order, which is changed by dragging a picture, by the keys and from the menu. */
export function KeptRings({ list, lists }: KeptRingsProps) {
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
          return (
            <li
              key={item.id}
              className={classNames(isDragged && styles['dragged'], isOver && styles['over'])}
              {...arranging.target(item.id)}
            >
              <WatchItemRow
                list={list}
                item={item}
                lists={lists}
                place={list.items.length < 2 ? null : index + 1}
                arranging={arranging}
                onDelete={() => takeOff(item)}
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}
