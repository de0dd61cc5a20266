import { useRef, useState, type KeyboardEvent } from 'react';
import type { FoundListHandle } from './found-list.tsx';

interface List {
  readonly listId: string | undefined;
  readonly activeId: string | undefined;
}
const NO_LIST: List = { listId: undefined, activeId: undefined };

/** What a field and its list say of each other. */
export function useCombobox(isOpenAtFirst = false) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [list, setList] = useState(NO_LIST);
  const found = useRef<FoundListHandle>(null);
  const press = (event: KeyboardEvent): void => {
    // Enter of an input method ends the word that is being typed.
    if (event.nativeEvent.isComposing) return;
    if (found.current?.press(event.key) === true) event.preventDefault();
    else if (event.key === 'ArrowDown') setOpen(true);
  };
  const fieldProps = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen && list.listId !== undefined,
    'aria-controls': list.listId,
    'aria-activedescendant': isOpen ? list.activeId : undefined,
    onKeyDown: press,
  } as const;
  return { isOpen, setOpen, setList, found, fieldProps };
}
