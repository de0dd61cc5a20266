/** In the words of the three engines: a script that a page imports late could not be fetched. */
const MESSAGES = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
];

/** True for a failure that a page of the build before meets after a release: its scripts are gone. */
export function isStaleBuild(error: unknown): boolean {
  return error instanceof Error && MESSAGES.some((message) => error.message.startsWith(message));
}

/**
 * Loads the page anew at `href`, the address that it has already, which brings the present build; once for each address of this tab. False when it
 * was tried before.
 */
export function reloadOnce(href: string): boolean {
  const key = `ringwerk.reloaded ${href}`;
  try {
    if (!navigator.onLine || sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '1');
  } catch {
    // Without storage a second failure would load for ever.
    return false;
  }
  // An assigned address with a fragment would only scroll.
  window.location.reload();
  return true;
}
