import { afterEach, vi } from 'vitest';
import { setSession } from '../src/api/session-store.ts';

// Files share their modules: the next one begins with nobody logged in, with the real clock and the real globals.
afterEach(() => {
  setSession(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
