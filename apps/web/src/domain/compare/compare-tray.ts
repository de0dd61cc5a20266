import { coupleMemory } from '../../api/couple-memory.ts';

/** A design laid aside for comparing, as plain JSON: the kernel reads it again before anything is done with it. */
export interface LaidDesign {
  readonly design: unknown;
  readonly name: string;
  readonly setId: number | null;
}

/** More do not stand side by side on a tablet. */
export const COMPARE_MOST = 4;

function isLaid(value: unknown): value is LaidDesign {
  if (typeof value !== 'object' || value === null) return false;
  if (!('design' in value) || !('name' in value) || !('setId' in value)) return false;
  return typeof value.name === 'string' && (value.setId === null || typeof value.setId === 'number');
}

/** What this tab compares. */
const tray = coupleMemory('ringwerk.compare', (stored): readonly LaidDesign[] =>
  Array.isArray(stored) ? stored.filter(isLaid).slice(0, COMPARE_MOST) : [],
);

export const useLaid = (): readonly LaidDesign[] => tray.useValue();
export const currentlyLaid = (): readonly LaidDesign[] => tray.valueOf();

const isSame = (a: LaidDesign, b: LaidDesign): boolean => JSON.stringify(a.design) === JSON.stringify(b.design);

/** Lays a design aside; the same one twice stays one, and the fifth pushes the first out. */
export function layAside(added: LaidDesign): void {
  const laid = currentlyLaid();
  if (laid.some((other) => isSame(other, added))) return;
  tray.setValue([...laid, added].slice(-COMPARE_MOST));
}

export function takeAway(index: number): void {
  tray.setValue(currentlyLaid().filter((_, at) => at !== index));
}
