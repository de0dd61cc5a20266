import type { ViewerBackground } from '@ringwerk/viewer';

export const DARK = '(prefers-color-scheme: dark)';

/** The chosen theme, else the system's. */
export function currentBackground(): ViewerBackground {
  const { theme } = document.documentElement.dataset;
  if (theme === 'dark' || theme === 'light') return theme;
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

const stageColour = (): string => getComputedStyle(document.documentElement).getPropertyValue('--stage').trim();

/** Whether the page's style sheet is there. */
export const areColoursKnown = (): boolean => stageColour() !== '';

/** The stage's colour in both themes, as the tokens have it: the picture fades into the page without an edge. */
export function pageColours(): Readonly<Record<ViewerBackground, string>> {
  const root = document.documentElement;
  const before = root.dataset['theme'];
  // Nothing is painted between these lines, so the other theme is never seen.
  const read = (theme: ViewerBackground): string => {
    root.dataset['theme'] = theme;
    return stageColour();
  };
  const colours = { light: read('light'), dark: read('dark') };
  if (before === undefined) delete root.dataset['theme'];
  else root.dataset['theme'] = before;
  return colours;
}
