const STORAGE_KEY = 'ringwerk.return';

/** Keeps where somebody wanted to go; the login returns there. Of this tab only. */
export function rememberReturn(href: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, href);
  } catch {
    // Without storage the login leads home.
  }
}

/** The kept address, once. Only addresses of this portal count: a path, never `//elsewhere`. */
export function takeReturn(): string | null {
  try {
    const href = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return href !== null && /^\/(?![/\\])/.test(href) && href !== '/' ? href : null;
  } catch {
    return null;
  }
}
