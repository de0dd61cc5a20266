import { NO_PREFERENCES, PERMISSIONS, type Session } from '@ringwerk/contract';

/** The session of a jeweller's owner. */
export const jeweller = (changes: Partial<Session> = {}): Session => ({
  customerNumber: '10001',
  user: { id: 'a2f0c5a6-0000-4000-8000-000000000001', name: 'Eva Berger', role: 'owner' },
  dealer: {
    id: 'a2f0c5a6-0000-4000-8000-000000000002',
    company: 'Juwelier Berger',
    country: 'DE',
    language: 'de',
    state: 'active',
  },
  currency: 'EUR',
  minimumOrder: 0,
  sharesCad: false,
  preferences: NO_PREFERENCES,
  permissions: [...PERMISSIONS],
  isCustomerView: false,
  hasCustomerPin: true,
  isDealerView: false,
  token: 'token-of-this-test',
  expiresAt: '2099-01-01T00:00:00.000Z',
  ...changes,
});
