import type { Country, VatFindingCode } from '@ringwerk/contract';

export interface VatFinding {
  readonly code: VatFindingCode;
  /** ISO code of the country that the finding names: the dealer's, or the one whose id was given. */
  readonly country: string;
}
export type VatCheck = { readonly ok: true; readonly vatId: string } | ({ readonly ok: false } & VatFinding);

type Verdict = 'right' | 'form' | 'check';

/** Names of the library for what each country calls its id; the portal's own countries and those around them. */
const NAMES_OF: Readonly<Record<string, string>> = {
  AT: 'uid',
  BE: 'vat',
  BG: 'vat',
  CH: 'uid',
  CY: 'vat',
  CZ: 'dic',
  DE: 'vat',
  DK: 'cvr',
  EE: 'kmkr',
  ES: 'nif',
  FI: 'alv',
  FR: 'tva',
  GB: 'vat',
  GR: 'vat',
  HR: 'oib',
  HU: 'anum',
  IE: 'vat',
  IT: 'iva',
  JP: 'cn',
  KR: 'brn',
  LT: 'pvm',
  LU: 'tva',
  LV: 'pvn',
  MT: 'vat',
  NL: 'btw',
  NO: 'mva',
  PL: 'nip',
  PT: 'nif',
  RO: 'cif',
  SE: 'vat',
  SI: 'ddv',
  SK: 'dph',
};

/** Without spaces, dots and dashes, in capitals. Letters, digits and marks of every script stay, to be refused. */
const compact = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '');

/** What an id is made of; the library takes digits of other scripts for digits. */
const PLAIN = /^[A-Z0-9]*$/u;
const SWISS = /^CHE\d{9}(?<suffix>MWST|TVA|IVA)?$/u;
const JAPANESE_INVOICE = /^T\d{13}$/u;

/** The country that an id names by itself; Korean ids, and most when written at home, name none. */
function namedCountry(id: string): string | null {
  if (JAPANESE_INVOICE.test(id)) return 'JP';
  const prefix = id.startsWith('EL') ? 'GR' : id.slice(0, 2);
  return prefix in NAMES_OF && /^[A-Z]{2}./u.test(id) ? prefix : null;
}

async function verdictOf(country: string, id: string): Promise<Verdict> {
  // Loaded with the first id: it takes 70 ms, which the start of a process needs not wait for.
  const { stdnum } = await import('stdnum');
  const validator = stdnum[country]?.[NAMES_OF[country] ?? ''];
  if (validator === undefined) throw new Error(`no check of VAT ids is known for ${country}`);
  const { isValid, error } = validator.validate(numberOf(country, id));
  if (isValid) return 'right';
  return error?.name === 'InvalidChecksum' ? 'check' : 'form';
}

/** The part that the library takes: business numbers without what makes them a VAT id. */
function numberOf(country: string, id: string): string {
  if (country === 'CH') return id.replace(/(?:MWST|TVA|IVA)$/u, '');
  return country === 'JP' ? id.replace(/^(?:T|JP)/u, '') : id;
}

/** How an id that is right is stored and printed. */
function written(country: Country, id: string): string {
  switch (country) {
    case 'DE':
      return id.startsWith(country) ? id : `${country}${id}`;
    case 'NL': {
      const [number = '', branch = ''] = id.replace(/^NL/u, '').split('B');
      return `NL${number.padStart(9, '0')}B${branch}`;
    }
    case 'CH': {
      const digits = id.slice(3, 12);
      const suffix = SWISS.exec(id)?.groups?.['suffix'];
      return `CHE-${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6)}${suffix === undefined ? '' : ` ${suffix}`}`;
    }
    case 'JP':
      return `T${numberOf(country, id)}`;
    case 'KR': {
      const digits = id.replace(/^KR/u, '');
      return `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;
    }
  }
}

/** Sources of the forms: the notice of each country's tax office, as the library names them. Empty is no id, which is allowed. */
export async function checkVatId(typed: string, country: Country): Promise<VatCheck> {
  const id = compact(typed);
  if (id === '') return { ok: true, vatId: '' };
  if (!PLAIN.test(id)) return { ok: false, code: 'vat.form', country };
  const named = namedCountry(id);
  if (named !== null && named !== country) {
    const isThere = (await verdictOf(named, id)) === 'right';
    return { ok: false, ...(isThere ? { code: 'vat.country', country: named } : { code: 'vat.form', country }) };
  }
  const own = country === 'KR' ? id.replace(/^KR/u, '') : id;
  const verdict = await verdictOf(country, own);
  if (verdict === 'right') return { ok: true, vatId: written(country, id) };
  return { ok: false, code: verdict === 'check' ? 'vat.check' : 'vat.form', country };
}
