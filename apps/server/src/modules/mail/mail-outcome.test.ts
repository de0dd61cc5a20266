import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { startSmtpServer } from '../../../test/smtp-server.ts';
import { TEST_MAIL_NETWORK } from '../../../test/test-app.ts';
import type { KeptMailServer } from '../../storage/schema/house.ts';
import { serverOf } from './mail-transport.ts';
import { sendTestMail } from './test-mail.ts';

const LETTER = { to: 'eva@berger.example', language: 'de', url: 'https://portal.example' } as const;
const SERVER = {
  host: '127.0.0.1',
  security: 'none',
  user: '',
  password: '',
  from: 'haus@berger.example',
  isInner: false,
} as const;
/** This machine stands for a mail server of the internet. */
const NETWORK = { ...TEST_MAIL_NETWORK, isPublic: (address: string) => address === '127.0.0.1' };
const through = (changes: Partial<KeptMailServer> & { readonly port: number }) =>
  serverOf(NETWORK, { ...SERVER, ...changes }, 'Berger');
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** A mail server that answers each line by its first word. */
async function portOf(answers: Readonly<Record<string, string>>): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.write(`${answers['greeting'] ?? '220 test'}\r\n`);
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      const word = chunk.toString('utf8').split(/[\s:]/u)[0] ?? '';
      socket.write(`${answers[word] ?? '250 ok'}\r\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port; // a server that listens on a port has one
}

describe('a test mail', () => {
  test('that is taken comes in the words of its reader', async () => {
    const smtp = await startSmtpServer();
    closing.push(smtp.close);
    const server = await serverOf(NETWORK, { ...SERVER, port: smtp.port }, 'Berger "Ringe"\r\nBcc: all');
    expect(await sendTestMail(server, LETTER)).toEqual({ outcome: 'sent', detail: null });
    expect(smtp.letters[0]).toContain('Subject: Testmail von Ringwerk');
    expect(smtp.letters[0]).toContain('https://portal.example');
    expect(smtp.letters[0]).not.toMatch(/^Bcc:/mu);
  });

  test.each([
    ['MAIL', '553 sender not allowed', 'sender'],
    ['RCPT', '550 no such mailbox', 'recipient'],
    ['DATA', '554 no', 'refused'],
    ['greeting', '554 go away', 'refused'],
  ] as const)(
    'whose %s is answered %s is a matter of the %s, in the words of the server',
    async (at, words, outcome) => {
      const port = await portOf({ [at]: words });
      const answer = await sendTestMail(await through({ port }), LETTER);
      expect(answer.outcome).toBe(outcome);
      expect(answer.detail).toContain(words);
    },
  );

  test('whose login is refused says so', async () => {
    const port = await portOf({ EHLO: '250-test\r\n250 AUTH PLAIN', AUTH: '535 wrong password' });
    const server = await through({ port, user: 'haus', password: 'wrong' });
    expect(await sendTestMail(server, LETTER)).toMatchObject({ outcome: 'login' });
  });

  test('to a server that does not encrypt as asked is no mail in the clear', async () => {
    const port = await portOf({ STARTTLS: '502 not here' });
    const starttls = await through({ port, security: 'starttls' });
    expect(await sendTestMail(starttls, LETTER)).toMatchObject({ outcome: 'encryption' });
    const tls = await through({ port, security: 'tls' });
    expect(await sendTestMail(tls, LETTER)).toMatchObject({ outcome: 'encryption' });
  });

  test('to nobody is out of reach', async () => {
    const port = await portOf({});
    await closing.pop()?.();
    expect(await sendTestMail(await through({ port }), LETTER)).toMatchObject({
      outcome: 'unreachable',
    });
  });
});
