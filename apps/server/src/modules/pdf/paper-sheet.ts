import { BCP47, type Language } from '@ringwerk/contract';
import { lineNet, totalsOf, type InvoiceLine, type PostalAddress } from '@ringwerk/papers';
import type { PaperContent } from '../../storage/schema/papers.ts';
import { fontFamilies } from './fonts.ts';
import type { PaperTexts } from './paper-text-keys.ts';
import { PAPER_TEXTS } from './paper-texts.ts';
import { sheetFormat, type SheetFormat } from './sheet-format.ts';

/** What a paper prints from: its content as it was issued, and the data that it carries. */
export interface PaperSheetSource {
  readonly content: PaperContent;
  /** CII; null for what carries none. */
  readonly xml: string | null;
  /** Of the house as it looks today: PNG, and `#rrggbb`. */
  readonly logo: Uint8Array | null;
  readonly colour: string | null;
}

type Pair = readonly [label: string, value: string];

/** The data of `templates/paper.typ`: ready text in the dealer's language. */
export interface PaperSheet {
  readonly lang: string;
  readonly fonts: readonly string[];
  readonly company: string;
  /** Of its lines, `#rrggbb`; null: that of the release. */
  readonly colour: string | null;
  /** Above the address, in small: who sends it. */
  readonly sender: string;
  readonly recipient: readonly string[];
  readonly title: string;
  readonly number: string;
  readonly facts: readonly Pair[];
  readonly lead: string;
  readonly head: readonly string[];
  readonly lines: readonly {
    readonly position: string;
    readonly name: string;
    readonly description: string;
    readonly facts: readonly Pair[];
    readonly quantity: string;
    /** Null on a paper without prices. */
    readonly price: string | null;
    readonly amount: string | null;
    readonly discount: string | null;
  }[];
  readonly sums: readonly Pair[];
  readonly total: Pair | null;
  readonly notes: readonly string[];
  /** Line for a signature; empty for none. */
  readonly signature: string;
  readonly feet: readonly (readonly string[])[];
  readonly page: string;
  readonly xml: string | null;
}

const TITLES: Readonly<
  Record<PaperContent['kind'], 'confirmation' | 'delivery' | 'invoice' | 'corrected' | 'creditNote'>
> = {
  confirmation: 'confirmation',
  delivery: 'delivery',
  invoice: 'invoice',
  corrected: 'corrected',
  'credit-note': 'creditNote',
};

/** What the last sum of each paper is called; a delivery note has none. */
const TOTALS = {
  confirmation: 'orderTotal',
  delivery: 'total',
  invoice: 'total',
  corrected: 'total',
  'credit-note': 'credited',
} as const satisfies Readonly<Record<PaperContent['kind'], keyof PaperTexts>>;

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => values[name] ?? whole);
const given = (lines: readonly string[]): readonly string[] => lines.filter((line) => line !== '');

interface Wording {
  readonly content: PaperContent;
  readonly texts: PaperTexts;
  readonly format: SheetFormat;
  readonly language: Language;
}

const day = ({ format }: Wording, date: string): string => format.day(date);
const money = ({ format, content }: Wording, minor: number): string => format.money(minor, content.currency);
const country = ({ language }: Wording, code: string): string =>
  new Intl.DisplayNames(BCP47[language], { type: 'region' }).of(code) ?? code;

const addressLines = (
  wording: Wording,
  { street, postcode, city, country: code }: PostalAddress,
): readonly string[] => [street, `${postcode} ${city}`.trim(), country(wording, code)];

const isSame = (one: PostalAddress, other: PostalAddress): boolean =>
  (['street', 'postcode', 'city', 'country'] as const).every((field) => one[field] === other[field]);

function facts(wording: Wording): readonly Pair[] {
  const { content, texts } = wording;
  const { buyer, shipTo } = content;
  const delivery = [shipTo.name, ...addressLines(wording, shipTo)].join(', ');
  const rows: readonly Pair[] = [
    [texts.date, day(wording, content.issuedOn)],
    [texts.customerNumber, buyer.number],
    [texts.order, content.orderNumber ?? ''],
    [texts.orderedOn, content.orderedOn === null ? '' : day(wording, content.orderedOn)],
    [texts.requestedOn, content.requestedOn === null ? '' : day(wording, content.requestedOn)],
    [texts.commission, content.commission],
    [texts.reference, content.buyerReference === content.commission ? '' : content.buyerReference],
    [texts.deliveryNote, content.kind === 'delivery' ? '' : (content.deliveryNumber ?? '')],
    [texts.deliveredOn, content.kind === 'confirmation' ? '' : day(wording, content.deliveredOn)],
    [texts.vatId, content.kind === 'delivery' ? '' : buyer.vatId],
    [
      texts.precedes,
      content.precedes === null ? '' : `${content.precedes.number} · ${day(wording, content.precedes.issuedOn)}`,
    ],
    [texts.reason, content.reason],
    [texts.shipTo, isSame(shipTo, buyer) && shipTo.name === buyer.name ? '' : delivery],
  ];
  return rows.filter(([, value]) => value !== '');
}

