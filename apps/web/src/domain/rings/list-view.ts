import { create } from 'zustand';

const KEY = 'ringwerk.list-view';

/** How this device shows lists of rings. */
interface ListView {
  /** Many small pictures. */
  readonly isDense: boolean;
  /** The filters stand open above the rings. */
  readonly isFiltering: boolean;
}

function stored(): ListView {
  const view = { isDense: false, isFiltering: false };
  try {
    const words = (localStorage.getItem(KEY) ?? '').split(' ');
    return { isDense: words.includes('dense'), isFiltering: words.includes('filters') };
  } catch {
    return view;
  }
}

export const useListView = create<ListView>(stored);

export function setListView(change: Partial<ListView>): void {
  useListView.setState(change);
  const { isDense, isFiltering } = useListView.getState();
  try {
    localStorage.setItem(KEY, [isDense ? 'dense' : '', isFiltering ? 'filters' : ''].join(' ').trim());
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
