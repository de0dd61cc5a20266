import { expect, test } from 'vitest';
import { differences } from './record-audit.ts';
import { withoutSecrets } from './without-secrets.ts';

test('secrets are struck out at any depth, and nothing else', () => {
  const fields = {
    name: 'Lena',
    compass: 'north',
    password: 'a',
    passwordHash: 'b',
    links: [{ url: '/x', resetToken: 'c' }],
    feed: { apiKey: 'd', 'client-secret': { inner: 'e' }, pin: '1234', shipping: true },
  };
  expect(withoutSecrets(fields)).toEqual({
    name: 'Lena',
    compass: 'north',
    password: '•••',
    passwordHash: '•••',
    links: [{ url: '/x', resetToken: '•••' }],
    feed: { apiKey: '•••', 'client-secret': '•••', pin: '•••', shipping: true },
  });
});

test('differences name the fields that changed and no other, by value', () => {
  const before = { city: 'Regensburg', rule: { factor: 2.2 }, phone: '1' };
  expect(differences(before, { city: 'Kelheim', rule: { factor: 2.2 } })).toEqual({
    before: { city: 'Regensburg' },
    after: { city: 'Kelheim' },
  });
});

test.each<[string, unknown, unknown]>([
  ['keys in another order, as jsonb gives them back', { a: 1, bb: { c: 2, d: 3 } }, { bb: { d: 3, c: 2 }, a: 1 }],
  [
    'objects of a list with their keys in another order',
    [{ from: '2026-01-01', rate: 1 }],
    [{ rate: 1, from: '2026-01-01' }],
  ],
  ['a date and its text', new Date('2026-11-24T08:00:00Z'), '2026-11-24T08:00:00.000Z'],
  ['a field that is undefined and one that is absent', { a: 1, b: undefined }, { a: 1 }],
  ['nothing and nothing', null, undefined],
])('%s are the same', (_, before, after) => {
  expect(differences({ value: before }, { value: after })).toEqual({ before: {}, after: {} });
});

test.each<[string, unknown, unknown]>([
  ['another order of a list', [1, 2], [2, 1]],
  ['a number and its text', 1, '1'],
  ['a value deep inside', { a: { b: [{ c: 1 }] } }, { a: { b: [{ c: 2 }] } }],
  ['a field more', { a: 1 }, { a: 1, b: 2 }],
])('%s is a difference', (_, before, after) => {
  expect(differences({ value: before }, { value: after })).toEqual({
    before: { value: before },
    after: { value: after },
  });
});
