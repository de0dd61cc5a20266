import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';

/** Dialogs over the design: of the trade, of the couple's side, and of the page itself. */
export type DialogName =
  | 'keep'
  | 'quote'
  | 'order'
  | 'change'
  | 'trade'
  | 'share'
  | 'hand'
  | 'screen'
  | 'pin'
  | 'first-pin'
  | 'leave'
  | 'couple'
  | 'history'
  | 'ideas'
  | 'palette'
  | 'persons'
  | 'data-sheet'
  | 'picture';

/** The one dialog that is open over the design, whoever opened it. */
const dialog = createStore<{ readonly open: DialogName | null }>(() => ({ open: null }));

export const useOpenDialog = (): DialogName | null => useStore(dialog, (state) => state.open);
export const openDialog = (open: DialogName): void => dialog.setState({ open });
export const closeDialog = (): void => dialog.setState({ open: null });
