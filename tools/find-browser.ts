import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';

const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Switches for software GL without a screen; background networking off keeps the run on this machine. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Path of a Chrome or Chromium: `BROWSER_PATH`, an installed one, else (as root on Debian) the installed
 * `chromium` package.
 * @throws Error with one sentence that says what to install.
 */
export function findBrowser(): string {
  const named = process.env['BROWSER_PATH'];
  const found = [...(named === undefined ? [] : [named]), ...CANDIDATES].find(isExecutable);
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('no browser found: installing the package chromium');
    execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], {
      stdio: 'ignore',
    });
    if (isExecutable('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  throw new Error('The journeys need a browser: install Chromium or Chrome, or set BROWSER_PATH.');
}
