import { expect, test } from 'vitest';
import { changesOf, detailText } from './audit-changes.ts';

test('names changed fields with what they were and are, inner ones with dots, and no other', () => {
  const before = { city: 'Kelheim', rule: { factor: 2.2, country: 'DE' }, alloys: ['au585'], phone: null };
  const after = { city: 'Kelheim', rule: { factor: 2.4, country: 'DE' }, alloys: ['au585', 'pt950'], phone: '1' };
  expect(changesOf({ before, after })).toEqual([
    { field: 'rule.factor', before: '2.2', after: '2.4' },
    { field: 'alloys', before: '["au585"]', after: '["au585","pt950"]' },
    { field: 'phone', before: '', after: '1' },
  ]);
});

test('what is new has no before', () => {
  expect(changesOf({ before: null, after: { role: 'sales' } })).toEqual([
    { field: 'role', before: null, after: 'sales' },
  ]);
});

test('details stand in one line, a read by its name', () => {
  const names = {
    fieldName: (field: string) => (field === 'page' ? 'Page' : field),
    readName: (operation: string) => (operation === 'listMails' ? 'List of mails' : operation),
  };
  expect(detailText({ page: 2, operation: 'listMails', query: { q: 'a' } }, names)).toBe(
    'List of mails · Page: 2 · query.q: a',
  );
});
