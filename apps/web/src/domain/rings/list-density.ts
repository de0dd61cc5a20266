import { create } from 'zustand';

const KEY = 'ringwerk.dense-lists';

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

const useStore = create(() => ({ isDense: stored() }));

/** Whether lists of rings show many small pictures: a choice of this device. */
export const useIsDense = (): boolean => useStore((state) => state.isDense);

export function setDense(isDense: boolean): void {
  useStore.setState({ isDense });
  try {
    localStorage.setItem(KEY, isDense ? '1' : '0');
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
