import { accessSync, constants } from 'node:fs';

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

/** Without a screen; background networking off keeps the run on this machine. */
const WITHOUT_SCREEN = [
  '--no-sandbox',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
];

/** Switches for the browser's own software GL, the same on every machine. */
export const BROWSER_ARGUMENTS = ['--use-angle=swiftshader', ...WITHOUT_SCREEN];

/**
 * Switches and environment for pictures. On Linux Mesa's llvmpipe draws them where it is installed (Debian: `libegl1` and
 * `libgl1-mesa-dri`): it shades eight pixels at a time and takes less than half of the other's time for the same
 * picture. Where it is not, the browser goes on with its own software GL by itself.
 */
export const STILL_ARGUMENTS =
  process.platform === 'linux'
    ? ['--use-angle=gl-egl', '--ignore-gpu-blocklist', ...WITHOUT_SCREEN]
    : BROWSER_ARGUMENTS;
/** Mesa on the processor, without windows, whatever graphics card there is: one picture on every server. */
export const STILL_ENVIRONMENT = { EGL_PLATFORM: 'surfaceless', LIBGL_ALWAYS_SOFTWARE: '1' } as const;

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of a Chrome or Chromium: the one that `BROWSER_PATH` names, else an installed one, else null. */
export function installedBrowser(): string | null {
  const named = process.env['BROWSER_PATH'];
  return [...(named === undefined ? [] : [named]), ...CANDIDATES].find(isExecutable) ?? null;
}
