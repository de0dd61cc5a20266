import { openLiveRoom, showLive } from '@ringwerk/contract';
import { useEffect } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { useLocaleStore } from '../../../i18n/locale-store.ts';
import type { OpenConfigurator } from '../session/use-configurator.ts';
import { setLiveRoom, useLiveRoomStore, type LiveRoom } from './live-room-store.ts';
import { showCouple } from './show-couple.ts';

/** Shows every change of the open design on the second screen, as long as there is one. */
export function useLiveShowing({ session, model }: OpenConfigurator): void {
  const room = useLiveRoomStore((state) => state.room);
  const { name, articleNumber } = model;
  const { language, country } = useLocaleStore();
  useEffect(() => {
    if (room === null) return undefined;
    return showCouple(session.store, async (shown) => {
      try {
        const body = { ...shown, name, articleNumber, language, country };
        await call(showLive, { params: { id: room.id }, body });
      } catch (error) {
        if (!isApiError(error, 'live.unknown') && !isApiError(error, 'session.required')) throw error;
        setLiveRoom(null);
        return false;
      }
      return true;
    });
  }, [room, session, name, articleNumber, language, country]);
}

export async function pairSecondScreen(): Promise<LiveRoom> {
  const { id, token } = await call(openLiveRoom, {});
  const room = { id, token };
  setLiveRoom(room);
  return room;
}

export async function endSecondScreen({ id }: LiveRoom): Promise<void> {
  const { endLiveRoom } = await import('../../../api/end-live-room.ts');
  await endLiveRoom(id);
  setLiveRoom(null);
}
