import { openLiveRoom, showLive } from '@ringwerk/contract';
import type { Model } from '@ringwerk/contract';
import { isApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { endLiveRoom } from '../../../api/end-live-room.ts';
import type { DesignStore } from '../../../design-store/design-store.ts';
import type { LocaleState } from '../../../i18n/locale-store.ts';
import { setLiveRoom, type LiveRoom } from './live-room-store.ts';
import { showCouple } from './show-couple.ts';

/** Sends every change of the design to the second screen until the returned function is called, or the room is gone. */
export function showOnSecondScreen(
  { id }: LiveRoom,
  store: DesignStore,
  about: Pick<Model, 'name' | 'articleNumber'> & LocaleState,
): () => void {
  return showCouple(store, async (shown) => {
    try {
      await call(showLive, { params: { id }, body: { ...shown, ...about } });
    } catch (error) {
      if (!isApiError(error, 'live.unknown') && !isApiError(error, 'session.required')) throw error;
      setLiveRoom(null);
      return false;
    }
    return true;
  });
}

export async function pairSecondScreen(): Promise<LiveRoom> {
  const { id, token } = await call(openLiveRoom, {});
  const room = { id, token };
  setLiveRoom(room);
  return room;
}

export async function endSecondScreen({ id }: LiveRoom): Promise<void> {
  await endLiveRoom(id);
  setLiveRoom(null);
}
