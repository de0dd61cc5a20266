import { getMailState } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { ServerOfTests } from '../../../test/server.ts';
import { MailsOff } from './mails-off.tsx';

let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests();
});

it('says that mails are off, how many wait, and nothing while they are on', async () => {
  server.on(getMailState, () => ({ isOn: false, waiting: 1 }));
  draw(<MailsOff />);
  expect(await screen.findByText('Mails are off.')).toBeDefined();
  expect(screen.getByText('One mail is waiting: print it as a letter')).toBeDefined();
});

it('stays silent while mails are on', async () => {
  server.on(getMailState, () => ({ isOn: true, waiting: 1 }));
  draw(<MailsOff />);
  await vi.waitFor(() => expect(server.sent(getMailState)).toHaveLength(1));
  expect(screen.queryByText('Mails are off.')).toBeNull();
});
