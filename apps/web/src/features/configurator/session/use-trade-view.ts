import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';

/** Trade figures are shown only while this is on; it is off whenever a page is opened, and never stored. */
const tradeView = createStore<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export const useTradeView = (): boolean => useStore(tradeView, (state) => state.isOpen);
export const setTradeView = (isOpen: boolean): void => tradeView.setState({ isOpen });
