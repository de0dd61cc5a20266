import { logout } from '@ringwerk/contract';
import { expect, it } from 'vitest';
import { ServerOfTests } from '../../../test/server.ts';
import { rememberReturn, takeReturn } from '../../api/return-address.ts';
import { endSession } from './end-session.ts';
import { loseSession } from './lose-session.ts';

it('a question that is refused while somebody logs out is no lost session, and the next person starts at home', async () => {
  const server = new ServerOfTests().on(logout, async () => {
    await loseSession('session.unauthorised');
    rememberReturn('/verwaltung/personen');
  });
  const steps: string[] = [];
  // No file of texts is served here: the words of the toast fail, after everything else.
  await endSession(async () => void steps.push(window.location.pathname)).catch(() => undefined);
  expect(server.sent(logout)).toHaveLength(1);
  expect(steps).toEqual(['/']);
  expect(takeReturn()).toBeNull();
});
