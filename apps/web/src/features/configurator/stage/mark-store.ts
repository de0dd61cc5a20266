import { create } from 'zustand';
import type { ViewerTarget } from '../../../viewer-host/viewer-types.ts';

/** The part of the ring whose entry in the list has the focus: the stage draws its line round it. */
export const useMarkStore = create<{ readonly marked: ViewerTarget | null }>(() => ({ marked: null }));

export const mark = (marked: ViewerTarget | null): void => useMarkStore.setState({ marked });
