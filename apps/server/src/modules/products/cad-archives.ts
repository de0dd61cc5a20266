import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { CodedError } from '../../http/coded-error.ts';
import { createFileCache } from '../../storage/file-cache.ts';
import { VERSION } from '../../version.ts';
import type { ArchiveContent } from '../order-files/archive-messages.ts';
import { runArchiveWorker } from '../order-files/run-archive-worker.ts';

/** Archives that stay, about ten megabytes each; the ones made longest ago give way. */
const MOST_FILES = 200;
/** Articles that wait for their archive at once; behind them a request comes again. */
const MOST_OPEN = 4;
/** A pair without stones takes about as long. */
const PATIENCE_MS = 4_000;
const RETRY_SECONDS = 4;
const LIMIT_MS = 180_000;
/** How long one that could not be made is not begun again: a tab that waits for it would keep the others waiting. */
const FAILURE_MS = 300_000;

export type CadContent = Omit<ArchiveContent, 'path' | 'papers'>;

/** Archives of articles: made one after the other beside the server's own thread, and kept. */
export interface CadArchives {
  /** Rejects with `document.preparing` while it is being made, and with `server.unavailable` for a while when it could not be made. */
  readonly archiveOf: (content: CadContent) => Promise<Uint8Array>;
  /** Stops what is being made. */
  readonly close: () => void;
}

const unavailable = (cause: unknown): CodedError =>
  new CodedError('server.unavailable', { retryAfterSeconds: FAILURE_MS / 1_000, cause });

export function createCadArchives(folder: string): CadArchives {
  const cache = createFileCache(folder, MOST_FILES);
  const open = new Map<string, Promise<Uint8Array>>();
  const failed = new Map<string, { readonly until: number; readonly cause: unknown }>();
  const closing = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  const made = async (name: string, content: CadContent): Promise<Uint8Array> => {
    const path = join(folder, `${randomUUID()}.making`);
    await mkdir(folder, { recursive: true });
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(LIMIT_MS)]);
    try {
      await runArchiveWorker({ ...content, path, papers: [] }, () => {}, signal);
      const bytes = await readFile(path);
      await cache.write(name, bytes);
      return bytes;
    } catch (cause) {
      if (!closing.signal.aborted) failed.set(name, { until: Date.now() + FAILURE_MS, cause });
      throw unavailable(cause);
    } finally {
      await rm(path, { force: true });
    }
  };
  const begin = (name: string, content: CadContent): Promise<Uint8Array> => {
    const making = last.then(() => made(name, content));
    open.set(name, making);
    last = making.catch(() => {}).finally(() => open.delete(name));
    return making;
  };
  return {
    archiveOf: async (content) => {
      const name = `${createHash('sha256')
        .update(JSON.stringify([VERSION, content]))
        .digest('hex')}.zip`;
      const ready = await cache.read(name);
      if (ready !== null) return ready;
      const failure = failed.get(name);
      if (failure !== undefined && failure.until > Date.now()) throw unavailable(failure.cause);
      failed.delete(name);
      const making = open.get(name) ?? (open.size < MOST_OPEN ? begin(name, content) : null);
      const late = new AbortController();
      const waited = after(PATIENCE_MS, null, { signal: late.signal }).catch(() => null);
      try {
        const bytes = making === null ? null : await Promise.race([making, waited]);
        if (bytes === null) throw new CodedError('document.preparing', { retryAfterSeconds: RETRY_SECONDS });
        return bytes;
      } finally {
        late.abort();
      }
    },
    close: () => closing.abort(),
  };
}
