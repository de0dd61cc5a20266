import { create } from 'zustand';
import { TABLET, useMedia } from '../ui/use-media.ts';

/** The flags of the frame. `dark` null follows the system. */
export interface LayoutState {
  readonly dark: boolean | null;
  /** The sidebar is hidden altogether (desktop). */
  readonly sidebarToggled: boolean;
  /** The sidebar shows drawings only (desktop). `null` follows the width of the window. */
  readonly collapsed: boolean | null;
  /** The sidebar lies over the page (mobile). */
  readonly mobileToggled: boolean;
  readonly headerHidden: boolean;
  readonly footer: boolean;
}

const STORAGE_KEY = 'ringwerk.layout';
const LAYOUT_DEFAULTS: LayoutState = {
  dark: null,
  sidebarToggled: false,
  collapsed: null,
  mobileToggled: false,
  headerHidden: false,
  footer: false,
};

function stored(): Partial<LayoutState> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    const known = Object.entries(value).filter(
      ([key, flag]) =>
        Object.hasOwn(LAYOUT_DEFAULTS, key) &&
        // What follows the device by default may be left to it; everything else is on or off.
        (typeof flag === 'boolean' || flag === LAYOUT_DEFAULTS[key as keyof LayoutState]),
    );
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}

/** The flags as this device has stored them. */
export const storedLayout = (): LayoutState => ({
  ...LAYOUT_DEFAULTS,
  ...(typeof localStorage === 'undefined' ? {} : stored()),
  // An open drawer is a moment, not a preference.
  mobileToggled: false,
});

export const useLayoutStore = create<LayoutState>(storedLayout);

/** Whether the sidebar shows drawings only: by choice, else where the window is narrow. */
export function useCollapsed(): boolean {
  const chosen = useLayoutStore((state) => state.collapsed);
  const isNarrow = useMedia(TABLET);
  return chosen ?? isNarrow;
}

export function setLayout(change: Partial<LayoutState>): void {
  useLayoutStore.setState(change);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(useLayoutStore.getState()));
  } catch {
    // Without storage the choice lives as long as the page.
  }
}

function applyTheme({ dark }: LayoutState): void {
  if (dark === null) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}

/** Puts the theme on the document, now and at every change; `first-paint.js` does the same before the first paint. */
export function followTheme(): void {
  applyTheme(useLayoutStore.getState());
  useLayoutStore.subscribe(applyTheme);
}
