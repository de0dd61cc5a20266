import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installedBrowser } from '@ringwerk/stills';

export { BROWSER_ARGUMENTS } from '@ringwerk/stills';

/** The browser, letters of all our languages, and the GL that pictures are drawn with. */
const PACKAGES = ['chromium', 'fonts-noto-cjk', 'libegl1', 'libgl1-mesa-dri'];

/**
 * Path of a Chrome or Chromium: an installed one, else (as root on Debian) the package `chromium`, installed now.
 * @throws Error with one sentence that says what to install.
 */
export function findBrowser(): string {
  const found = installedBrowser();
  if (found !== null) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('no browser found: installing the package chromium');
    execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...PACKAGES], { stdio: 'ignore' });
    const installed = installedBrowser();
    if (installed !== null) return installed;
  }
  throw new Error('The journeys need a browser: install Chromium or Chrome, or set BROWSER_PATH.');
}
