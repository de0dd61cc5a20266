import { describe, expect, it } from 'vitest';
import { findLastDraft } from './last-draft.ts';

function storageOf(entries: Readonly<Record<string, string>>): Pick<Storage, 'length' | 'key' | 'getItem'> {
  const keys = Object.keys(entries);
  return { length: keys.length, key: (index) => keys[index] ?? null, getItem: (key) => entries[key] ?? null };
}
const draft = (savedAt: string): string => JSON.stringify({ savedAt, design: { version: 1 } });

describe('the last unfinished design', () => {
  it('is the newest of this user', () => {
    const storage = storageOf({
      'ringwerk.draft.10001.9014': draft('2026-11-20T10:00:00Z'),
      'ringwerk.draft.10001.3002.without': draft('2026-11-20T11:00:00Z'),
      'ringwerk.draft.10001-2.7': draft('2026-11-20T12:00:00Z'),
    });
    expect(findLastDraft(storage, '10001')).toMatchObject({ setId: 3002, isWithoutStones: true, purpose: '' });
  });

  it('says what its rings are for, and nothing else that an address could hold', () => {
    const design = { savedAt: '2026-11-20T10:00:00Z', design: { version: 1 } };
    const purposes = ['order=a1&position=2', 'order=a1&position=2&d=xyz&resume=0', 7];
    const found = purposes.map((purpose) =>
      findLastDraft(storageOf({ 'ringwerk.draft.10001.9014': JSON.stringify({ ...design, purpose }) }), '10001'),
    );
    expect(found.map((draft) => draft?.purpose)).toEqual(['position=2&order=a1', 'position=2&order=a1', '']);
  });

  it('is none when the storage holds only what cannot be read', () => {
    const storage = storageOf({ 'ringwerk.draft.10001.5': '{"savedAt":', 'ringwerk.draft.10001.x': draft('2026') });
    expect(findLastDraft(storage, '10001')).toBeNull();
  });
});
