import { Readable } from 'node:stream';
import type { LiveState } from '@ringwerk/contract';
import type { LiveBus } from './live-bus.ts';

/** Between two signs of life; proxies cut a silent connection after a minute or less. */
const HEARTBEAT_MS = 20_000;
/** How long a browser waits before it connects again. */
const RETRY_MS = 1_500;

const event = (name: string, data: unknown, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * The events of one screen: the state now, then the newest state after every change, then `end`. A slow reader is
 * sent the newest state only; what was overtaken is never sent.
 */
export async function followRoom(
  bus: LiveBus,
  roomId: string,
  read: () => Promise<LiveState | null>,
): Promise<Readable> {
  const stream = new Readable({ read: () => wake() });
  let sent = -1;
  let isStale = true;
  let isReading = false;
  let wants = true;
  let isEnded = false;
  const push = (text: string): boolean => !isEnded && stream.push(text);
  const end = (): void => {
    if (!isEnded) stream.push(null);
    isEnded = true;
  };
  const wake = (): void => {
    wants = true;
    void tell();
  };
  const tell = async (): Promise<void> => {
    if (isReading || !isStale || !wants || isEnded || stream.destroyed) return;
    isReading = true;
    isStale = false;
    try {
      const state = await read();
      if (stream.destroyed) return;
      if (state === null) {
        push(event('end', {}));
        end();
      } else if (state.version !== sent) {
        sent = state.version;
        wants = push(event('state', state, state.version));
      }
    } catch {
      // The database is away: the bus wakes every screen when it is back.
      isStale = true;
      return;
    } finally {
      isReading = false;
    }
    void tell();
  };
  const onChange = (): void => {
    isStale = true;
    void tell();
  };
  // The screen connects again by itself, to a process that still serves.
  const stop = await bus.listen(roomId, onChange, end);
  const heartbeat = setInterval(() => {
    push(': here\n\n');
    // A room ends by the clock, too, and then nobody says so.
    isStale = true;
    void tell();
  }, HEARTBEAT_MS);
  stream.once('close', () => {
    clearInterval(heartbeat);
    stop();
  });
  push(`retry: ${RETRY_MS}\n\n`);
  return stream;
}
