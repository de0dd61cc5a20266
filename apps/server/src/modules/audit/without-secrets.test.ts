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
