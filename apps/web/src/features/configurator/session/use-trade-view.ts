import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { useSeesTrade } from '../../../api/session-store.ts';

/** Trade figures are shown only while this is on; it is off whenever a page is opened, and never stored. */
const tradeView = createStore<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

/** Never while a couple looks on, nor for a role without trade figures. */
export function useTradeView(): boolean {
  const isOpen = useStore(tradeView, (state) => state.isOpen);
  return useSeesTrade() && isOpen;
}
export const setTradeView = (isOpen: boolean): void => tradeView.setState({ isOpen });
