import { followLive, liveStateSchema, watchLive, type LiveState } from '@ringwerk/contract';
import { isApiError } from '../../api/api-error.ts';
import { call, operationUrl } from '../../api/call.ts';

/** How a second screen stands: `away` = the last received state is shown; `ended` = the jeweller has ended it. */
export type LiveStanding = 'joining' | 'following' | 'away' | 'ended';

export interface LiveFollower {
  readonly onState: (state: LiveState) => void;
  readonly onStanding: (standing: LiveStanding) => void;
}

/** After a stream that cannot be opened again by itself, ms. */
const ASK_AGAIN = 3_000;

/** Follows a room by server-sent events until it ends; every break is healed by itself. @returns the way to stop. */
export function followRoom(token: string, { onState, onStanding }: LiveFollower): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
    source?.close();
    if (timer !== null) clearTimeout(timer);
  };
  const end = (): void => {
    stop();
    onStanding('ended');
  };
  const open = (): void => {
    source = new EventSource(operationUrl(followLive, { params: { token } }));
    source.addEventListener('state', (event: MessageEvent<string>) => {
      const parsed = liveStateSchema.safeParse(JSON.parse(event.data));
      if (!parsed.success) return;
      onState(parsed.data);
      onStanding('following');
    });
    source.addEventListener('end', end);
    source.addEventListener('error', () => {
      if (isStopped) return;
      onStanding('away');
      // A refused stream stays closed; an interrupted one is opened again by the browser.
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(ask, ASK_AGAIN);
    });
  };
  /** Why the stream was refused: the room has ended, or the server was away. */
  const ask = (): void => {
    call(watchLive, { params: { token } })
      .then(() => !isStopped && open())
      .catch((error: unknown) => {
        if (isStopped) return;
        if (isApiError(error, 'live.unknown')) end();
        else timer = setTimeout(ask, ASK_AGAIN);
      });
  };
  ask();
  return stop;
}
