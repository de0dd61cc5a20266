import { create } from 'zustand';

/** The second screen of this tab. The token is the pairing link's; it opens nothing but the couple's picture. */
export interface LiveRoom {
  readonly id: string;
  readonly token: string;
}

const STORAGE_KEY = 'ringwerk.live';

function stored(): LiveRoom | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    if (typeof value !== 'object' || value === null || !('id' in value) || !('token' in value)) return null;
    const { id, token } = value;
    return typeof id === 'string' && typeof token === 'string' ? { id, token } : null;
  } catch {
    return null;
  }
}

export const useLiveRoomStore = create<{ readonly room: LiveRoom | null }>(() => ({
  room: typeof sessionStorage === 'undefined' ? null : stored(),
}));

export function setLiveRoom(room: LiveRoom | null): void {
  useLiveRoomStore.setState({ room });
  try {
    if (room === null) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(room));
  } catch {
    // Without storage the screen follows until the page is loaded again.
  }
}
