import { closeLiveRoom, followLive, openLiveRoom, showLive, watchLive, type LiveState } from '@ringwerk/contract';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, registerPublicOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { coupleFigures } from '../designs/couple-figures.ts';
import { evaluateFor } from '../designs/evaluate.ts';
import { hashToken, isSessionToken, newSessionToken } from '../session/session-token.ts';
import { followRoom } from './follow-room.ts';
import { storedDesign } from '../../storage/schema/design-record.ts';
import { priceBasisFor } from '../stones/listed-stones.ts';
import { LiveBus } from './live-bus.ts';
import { closeRooms, findRoom, forgetRooms, insertRoom, showInRoom, type LiveRoomRow } from './live-repository.ts';

/** A room that nobody shows anything in ends by itself: after a working day. */
const LIFE_MS = 12 * 3_600_000;
/** Guesses of a token and reconnecting screens, per address. */
const SCREEN_CALLS_PER_MINUTE = 120;

export function registerLive(api: Api, services: Services): void {
  const { database, clock } = services;
  const bus = new LiveBus(database, services.log);
  // Before the server waits for its connections: a held connection of the pool would keep it from closing.
  api.app.addHook('preClose', () => bus.close());
  registerShowing(api, services);
  const stateOf = async (token: string): Promise<LiveRoomRow | null> =>
    isSessionToken(token) ? findRoom(database.orm, hashToken(token), clock()) : null;
  registerPublicOperation(
    api,
    watchLive,
    async ({ params }) => {
      const room = await stateOf(params.token);
      if (room === null) throw new CodedError('live.unknown');
      return liveState(room);
    },
    { callsPerMinute: SCREEN_CALLS_PER_MINUTE },
  );
  registerPublicOperation(
    api,
    followLive,
    async ({ params }) => {
      const room = await stateOf(params.token);
      if (room === null) throw new CodedError('live.unknown');
      const read = async (): Promise<LiveState | null> => {
        const now = await stateOf(params.token);
        return now === null ? null : liveState(now);
      };
      return { events: await followRoom(bus, room.id, read) };
    },
    { callsPerMinute: SCREEN_CALLS_PER_MINUTE },
  );
}

const liveState = ({ version, company, shown }: LiveRoomRow): LiveState => ({
  version,
  company,
  // What was shown under an earlier release.
  shown: shown && { ...shown, design: storedDesign(shown.design) },
});

function registerShowing(api: Api, { database, clock }: Services): void {
  const expiry = (now: Date): Date => new Date(now.getTime() + LIFE_MS);
  registerOperation(api, openLiveRoom, async ({ caller }) => {
    const now = clock();
    const token = newSessionToken();
    await forgetRooms(database.orm, now);
    const room = await insertRoom(database.orm, {
      tokenHash: hashToken(token),
      dealerId: caller.dealerId,
      userId: caller.userId,
      company: caller.company,
      createdAt: now,
      expiresAt: expiry(now),
    });
    return { id: room.id, token, expiresAt: room.expiresAt.toISOString() };
  });
  registerOperation(api, showLive, async ({ caller, params, body }) => {
    const basis = await priceBasisFor({ database, clock }, caller.dealerId, body.design);
    const figures = coupleFigures(evaluateFor(basis, body.design));
    const { design, name, articleNumber, persons, language, country } = body;
    const now = clock();
    const shown = {
      design,
      name,
      articleNumber,
      figures,
      ...(persons === undefined ? {} : { persons }),
      language,
      country,
    };
    const version = await showInRoom(database.orm, caller.userId, params.id, shown, now, expiry(now));
    if (version === null) throw new CodedError('live.unknown');
    await LiveBus.announce(database.pool, params.id);
    return { version };
  });
  registerOperation(api, closeLiveRoom, async ({ caller, params }) => {
    const [closed] = await closeRooms(database.orm, caller.userId, clock(), params.id);
    if (closed === undefined) throw new CodedError('live.unknown');
    await LiveBus.announce(database.pool, closed);
  });
}
