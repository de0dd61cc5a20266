import { vi } from 'vitest';

/** What another process, thread or lazily read module brings may take seconds on a busy machine; milliseconds. */
const PATIENCE = 30_000;

type WaitOptions = Parameters<typeof vi.waitFor>[1];

const patiently = (options: WaitOptions): WaitOptions =>
  typeof options === 'number' ? options : { timeout: PATIENCE, ...options };

// The runner has no setting for these two, and ends them after a second. Set-up is read anew before each file, `vi` is not.
if (!('isPatient' in vi.waitFor)) {
  const { waitFor, waitUntil } = vi;
  vi.waitFor = Object.assign<typeof waitFor, { isPatient: true }>(
    (check, options) => waitFor(check, patiently(options)),
    { isPatient: true },
  );
  vi.waitUntil = (check, options) => waitUntil(check, patiently(options));
}
