import { purposeOf } from '../../design-store/purpose.ts';

export interface LastDraft {
  readonly setId: number;
  readonly isWithoutStones: boolean;
  /** ISO time of the last change. */
  readonly savedAt: string;
  readonly design: unknown;
  /** What its rings are for. */
  readonly purpose: string;
}

function parse(text: string | null): Pick<LastDraft, 'savedAt' | 'design' | 'purpose'> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null || !('savedAt' in value) || !('design' in value)) return null;
    if (typeof value.savedAt !== 'string') return null;
    const purpose = 'purpose' in value && typeof value.purpose === 'string' ? purposeOf(value.purpose) : '';
    return { savedAt: value.savedAt, design: value.design, purpose };
  } catch {
    return null;
  }
}

/**
 * The newest design that this user left unfinished on this device. The configurator keeps each one under
 * `ringwerk.draft.{user}.{setId}`, with `.without` behind it for the form without stones.
 */
export function findLastDraft(storage: Pick<Storage, 'length' | 'key' | 'getItem'>, user: string): LastDraft | null {
  const prefix = `ringwerk.draft.${user}.`;
  let last: LastDraft | null = null;
  for (let index = 0; index < storage.length; index += 1) {
    const key = storage.key(index) ?? '';
    const place = key.startsWith(prefix) ? /^(\d+)(\.without)?$/.exec(key.slice(prefix.length)) : null;
    const draft = place && parse(storage.getItem(key));
    if (place && draft && (last === null || draft.savedAt > last.savedAt)) {
      last = { setId: Number(place[1]), isWithoutStones: place[2] !== undefined, ...draft };
    }
  }
  return last;
}
