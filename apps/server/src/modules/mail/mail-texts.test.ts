import { fillMailText, LANGUAGES, MAIL_FACTS, MAIL_KINDS, unknownVariables } from '@ringwerk/contract';
import { expect, test } from 'vitest';
import { SHIPPED_MAIL_TEXTS } from './mail-texts.ts';

test.each(MAIL_KINDS)('the texts that come with the release name known variables only, and the secret: %s', (kind) => {
  for (const language of LANGUAGES) {
    const { subject, body } = SHIPPED_MAIL_TEXTS[kind][language];
    expect([unknownVariables(kind, subject), unknownVariables(kind, body)], language).toEqual([[], []]);
    const { secret } = MAIL_FACTS[kind];
    if (secret !== null) expect(body, language).toContain(`{${secret}}`);
  }
});

test('a line break in a value begins no new line, and a value in braces is not filled again', () => {
  const values = { contact: 'Eva\r\nBcc: all@x.example', company: '{password}', password: 'secret' };
  expect(fillMailText('{contact}, {company}, {unknown}', values)).toBe('Eva Bcc: all@x.example, {password}, {unknown}');
});

test('finds what is no variable of the kind', () => {
  expect(unknownVariables('password-reset', 'Dear {contact}, {kontakt} {} {password}')).toEqual([
    'kontakt',
    '',
    'password',
  ]);
});
