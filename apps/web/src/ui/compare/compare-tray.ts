import { create } from 'zustand';

/** A design laid aside for comparing, as plain JSON: the kernel reads it again before anything is done with it. */
export interface LaidDesign {
  readonly design: unknown;
  readonly name: string;
  readonly setId: number | null;
}

/** More do not stand side by side on a tablet. */
export const COMPARE_MOST = 4;
const STORAGE_KEY = 'ringwerk.compare';

function isLaid(value: unknown): value is LaidDesign {
  if (typeof value !== 'object' || value === null) return false;
  if (!('design' in value) || !('name' in value) || !('setId' in value)) return false;
  return typeof value.name === 'string' && (value.setId === null || typeof value.setId === 'number');
}

function stored(): readonly LaidDesign[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isLaid).slice(0, COMPARE_MOST) : [];
  } catch {
    return [];
  }
}

/** What this tab compares. */
export const useCompareTray = create<{ readonly laid: readonly LaidDesign[] }>(() => ({
  laid: typeof sessionStorage === 'undefined' ? [] : stored(),
}));

function put(laid: readonly LaidDesign[]): void {
  useCompareTray.setState({ laid });
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(laid));
  } catch {
    // Without storage the tray lives as long as the page.
  }
}

const isSame = (a: LaidDesign, b: LaidDesign): boolean => JSON.stringify(a.design) === JSON.stringify(b.design);

/** Lays a design aside; the same one twice stays one, and the fifth pushes the first out. */
export function layAside(added: LaidDesign): void {
  const { laid } = useCompareTray.getState();
  if (laid.some((other) => isSame(other, added))) return;
  put([...laid, added].slice(-COMPARE_MOST));
}

export function takeAway(index: number): void {
  put(useCompareTray.getState().laid.filter((_, at) => at !== index));
}
