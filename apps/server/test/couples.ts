import { coupleFileSchema, type CoupleFile } from '@ringwerk/contract';
import { expect } from 'vitest';
import type { TestUser } from './test-app.ts';

export const person = (givenName: string, familyName = '', rest: object = {}) => ({
  givenName,
  familyName,
  email: '',
  phone: '',
  sizes: [],
  ...rest,
});

export const ANNA_AND_PAUL = {
  people: [
    person('Anna', 'Huber', {
      email: 'anna@huber.example',
      phone: '+49 89 123 45 67',
      sizes: [{ hand: 'left', finger: 'ring', scale: 'uk', size: 'L½' }],
    }),
    person('Paul', 'Huber', { sizes: [{ hand: 'right', finger: 'ring', scale: 'us', size: '9 3/4' }] }),
  ],
  city: 'Rosenheim',
  weddingDate: '2027-06-19',
  language: 'de',
};

/** Opens the file of a couple. */
export async function openCouple(user: TestUser, body: object = ANNA_AND_PAUL): Promise<CoupleFile> {
  const answer = await user.call({ method: 'POST', url: '/api/couples', payload: body });
  expect(answer.statusCode, answer.body).toBe(200);
  return coupleFileSchema.parse(answer.json());
}

/** Reads the file of a couple. */
export async function readCouple(user: TestUser, id: string): Promise<CoupleFile> {
  const answer = await user.call({ url: `/api/couples/${id}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return coupleFileSchema.parse(answer.json());
}
