import { PLACES, type BaseCurrency } from '@ringwerk/kernel/price';
import type { VatCategory } from '../vat-case.ts';
import { DATEV_COLUMNS, DATEV_FORMAT_VERSION } from './columns.ts';
import { toWindows1252 } from './windows-1252.ts';

/** What the tax adviser's program asks of every batch, and the accounts that are posted to. */
export interface DatevSettings {
  /** Of the whole batch: the house's base currency. */
  readonly currency: BaseCurrency;
  readonly consultant: number;
  readonly client: number;
  /** First month of the fiscal year, 1 to 12. */
  readonly fiscalMonth: number;
  /** Digits of an account that is no person's, 4 to 8. */
  readonly accountLength: number;
  /** Revenue by VAT category. */
  readonly accounts: Readonly<Record<VatCategory, string>>;
}

/** Days `YYYY-MM-DD`, both of one fiscal year. */
export interface DatevPeriod {
  readonly from: string;
  readonly to: string;
}

/** One posting: a debtor against revenue, by one tax. */
export interface Posting {
  /** Minor units with tax; above zero. */
  readonly amount: number;
  /** A credit takes back what an invoice has charged. */
  readonly isCredit: boolean;
  readonly debtor: string;
  readonly category: VatCategory;
  readonly issuedOn: string;
  readonly number: string;
  /** Null for a credit. */
  readonly dueOn: string | null;
  readonly text: string;
  /** Of an intra-Community supply or a reverse charge; empty else. */
  readonly vatId: string;
}

/** First day of the fiscal year that a day lies in. */
export function fiscalYearStart(day: string, firstMonth: number): string {
  const year = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < firstMonth ? 1 : 0);
  return `${year}-${String(firstMonth).padStart(2, '0')}-01`;
}

const NAME_MAX = 60;
const NUMBER_MAX = 36;
/** A company's own name may begin like a formula, which a spreadsheet would run; a leading apostrophe marks plain text. */
const plain = (text: string): string => (/^[=+\-@\t\r]/u.test(text) ? `'${text}` : text);
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const plainDay = (day: string): string => day.replaceAll('-', '');
/** `DDMM`. */
const dayAndMonth = (day: string): string => `${day.slice(8, 10)}${day.slice(5, 7)}`;
/** Two decimals always, as the format asks: those of yen and won are zeros. */
const DECIMALS = 2;
const amountWithComma = (minor: number, currency: BaseCurrency): string => {
  const digits = `${minor}${'0'.repeat(DECIMALS - PLACES[currency])}`.padStart(DECIMALS + 1, '0');
  return `${digits.slice(0, -DECIMALS)},${digits.slice(-DECIMALS)}`;
};

function headLine({ from, to }: DatevPeriod, settings: DatevSettings, madeAt: Date): string {
  const { consultant, client, fiscalMonth, accountLength, currency } = settings;
  const stamp = madeAt.toISOString().replaceAll(/\D/gu, '').slice(0, 17);
  const file = [quoted('EXTF'), '700', '21', quoted('Buchungsstapel'), String(DATEV_FORMAT_VERSION), stamp, ''];
  const source = [quoted('RW'), quoted('Ringwerk'), quoted(''), String(consultant), String(client)];
  const books = [plainDay(fiscalYearStart(from, fiscalMonth)), String(accountLength), plainDay(from), plainDay(to)];
  const batch = [quoted('Rechnungen'), quoted(''), '1', '0', '0', quoted(currency)];
  const unused = ['', quoted(''), '', '', quoted(''), '', '', quoted(''), quoted('')];
  return [...file, ...source, ...books, ...batch, ...unused].join(';');
}

function postingLine(posting: Posting, { accounts, currency }: DatevSettings): string {
  const { amount, isCredit, debtor, category, issuedOn, number, dueOn, text, vatId } = posting;
  const values: Readonly<Record<string, string>> = {
    'Umsatz (ohne Soll/Haben-Kz)': amountWithComma(amount, currency),
    'Soll/Haben-Kennzeichen': quoted(isCredit ? 'H' : 'S'),
    'WKZ Umsatz': quoted(currency),
    Konto: debtor,
    'Gegenkonto (ohne BU-Schlüssel)': accounts[category],
    Belegdatum: dayAndMonth(issuedOn),
    'Belegfeld 1': quoted(number.slice(0, NUMBER_MAX)),
    Buchungstext: quoted([...plain(text)].slice(0, NAME_MAX).join('')),
    'EU-Land u. UStID (Bestimmung)': vatId === '' ? '' : quoted(vatId),
    Fälligkeit: dueOn === null ? '' : `${dayAndMonth(dueOn)}${dueOn.slice(0, 4)}`,
  };
  return DATEV_COLUMNS.map((column) => values[column] ?? '').join(';');
}

/** A batch of postings as DATEV reads it: EXTF 700, semicolons, decimal comma, Windows-1252, lines that end with CR LF. */
export function datevBatch(
  postings: readonly Posting[],
  period: DatevPeriod,
  settings: DatevSettings,
  madeAt: Date,
): Uint8Array<ArrayBuffer> {
  const lines = [
    headLine(period, settings, madeAt),
    DATEV_COLUMNS.join(';'),
    ...postings.map((posting) => postingLine(posting, settings)),
  ];
  return toWindows1252(`${lines.join('\r\n')}\r\n`);
}