function lineOf(wording: Wording, line: InvoiceLine, index: number): PaperSheet['lines'][number] {
  const { content, texts, format } = wording;
  const hasPrices = content.kind !== 'delivery';
  const customs: readonly Pair[] =
    line.vat.category === 'G'
      ? [
          [texts.tariff, line.tariff ?? ''],
          [texts.origin, line.origin === null ? '' : country(wording, line.origin)],
        ]
      : [];
  const own: readonly Pair[] = [[texts.articleNumber, line.articleNumber ?? ''], ...line.facts, ...customs];
  return {
    position: String(index + 1),
    name: line.name,
    description: line.description,
    facts: own.filter(([, value]) => value !== ''),
    quantity: format.number(line.quantity, 0),
    price: hasPrices ? money(wording, line.price) : null,
    amount: hasPrices ? money(wording, lineNet(line)) : null,
    discount:
      hasPrices && line.discount > 0
        ? fill(texts.discount, {
            list: money(wording, line.price + line.discount),
            discount: money(wording, line.discount),
          })
        : null,
  };
}

function sums(wording: Wording): Pick<PaperSheet, 'sums' | 'total'> {
  const { content, texts, format } = wording;
  if (content.kind === 'delivery') return { sums: [], total: null };
  const { net, vat, gross } = totalsOf(content.lines);
  const rows = vat.map((row): Pair => {
    const values = { rate: format.percent(row.rate), net: money(wording, row.net) };
    return [fill(row.category === 'S' ? texts.tax : texts.noTax, values), money(wording, row.tax)];
  });
  return {
    sums: [[texts.net, money(wording, net)], ...rows],
    total: [texts[TOTALS[content.kind]], money(wording, gross)],
  };
}

function notes({ content }: Wording): readonly string[] {
  if (content.kind === 'delivery') return content.notes;
  const categories = new Set(content.lines.map(({ vat }) => vat.category));
  const exempt = (['K', 'G', 'AE'] as const).filter((category) => categories.has(category));
  return given([
    ...exempt.map((category) => content.exemptions[category]),
    content.terms?.words ?? '',
    ...content.notes,
  ]);
}

/** IBAN in groups of four, as banks print it. */
const groups = (iban: string): string => iban.replaceAll(/\s/gu, '').replaceAll(/(.{4})(?=.)/gu, '$1 ');

function feet({ content, texts }: Wording): PaperSheet['feet'] {
  const { seller, account, bank, payTo = [] } = content;
  const ids = [
    seller.vatId === '' ? '' : `${texts.vatId} ${seller.vatId}`,
    seller.taxNumber === '' ? '' : `${texts.taxNumber} ${seller.taxNumber}`,
    seller.register,
  ];
  const columns = [
    given([seller.name, seller.street, `${seller.postcode} ${seller.city}`.trim(), seller.email]),
    given([texts.contact, seller.contact.name, seller.contact.phone, seller.contact.email]),
    account.iban === '' ? [] : given([texts.payTo, bank, groups(account.iban), account.bic]),
    payTo.length === 0 ? [] : given([texts.payTo, ...payTo, account.bic]),
    given(ids),
  ];
  return columns.filter((lines) => lines.length > 0);
}

export function paperSheet({ content, xml, colour }: PaperSheetSource): PaperSheet {
  const { language, seller, buyer, kind } = content;
  const texts = PAPER_TEXTS[language];
  const wording: Wording = { content, texts, format: sheetFormat(language), language };
  return {
    lang: BCP47[language],
    fonts: fontFamilies(language),
    company: seller.name,
    colour,
    sender: given([seller.name, seller.street, `${seller.postcode} ${seller.city}`.trim()]).join(' · '),
    recipient: given([buyer.name, ...addressLines(wording, buyer)]),
    title: texts[TITLES[kind]],
    number: content.number,
    facts: facts(wording),
    lead: kind === 'confirmation' ? texts.confirmed : '',
    head: [texts.position, texts.article, texts.quantity, ...(kind === 'delivery' ? [] : [texts.price, texts.amount])],
    lines: content.lines.map((line, index) => lineOf(wording, line, index)),
    ...sums(wording),
    notes: notes(wording),
    signature: kind === 'delivery' ? texts.handedOver : '',
    feet: feet(wording),
    page: texts.page,
    xml,
  };
}
