import { closeLiveRoom, openLiveRoom, showLive } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { useEffect } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { useLocaleStore } from '../../../i18n/locale-store.ts';
import { usePersons } from '../persons/persons-store.ts';
import type { OpenConfigurator } from '../session/use-configurator.ts';
import { setLiveRoom, useLiveRoomStore, type LiveRoom } from './live-room-store.ts';
import { LiveSender } from './live-sender.ts';

/** Shows every change of the open design on the second screen, as long as there is one. */
export function useLiveShowing({ session, model }: OpenConfigurator): void {
  const room = useLiveRoomStore((state) => state.room);
  const { name, articleNumber } = model;
  const { language, country } = useLocaleStore();
  const { first, second } = usePersons();
  useEffect(() => {
    if (room === null) return undefined;
    const sender = new LiveSender<Design>(async (design) => {
      try {
        const body = { design, name, articleNumber, persons: { first, second }, language, country };
        await call(showLive, { params: { id: room.id }, body });
      } catch (error) {
        if (!isApiError(error, 'live.unknown') && !isApiError(error, 'session.required')) throw error;
        setLiveRoom(null);
        return false;
      }
      return true;
    });
    sender.show(session.design);
    const stop = session.store.subscribe((state, before) => {
      if (state.history.present !== before.history.present) sender.show(state.history.present);
    });
    return () => {
      stop();
      sender.stop();
    };
  }, [room, session, name, articleNumber, first, second, language, country]);
}

export async function pairSecondScreen(): Promise<LiveRoom> {
  const { id, token } = await call(openLiveRoom, {});
  const room = { id, token };
  setLiveRoom(room);
  return room;
}

export async function endSecondScreen({ id }: LiveRoom): Promise<void> {
  try {
    await call(closeLiveRoom, { params: { id } });
  } catch (error) {
    if (!isApiError(error, 'live.unknown')) throw error;
  }
  setLiveRoom(null);
}
