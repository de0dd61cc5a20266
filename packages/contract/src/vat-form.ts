import type { Country } from './languages.ts';

/** How each country writes a company's tax number; no company has one of these. */
export const VAT_EXAMPLES: Readonly<Record<Country, string>> = {
  DE: 'DE123456789',
  NL: 'NL123456789B01',
  CH: 'CHE-123.456.789 MWST',
  JP: 'T1234567890123',
  KR: '123-45-67890',
};
