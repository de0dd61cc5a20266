import { coupleMemory } from '../../../api/couple-memory.ts';

/** The second screen of this tab. The token is the pairing link's; it opens nothing but the couple's picture. */
export interface LiveRoom {
  readonly id: string;
  readonly token: string;
}

function readRoom(stored: unknown): LiveRoom | null {
  if (typeof stored !== 'object' || stored === null || !('id' in stored) || !('token' in stored)) return null;
  const { id, token } = stored;
  return typeof id === 'string' && typeof token === 'string' ? { id, token } : null;
}

/** Of the user who paired it: whoever logs in afterwards in the same tab shows the couple nothing. */
const memory = coupleMemory('ringwerk.live', readRoom);

export const useLiveRoom = (): LiveRoom | null => memory.useValue();
export const currentLiveRoom = (): LiveRoom | null => memory.valueOf();
export const setLiveRoom = memory.setValue;
