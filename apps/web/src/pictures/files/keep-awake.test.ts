import { afterEach, expect, it, vi } from 'vitest';
import { keepAwake } from './keep-awake.ts';

afterEach(() => void vi.unstubAllGlobals());

it('holds the screen until it is let go, and is content without', async () => {
  const release = vi.fn(() => Promise.resolve());
  const request = vi.fn(() => Promise.resolve({ release }));
  vi.stubGlobal('navigator', { wakeLock: { request } });
  const end = keepAwake();
  expect(request).toHaveBeenCalledWith('screen');
  end();
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());

  vi.stubGlobal('navigator', { wakeLock: { request: () => Promise.reject(new Error('low battery')) } });
  keepAwake()();
  vi.stubGlobal('navigator', {});
  keepAwake()();
  await Promise.resolve();
});
