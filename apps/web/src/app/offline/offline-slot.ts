import type { ReactNode } from 'react';
import { create } from 'zustand';

const useSlot = create<{ readonly view: ReactNode }>(() => ({ view: null }));

/** The offline part comes after the page has come to rest; until then its place in the shell is empty. */
export const useOfflineView = (): ReactNode => useSlot((state) => state.view);

export const setOfflineView = (view: ReactNode): void => useSlot.setState({ view });
