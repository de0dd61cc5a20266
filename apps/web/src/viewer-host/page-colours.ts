import type { ViewerBackground } from '@ringwerk/viewer';

/** The stage's colour in both themes, as the tokens have it: the picture fades into the page without an edge. */
export function pageColours(): Readonly<Record<ViewerBackground, string>> {
  const root = document.documentElement;
  const before = root.dataset['theme'];
  // Nothing is painted between these lines, so the other theme is never seen.
  const read = (theme: ViewerBackground): string => {
    root.dataset['theme'] = theme;
    return getComputedStyle(root).getPropertyValue('--stage').trim();
  };
  const colours = { light: read('light'), dark: read('dark') };
  if (before === undefined) delete root.dataset['theme'];
  else root.dataset['theme'] = before;
  return colours;
}
