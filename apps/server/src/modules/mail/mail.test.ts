import type { MailKind } from '@ringwerk/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startSmtpServer, type TestSmtpServer } from '../../../test/smtp-server.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { queueMail, type OutgoingMail } from './queue-mail.ts';
import { adoptMails } from './start-mail-worker.ts';

const START = new Date('2026-11-24T09:00:00Z');
const later = (seconds: number): Date => new Date(START.getTime() + seconds * 1_000);
const FIRST = {
  kind: 'first-password',
  recipient: 'eva@lindner.example',
  language: 'de',
  values: { contact: 'Eva {password}', company: 'Lindner', number: '10103', url: 'https://portal.example' },
  secrets: { password: 'gold-1234-abcd' },
} as const satisfies OutgoingMail;

let smtp: TestSmtpServer;
let house: TestApp;
beforeEach(async () => {
  smtp = await startSmtpServer();
  house = await startTestApp({ smtpUrl: smtp.url });
  house.setTime(START);
});
afterEach(async () => {
  await house.close();
  await smtp.close();
});

const queue = (mail: OutgoingMail) => house.database.transaction((transaction) => queueMail(transaction, mail, START));
const mailOf = async (id: string) =>
  (
    await house.database.pool.query(
      `select m.*, j.state, j.error, j.attempts as job_attempts from mails m left join jobs j on j.id = m.job_id where m.id = $1`,
      [id],
    )
  ).rows[0];
const letterText = (letter = ''): string => letter.replaceAll('=\n', '');

