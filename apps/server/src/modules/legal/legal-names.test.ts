import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@ringwerk/contract';
import { expect, test } from 'vitest';
import { FIRST_LEGAL_TEXTS } from './first-legal-texts.ts';

const TEXTS = join(import.meta.dirname, '../../../../web/src/i18n/texts');
const menu = (language: Language): Record<string, string> =>
  JSON.parse(readFileSync(join(TEXTS, language, 'shell.json'), 'utf8')); // flat key → text

test.each(LANGUAGES)(
  'the legal texts that a house begins with are headed by their names in the menu: %s',
  (language) => {
    const names = menu(language);
    const own = FIRST_LEGAL_TEXTS.filter((text) => text.language === language);
    expect(own).toHaveLength(2);
    for (const { key, title } of own) expect(title).toBe(names[`nav.${key}`]);
  },
);
