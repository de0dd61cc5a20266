import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';

export type DialogName = 'keep' | 'quote' | 'order' | 'trade' | 'history' | 'ideas' | 'palette' | 'persons';

/** The one dialog that is open over the design, whoever opened it. */
const dialog = createStore<{ readonly open: DialogName | null }>(() => ({ open: null }));

export const useOpenDialog = (): DialogName | null => useStore(dialog, (state) => state.open);
export const openDialog = (open: DialogName): void => dialog.setState({ open });
export const closeDialog = (): void => dialog.setState({ open: null });
