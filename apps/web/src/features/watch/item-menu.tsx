import type { WatchItem, WatchList } from '@ringwerk/contract';
import { useState } from 'react';
import { useEntriesKey } from '../../api/use-entries-key.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useUndoToast } from '../../ui/undo-toast.ts';
import { OtherListDialog } from './other-list-dialog.tsx';
import { useItemName } from './use-item-name.ts';
import type { WatchLists } from './use-watch-lists.ts';

export interface ItemMenuProps {
  readonly list: WatchList;
  readonly item: WatchItem;
  readonly lists: WatchLists;
  readonly onDelete: () => void;
}

/** To another list, or to it as well; both said with the way back. */
function useOtherList({ list, item, lists }: Omit<ItemMenuProps, 'onDelete'>, close: () => void) {
  const t = useTexts('watch');
  const errorText = useErrorText();
  const undo = useUndoToast();
  const keyOf = useEntriesKey();
  // A copy that was taken back is made anew.
  const [copies, setCopies] = useState(0);
  const name = useItemName()(item);
  const fail = (error: unknown): void => void showToast(errorText(error), { tone: 'bad' });
  const listName = (id: string): string => lists.answer.data?.lists.find((each) => each.id === id)?.name ?? '';
  const after = list.items[list.items.indexOf(item) + 1]?.id ?? null;
  const move = async (to: string): Promise<void> => {
    try {
      await lists.move(list.id, item.id, to);
      undo(t('moved', { name, list: listName(to) }), () => {
        void lists.move(to, item.id, list.id, after).catch(fail);
      });
      close();
    } catch (error) {
      fail(error);
    }
  };
  const copy = async (to: string): Promise<void> => {
    try {
      const { id } = await lists.copy(list.id, item.id, to, keyOf({ item: item.id, to, copies }));
      setCopies(copies + 1);
      undo(t('copied', { name, list: listName(to) }), () => void lists.deleteItem(to, id).catch(fail));
      close();
    } catch (error) {
      fail(error);
    }
  };
  return { name, move, copy };
}

/** What is done to something on a list: one place up or down for whoever neither drags nor has arrow keys, to another list, off it. */
export function ItemMenu({ list, item, lists, onDelete }: ItemMenuProps) {
  const t = useTexts('watch');
  const [isOpen, setOpen] = useState(false);
  const { name, move, copy } = useOtherList({ list, item, lists }, () => setOpen(false));
  const errorText = useErrorText();
  const place = list.items.indexOf(item);
  const others = lists.answer.data?.lists.filter(({ id }) => id !== list.id) ?? [];
  const to = (next: number) => (): void => {
    lists.place(list, item.id, next).catch((error: unknown) => showToast(errorText(error), { tone: 'bad' }));
  };
  return (
    <>
      <Menu
        label={t('more', { name })}
        button={<Icon name="more" />}
        items={[
          { key: 'up', label: t('up'), icon: 'chevronUp', isDisabled: place === 0, onSelect: to(place - 1) },
          {
            key: 'down',
            label: t('down'),
            icon: 'chevronDown',
            isDisabled: place === list.items.length - 1,
            onSelect: to(place + 1),
          },
          {
            key: 'other',
            label: t('otherList'),
            icon: 'bookmark',
            isDisabled: others.length === 0,
            onSelect: () => setOpen(true),
          },
          { key: 'delete', label: t('takeOff'), icon: 'trash', isDanger: true, onSelect: onDelete },
        ]}
      />
      {isOpen && (
        <OtherListDialog name={name} others={others} onMove={move} onCopy={copy} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