describe('a mail', () => {
  test('is filled, sent once, and keeps no secret afterwards', async () => {
    const id = await queue(FIRST);
    expect(JSON.stringify(await mailOf(id))).toContain('gold-1234-abcd');
    expect(await house.runJobs()).toBe(1);
    expect(await house.runJobs()).toBe(0);
    expect(smtp.letters).toHaveLength(1);
    const letter = letterText(smtp.letters[0]);
    expect(letter).toContain('Erstes Passwort: gold-1234-abcd');
    expect(letter).toContain('Kundennummer: 10103');
    // A name in braces is a name.
    expect(letter).toContain('Eva {password}');
    const mail = await mailOf(id);
    expect(mail).toMatchObject({ state: 'done', secrets: null, sent_at: START });
    expect(JSON.stringify(mail)).not.toContain('gold-1234-abcd');
  });

  test('is signed by the house, as the house calls itself', async () => {
    await house.database.pool.query(`update dealers set company = 'Berger Ringe' where kind = 'manufactory'`);
    await queue(FIRST);
    await house.runJobs();
    expect(letterText(smtp.letters[0])).toContain('Berger Ringe');
    expect(letterText(smtp.letters[0])).not.toContain('Ringwerk Manufaktur');
  });

  test('about an order is no news any more once its time is over, and is not sent', async () => {
    const values = { company: 'Huber', number: 'O-26-1', commission: 'Huber 24', date: '–', url: 'https://x.example' };
    const news = { kind: 'order-received', recipient: 'laden@x.example', language: 'de', values } as const;
    const old = await queue({ ...news, expiresAt: START });
    const fresh = await queue({ ...news, expiresAt: later(60) });
    await house.runJobs();
    expect(await mailOf(old)).toMatchObject({ state: 'failed', error: 'mail.expired', sent_at: null });
    expect(await mailOf(fresh)).toMatchObject({ state: 'done' });
    expect(smtp.letters).toHaveLength(1);
    expect(letterText(smtp.letters[0])).toContain('Huber 24');
  });

  test('whose transaction fails is never sent', async () => {
    const refused = house.database.transaction(async (transaction) => {
      await queueMail(transaction, FIRST, START);
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow();
    expect(await house.runJobs()).toBe(0);
  });

  test('waits while no mail server answers, and is sent when it does', async () => {
    const { answer } = smtp;
    smtp.answer = '451 come back later';
    const id = await queue(FIRST);
    await house.runJobs();
    expect(await mailOf(id)).toMatchObject({ state: 'waiting', error: 'mail.refused', sent_at: null, job_attempts: 1 });
    smtp.answer = answer;
    house.setTime(later(30));
    await house.runJobs();
    expect(await mailOf(id)).toMatchObject({ state: 'done', sent_at: later(30) });
  });

  test('that no server will ever take fails at once, with its secret for a second try', async () => {
    smtp.answer = '550 no such mailbox';
    const id = await queue(FIRST);
    await house.runJobs();
    const mail = await mailOf(id);
    expect(mail).toMatchObject({ state: 'failed', error: 'mail.refused', secrets: FIRST.secrets });
  });

  test('is tried for an hour where nothing listens, and has failed then', async () => {
    await smtp.close();
    const id = await queue(FIRST);
    let seconds = 0;
    for (const pause of [0, 30, 60, 120, 240, 480, 960, 1920]) {
      seconds += pause;
      house.setTime(later(seconds));
      expect(await house.runJobs()).toBe(1);
    }
    expect(await mailOf(id)).toMatchObject({ state: 'failed', error: 'mail.unreachable', job_attempts: 8 });
    smtp = await startSmtpServer();
  });

  test('with a link that is over is not sent', async () => {
    const mail = {
      kind: 'password-reset' as const,
      recipient: 'eva@lindner.example',
      language: 'en' as const,
      values: { contact: 'Eva', number: '1', until: 'soon' },
      secrets: { url: 'https://portal.example/passwort?token=x' },
      expiresAt: later(60),
    };
    const id = await queue(mail);
    house.setTime(later(61));
    await house.runJobs();
    expect(await mailOf(id)).toMatchObject({ state: 'failed', error: 'mail.expired', sent_at: null });
    expect(smtp.letters).toEqual([]);
  });

  test('that was sent by a process which ended before it could say so is not sent again', async () => {
    const id = await queue(FIRST);
    await house.database.pool.query('update mails set sent_at = $1, secrets = null where id = $2', [START, id]);
    await house.runJobs();
    expect(smtp.letters).toEqual([]);
    expect(await mailOf(id)).toMatchObject({ state: 'done' });
  });

  test('of a release without the queue is sent by it, once', async () => {
    await house.database.pool.query(
      `insert into mails (kind, recipient, language, subject, body, attempts)
       values ('registration-declined', 'old@x.example', 'en', 'Old', 'As it was written.', 3)`,
    );
    const services = { database: house.database, clock: () => START };
    await Promise.all([adoptMails(services), adoptMails(services)]);
    await house.runJobs();
    expect(smtp.letters.map(letterText)).toEqual([expect.stringContaining('As it was written.')]);
  });

  test('that a process of that release writes later is sent too', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    try {
      await house.app.listen({ port: 0, host: '127.0.0.1' });
      await house.database.pool.query(
        `insert into mails (kind, recipient, language, subject, body)
         values ('registration-declined', 'late@x.example', 'en', 'Late', 'Written after the start.')`,
      );
      vi.advanceTimersByTime(60_000);
      await vi.waitFor(async () => {
        const { rows } = await house.database.pool.query('select job_id from mails');
        expect(rows).toEqual([{ job_id: expect.any(String) }]);
      });
    } finally {
      vi.useRealTimers();
    }
  });

  test('is forgotten after half a year, its secret after two weeks', async () => {
    smtp.answer = '451 never';
    const kinds: readonly MailKind[] = ['first-password', 'registration-declined'];
    const ids = await Promise.all(
      kinds.map((kind) => queue(kind === 'first-password' ? FIRST : { ...FIRST, kind, secrets: {} })),
    );
    const queueLater = (days: number) => queueMail(house.database.orm, { ...FIRST, secrets: {} }, later(days * 86_400));
    await queueLater(15);
    expect(await mailOf(ids[0] ?? '')).toMatchObject({ secrets: null });
    await queueLater(184);
    expect(await Promise.all(ids.map(mailOf))).toEqual([undefined, undefined]);
  });
});

test('without a mail server mails wait for somebody to print them', async () => {
  const quiet = await startTestApp();
  const id = await quiet.database.transaction((transaction) => queueMail(transaction, FIRST, new Date()));
  expect(await quiet.runJobs()).toBe(0);
  const { rows } = await quiet.database.pool.query('select secrets from mails where id = $1', [id]);
  expect(rows[0].secrets).toEqual(FIRST.secrets);
  await quiet.close();
});
