import { getMailServer, putMailServer, testMailServer, type MailServer } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { finding, refuse, ServerOfTests } from '../../../../test/server.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { MailServerForm } from './mail-server-form.tsx';

const SERVER = {
  host: 'smtp.ringwerk.example',
  port: 587,
  security: 'starttls',
  user: 'haus',
  from: 'haus@ringwerk.example',
  isInner: false,
} as const;
const SET: MailServer = { source: 'house', server: { ...SERVER, hasPassword: true }, waiting: 0, version: 3 };
const OFF: MailServer = { source: 'none', server: null, waiting: 2, version: 1 };
const box = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const save = (): HTMLButtonElement => screen.getByRole('button', { name: 'Save the mail server' });
const test = (): HTMLButtonElement => screen.getByRole('button', { name: 'Send a test mail' });
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests().on(putMailServer, () => SET);
});

/** The form as its page shows it: begun again with each version that the server has. */
function Loaded() {
  const { data } = useOperationQuery(getMailServer, {});
  return data === undefined ? null : <MailServerForm key={data.version} setting={data} />;
}

describe('the mail server of the house', () => {
  it('is set with a password that is sent once, and never shown', async () => {
    const { user } = draw(<MailServerForm setting={OFF} />);
    expect(screen.getByText(/Mails are off, and 2 mails are waiting/u)).toBeDefined();
    await user.click(screen.getByRole('switch', { name: 'Send mails' }));
    await user.type(box('Server'), SERVER.host);
    await user.type(box('Sender address'), SERVER.from);
    await user.type(box('User name'), SERVER.user);
    await user.type(screen.getByLabelText('Password of the mail server'), 'gold');
    await user.click(save());
    await vi.waitFor(() =>
      expect(server.bodies(putMailServer)).toEqual([{ server: { ...SERVER, password: 'gold' }, version: 1 }]),
    );
  });

  it('keeps its password when only the port changes, and goes off at the switch', async () => {
    const { user } = draw(<MailServerForm setting={SET} />);
    expect(screen.getByText(/A password is kept/u)).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Encryption' }), 'TLS from the start (port 465)');
    await user.click(save());
    await user.click(screen.getByRole('switch', { name: 'Send mails' }));
    await user.click(save());
    await vi.waitFor(() =>
      expect(server.bodies(putMailServer)).toEqual([
        { server: { ...SERVER, security: 'tls', port: 465 }, version: 3 },
        { server: null, version: 3 },
      ]),
    );
  });

  it('is tried as it is typed; what the test refuses stands at its field, with the focus kept', async () => {
    const issues = [finding('/server/password', 'field.missing'), finding('/to', 'field.format')];
    server.on(testMailServer, () => refuse('request.invalid', { issues }));
    const { user } = draw(<MailServerForm setting={SET} />);
    await user.clear(box('Server'));
    await user.type(box('Server'), 'other.example');
    await user.click(test());
    expect(await screen.findByText('Please fill in this field.')).toBeDefined();
    expect(screen.getByText('This is not written as it should be.')).toBeDefined();
    server.on(testMailServer, () => ({ outcome: 'unreachable' as const, detail: 'getaddrinfo ENOTFOUND' }));
    await user.type(box('Test mail to'), 'me@ringwerk.example');
    await user.click(test());
    expect(await screen.findByText('The mail server does not answer. Check server and port.')).toBeDefined();
    expect(server.bodies(testMailServer)).toMatchObject([
      { server: { host: 'other.example' } },
      { to: 'me@ringwerk.example' },
    ]);
    expect(box('Server').value).toBe('other.example');
  });

  it('that somebody else has changed is not written over', async () => {
    server.on(getMailServer, () => SET).on(putMailServer, () => refuse('house.changed'));
    const { user } = draw(<Loaded />);
    await user.type(await screen.findByRole('textbox', { name: 'User name' }), '2');
    await user.click(save());
    expect(await screen.findByText(/^Somebody else has changed the settings/u)).toBeDefined();
    expect(save().disabled).toBe(true);
    server.on(getMailServer, () => ({ ...SET, version: 4 }));
    await user.click(screen.getByRole('button', { name: 'Load the present state' }));
    await vi.waitFor(() => expect([box('User name').value, save().disabled]).toEqual(['haus', false]));
  });

  it('of the environment counts before the house’s, and can be tried', async () => {
    server.on(testMailServer, () => ({ outcome: 'sent' as const, detail: null }));
    const { user } = draw(<MailServerForm setting={{ ...OFF, source: 'environment' }} />);
    expect(screen.getByText(/SMTP_URL/u)).toBeDefined();
    await user.type(box('Test mail to'), 'me@ringwerk.example');
    await user.click(test());
    await vi.waitFor(() =>
      expect(server.bodies(testMailServer)).toEqual([{ server: null, to: 'me@ringwerk.example' }]),
    );
  });
});
