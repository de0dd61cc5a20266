import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** Above this the connection is simply closed. */
const DRAIN_MAX_BYTES = 33_554_432;
const DRAIN_LIMIT_MS = 5_000;

/**
 * Reads the rest of a refused body and throws it away. Answering while the caller is still sending makes some
 * clients report a broken connection instead of the coded refusal.
 */
export async function drainBody(request: IncomingMessage): Promise<void> {
  const length = Number(request.headers['content-length'] ?? 0);
  const hasBody = length > 0 || request.headers['transfer-encoding'] !== undefined;
  if (!hasBody || request.readableEnded || request.destroyed || length > DRAIN_MAX_BYTES) return;
  request.resume();
  // A caller that goes away meanwhile needs no answer.
  await Promise.race([finished(request).catch(() => {}), sleep(DRAIN_LIMIT_MS, undefined, { ref: false })]);
}
