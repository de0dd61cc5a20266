import type { Invoice, InvoiceKind, InvoiceLine } from '../src/invoice.ts';
import { vatCaseOf, type Supply, type VatTreatment } from '../src/vat-case.ts';

/** Numbers from a seed: the same seed gives the same invoices (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A company that does not exist; its VAT ids have right check digits. */
const SELLER: Invoice['seller'] = {
  name: 'Manufaktur Beispiel GmbH & Co. KG',
  street: 'Goldschmiedgasse 4',
  postcode: '75175',
  city: 'Pforzheim',
  country: 'DE',
  vatId: 'DE136695976',
  taxNumber: '41234/56789',
  register: 'HRA 1234, Amtsgericht Mannheim',
  email: 'rechnung@beispiel.example',
  contact: { name: 'Anna Beispiel', phone: '+49 7231 000000', email: 'buchhaltung@beispiel.example' },
};

/** Where dealers are, and one right and one missing VAT id of each. */
export const DEALERS = [
  { country: 'DE', postcode: '80331', city: 'München', vatId: 'DE129273398' },
  { country: 'NL', postcode: '1012 JS', city: 'Amsterdam', vatId: 'NL004495445B01' },
  { country: 'FR', postcode: '75002', city: 'Paris', vatId: 'FR40303265045' },
  { country: 'CH', postcode: '8001', city: 'Zürich', vatId: 'CHE-107.787.577 MWST' },
  { country: 'JP', postcode: '104-0061', city: '東京都中央区', vatId: 'T7010001008844' },
  { country: 'KR', postcode: '04524', city: '서울특별시', vatId: '124-81-00998' },
] as const;

export type VatCaseName = 'domestic' | 'intra' | 'intra-without-id' | 'export' | 'reverse-charge' | 'mixed';
/** Every case of the table of tax treatments. */
export const VAT_CASES: readonly VatCaseName[] = [
  ...(['domestic', 'intra', 'intra-without-id', 'export', 'reverse-charge', 'mixed'] as const),
];
const COUNTRIES: Readonly<Record<VatCaseName, readonly string[]>> = {
  domestic: ['DE'],
  intra: ['NL', 'FR'],
  'intra-without-id': ['NL', 'FR'],
  export: ['CH', 'JP', 'KR'],
  'reverse-charge': ['NL', 'FR'],
  mixed: ['DE', 'NL', 'FR'],
};
const EXEMPTIONS: Invoice['exemptions'] = {
  K: 'Steuerfreie innergemeinschaftliche Lieferung',
  G: 'Steuerfreie Ausfuhrlieferung',
  AE: 'Steuerschuldnerschaft des Leistungsempfängers',
};
const KINDS: readonly InvoiceKind[] = ['invoice', 'invoice', 'invoice', 'credit-note', 'corrected'];
const RATES = [0.19, 0.07, 0.081, 0.21] as const;

/** Mostly euros, as most houses; an amount of yen has no decimals. */
const CURRENCIES = ['EUR', 'EUR', 'CHF', 'EUR', 'JPY', 'EUR', 'KRW'] as const;

export interface DrawnInvoice {
  readonly vatCase: VatCaseName;
  readonly invoice: Invoice;
}

interface Draw {
  readonly below: (bound: number) => number;
  readonly dealer: (typeof DEALERS)[number];
  readonly vatId: string;
}

function treatmentOf({ below, dealer, vatId }: Draw, supply: Supply): VatTreatment {
  const { treatment } = vatCaseOf({
    supply,
    house: 'DE',
    dealer: { country: dealer.country, vatId, isVatIdRight: vatId !== '' },
    destination: dealer.country,
    domesticRate: RATES[below(RATES.length)] ?? 0.19,
  });
  if (treatment === null) throw new Error(`no treatment for ${supply} in ${dealer.country}`);
  return treatment;
}

