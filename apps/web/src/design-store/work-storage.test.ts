import { describe, expect, it } from 'vitest';
import { readDraft, readHistory, writeDraft, writeHistory, type WorkPlace } from './work-storage.ts';

/** A storage that takes at most `limit` characters per entry, like a full browser. */
function memoryStorage(limit = Infinity): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
  };
}
const place: WorkPlace = { user: '10001', setId: 9014, isWithoutStones: false };

describe('work storage', () => {
  it('keeps the drafts of two users and of both stone options apart', () => {
    const storage = memoryStorage();
    writeDraft(storage, place, { design: 'a', savedAt: '2026-11-21T10:00:00.000Z' });
    expect(readDraft(storage, place)?.design).toBe('a');
    expect(readDraft(storage, { ...place, user: '10001-2' })).toBeNull();
    expect(readDraft(storage, { ...place, isWithoutStones: true })).toBeNull();
  });

  it('reads nothing from a broken entry', () => {
    const storage = memoryStorage();
    storage.setItem('ringwerk.draft.10001.9014', '{"design":');
    storage.setItem('ringwerk.steps.10001.9014', '[1,2]');
    expect(readDraft(storage, place)).toBeNull();
    expect(readHistory(storage, place)).toBeNull();
  });

  it('gives up the oldest steps when the storage is full, never the newest', () => {
    const storage = memoryStorage(600);
    const past = Array.from({ length: 100 }, (_, step) => ({ design: `step ${step}`, links: [] }));
    writeHistory(storage, place, { past, present: { design: 'now', links: [] }, future: [], selected: 0 });
    const stored = readHistory(storage, place);
    expect(stored?.present.design).toBe('now');
    expect(stored?.past.at(-1)?.design).toBe('step 99');
    expect(stored?.past.length).toBeLessThan(100);
  });

  it('reads links of before the split of metal as all that it meant, on every step', () => {
    const storage = memoryStorage();
    const text = JSON.stringify({ past: ['first'], present: 'now', future: [], selected: 1, links: ['metal', 'gone'] });
    storage.setItem('ringwerk.steps.10001.9014', text);
    const links = ['metal', 'split', 'finish', 'inlays', 'plating'];
    expect(readHistory(storage, place)).toEqual({
      past: [{ design: 'first', links }],
      present: { design: 'now', links },
      future: [],
      selected: 1,
    });
    const now = { past: [], present: { design: 'now', links: ['metal' as const] }, future: [], selected: 0 };
    writeHistory(storage, place, now);
    expect(readHistory(storage, place)).toEqual(now);
  });
});
