import type { Country } from './languages.ts';

/** How a company's tax number is written in each country, without spaces and signs between its digits. */
const FORMS: Readonly<Record<Country, RegExp>> = {
  DE: /^DE\d{9}$/u,
  NL: /^NL\d{9}B\d{2}$/u,
  CH: /^CHE\d{9}(?:MWST|TVA|IVA)?$/u,
  JP: /^T?\d{13}$/u,
  KR: /^\d{10}$/u,
};
/** One that everybody sees is none, in the form of the country. */
export const VAT_EXAMPLES: Readonly<Record<Country, string>> = {
  DE: 'DE123456789',
  NL: 'NL123456789B01',
  CH: 'CHE-123.456.789 MWST',
  JP: 'T1234567890123',
  KR: '123-45-67890',
};

/** Whether a text has the form of a tax number of the country; an empty one names none. */
export const hasVatForm = (country: Country, vatId: string): boolean =>
  vatId === '' || FORMS[country].test(vatId.toUpperCase().replaceAll(/[\s.-]/gu, ''));