function drawLine(draw: Draw, supply: Supply, vat: VatTreatment): InvoiceLine {
  const { below } = draw;
  const isRing = supply === 'goods';
  return {
    name: isRing ? `Trauring „A&B“ <${below(999)}>` : 'Ringweite ändern, eigener Ring',
    description: isRing ? '585 Roségold 4,19 g; 3 × Brillant 0,06 ct' : 'Arbeit am Ring des Händlers',
    articleNumber: isRing && below(4) > 0 ? `RW-9-${below(99)}` : null,
    quantity: 1 + below(20),
    price: below(300_000),
    discount: below(3) === 0 ? 1 + below(9_999) : 0,
    vat,
    tariff: isRing ? '71131900' : null,
    origin: isRing ? 'DE' : null,
    facts: isRing
      ? [
          ['Legierung 585 Roségold', `${below(900) / 100} g`],
          ['Preisliste', 'Herbst 2026'],
        ]
      : [],
  };
}

function drawLines(draw: Draw, vatCase: VatCaseName): readonly InvoiceLine[] {
  const count = 1 + draw.below(12);
  // One supply has one rate on a day; a mixed invoice bills goods and work, or two rates.
  const goods = treatmentOf(draw, 'goods');
  const service = vatCase === 'export' ? goods : treatmentOf(draw, 'service');
  return Array.from({ length: count }, (_, index) => {
    const isService = vatCase === 'reverse-charge' || (vatCase === 'mixed' && index % 2 === 1);
    return isService ? drawLine(draw, 'service', service) : drawLine(draw, 'goods', goods);
  });
}

/** Invoices of every VAT case in turn, drawn from a seed. */
export function* drawInvoices(count: number, seed: number): Generator<DrawnInvoice> {
  const below = numbers(seed);
  for (let index = 0; index < count; index += 1) {
    const vatCase = VAT_CASES[index % VAT_CASES.length] ?? 'domestic';
    const countries = COUNTRIES[vatCase];
    const country = countries[below(countries.length)];
    const dealer = DEALERS.find((each) => each.country === country) ?? DEALERS[0];
    const vatId = vatCase === 'intra-without-id' ? '' : dealer.vatId;
    yield { vatCase, invoice: drawInvoice({ below, dealer, vatId }, vatCase, index) };
  }
}

/** With and without BIC, and one of a country without IBAN. */
const ACCOUNTS = [
  { holder: SELLER.name, iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' },
  { holder: SELLER.name, iban: 'DE89 3704 0044 0532 0130 00', bic: '' },
  { holder: SELLER.name, iban: '', local: '0001-015-1234567', bic: 'MHCBJPJT' },
] as const;

function drawInvoice(draw: Draw, vatCase: VatCaseName, index: number): Invoice {
  const { below, dealer, vatId } = draw;
  const kind = KINDS[below(KINDS.length)] ?? 'invoice';
  const { country, postcode, city } = dealer;
  const address = { street: 'Hauptstraße 1', postcode, city, country };
  const hasDiscount = below(2) === 0;
  return {
    kind,
    currency: CURRENCIES[index % CURRENCIES.length] ?? 'EUR',
    number: `RE-2026-${String(index + 1).padStart(5, '0')}`,
    issuedOn: '2026-11-24',
    deliveredOn: '2026-11-20',
    buyerReference: below(2) === 0 ? '04011000-12345-67' : `Huber & Maier ${index}`,
    orderNumber: vatCase === 'reverse-charge' ? null : `O-2026-${index}`,
    deliveryNumber: below(2) === 0 ? `LS-2026-${index}` : null,
    precedes: kind === 'invoice' ? null : { number: 'RE-2026-00001', issuedOn: '2026-10-01' },
    seller: SELLER,
    buyer: { ...address, name: 'Juwelier "Huber" & Söhne', number: '10001', vatId, email: 'buch@huber.example' },
    shipTo: { ...address, name: 'Huber, Lager' },
    account: ACCOUNTS[index % ACCOUNTS.length] ?? ACCOUNTS[0],
    terms:
      kind === 'credit-note'
        ? { dueOn: null, words: 'Der Betrag wird verrechnet oder erstattet.', discount: 0, discountDays: 0 }
        : {
            dueOn: '2026-12-24',
            words: 'Zahlbar bis 24. Dezember 2026.',
            discount: hasDiscount ? 0.025 : 0,
            discountDays: hasDiscount ? 10 : 0,
          },
    notes: ['Lieferung frei Haus.'],
    exemptions: EXEMPTIONS,
    lines: drawLines(draw, vatCase),
  };
}
