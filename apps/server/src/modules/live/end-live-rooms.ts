import type { Services } from '../../services.ts';
import { LiveBus } from './live-bus.ts';
import { closeRooms } from './live-repository.ts';

/** Who leaves the counter leaves no screen behind that would follow the next couple. */
export async function endLiveRooms({ database, clock }: Pick<Services, 'database' | 'clock'>, userId: string) {
  for (const id of await closeRooms(database.orm, userId, clock())) await LiveBus.announce(database.pool, id);
}
