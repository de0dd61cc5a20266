import { searchStones, type Listing } from '@ringwerk/contract';
import type { TestUser } from './test-app.ts';

/**
 * Stones of the exchange that nobody holds, another one at each call.
 * @param query of the search, as in its address
 * @throws Error once there is none left
 */
export function freeStones(query: string): (user: TestUser) => Promise<Listing> {
  let taken = 0;
  return async (user) => {
    const { stones } = searchStones.answer.parse((await user.call({ url: `/api/stones?${query}` })).json());
    const stone = stones.filter(({ hold }) => hold === null)[taken];
    taken += 1;
    if (stone === undefined) throw new Error('the exchange has no free stone');
    return stone;
  };
}
