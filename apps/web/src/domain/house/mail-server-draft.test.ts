import { describe, expect, it } from 'vitest';
import { NO_MAIL_SERVER, postedServer, withSecurity } from './mail-server-draft.ts';

describe('a mail server that is typed', () => {
  it('brings the port of its encryption along, but not over one that was typed', () => {
    expect(withSecurity(NO_MAIL_SERVER, 'tls').port).toBe('465');
    expect(withSecurity({ ...NO_MAIL_SERVER, port: '2525' }, 'tls').port).toBe('2525');
  });

  it('is sent without spaces around its words, and without a password that nobody typed', () => {
    const draft = { ...NO_MAIL_SERVER, host: ' smtp.berger.example ', from: ' haus@berger.example', user: 'haus ' };
    expect(postedServer(draft)).toEqual({
      host: 'smtp.berger.example',
      port: 587,
      security: 'starttls',
      user: 'haus',
      from: 'haus@berger.example',
      isInner: false,
    });
    expect(postedServer({ ...draft, password: ' a b ' }).password).toBe(' a b ');
  });

  it.each(['', 'smtp', '58 7', '-1'])('with the port %j is sent with one that is refused', (port) => {
    expect(postedServer({ ...NO_MAIL_SERVER, port }).port).toBe(0);
  });
});
