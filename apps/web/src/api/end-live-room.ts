import { closeLiveRoom } from '@ringwerk/contract';
import { isApiError } from './api-error.ts';
import { call } from './call.ts';

/** Ends a second screen: it shows nothing from then on. A room that the server no longer knows has ended already. */
export async function endLiveRoom(id: string): Promise<void> {
  try {
    await call(closeLiveRoom, { params: { id } });
  } catch (error) {
    if (!isApiError(error, 'live.unknown')) throw error;
  }
}
