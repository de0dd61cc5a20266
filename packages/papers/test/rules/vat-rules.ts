import { LINE, PLACES, registration, sumOf, type Node } from './invoice-tree.ts';
import { each, whole, type Rule } from './rule.ts';

const seller = (invoice: Node): Node | undefined => invoice.all(PLACES.seller)[0];
const buyer = (invoice: Node): Node | undefined => invoice.all(PLACES.buyer)[0];
const linesOf = (invoice: Node, category: string): readonly Node[] =>
  invoice.all(PLACES.line).filter((line) => line.at(LINE.category) === category);
const rowsOf = (invoice: Node, category: string): readonly Node[] =>
  invoice.all(PLACES.tax).filter((row) => row.at('CategoryCode') === category);

/** Categories without tax: the name that their rules have, their code and that of the reason. */
const WITHOUT_TAX = [
  { name: 'IC', code: 'K', reason: 'VATEX-EU-IC' },
  { name: 'G', code: 'G', reason: 'VATEX-EU-G' },
  { name: 'AE', code: 'AE', reason: 'VATEX-EU-AE' },
] as const;

const sellerId = (invoice: Node): boolean => registration(seller(invoice), 'VA') !== '';
const sellerAnyId = (invoice: Node): boolean => sellerId(invoice) || registration(seller(invoice), 'FC') !== '';
const buyerId = (invoice: Node): boolean => registration(buyer(invoice), 'VA') !== '';

/** Who must be known to the tax office for a category (rules BR-…-02). */
const IDS: Readonly<Record<string, (invoice: Node) => boolean>> = {
  S: sellerAnyId,
  IC: (invoice) => sellerId(invoice) && buyerId(invoice),
  G: sellerId,
  AE: (invoice) =>
    sellerAnyId(invoice) && (buyerId(invoice) || buyer(invoice)?.has('SpecifiedLegalOrganization/ID') === true),
};

const sameSum = (row: Node, lines: readonly Node[]): boolean =>
  row.hundredths('BasisAmount') === sumOf(lines.map((line) => line.hundredths(LINE.net)));

const withoutTax = ({ name, code, reason }: (typeof WITHOUT_TAX)[number]): readonly Rule[] => [
  whole(`BR-${name}-01`, (invoice) => linesOf(invoice, code).length === 0 || rowsOf(invoice, code).length === 1),
  whole(`BR-${name}-02`, (invoice) => linesOf(invoice, code).length === 0 || IDS[name]?.(invoice) === true),
  {
    id: `BR-${name}-05`,
    of: (invoice) => linesOf(invoice, code),
    holds: (line) => line.hundredths(LINE.rate) === 0n,
  },
  {
    id: `BR-${name}-08`,
    of: (invoice) => rowsOf(invoice, code),
    holds: (row, invoice) => sameSum(row, linesOf(invoice, code)),
  },
  {
    id: `BR-${name}-09`,
    of: (invoice) => rowsOf(invoice, code),
    holds: (row) => row.hundredths('CalculatedAmount') === 0n,
  },
  {
    id: `BR-${name}-10`,
    of: (invoice) => rowsOf(invoice, code),
    holds: (row) => row.at('ExemptionReasonCode') === reason && row.has('ExemptionReason'),
  },
];

const standardRows = (invoice: Node): readonly Node[] => rowsOf(invoice, 'S');
const STANDARD: readonly Rule[] = [
  whole('BR-S-01', (invoice) => linesOf(invoice, 'S').length === 0 || standardRows(invoice).length > 0),
  whole('BR-S-02', (invoice) => linesOf(invoice, 'S').length === 0 || sellerAnyId(invoice)),
  { id: 'BR-S-05', of: (invoice) => linesOf(invoice, 'S'), holds: (line) => (line.hundredths(LINE.rate) ?? 0n) > 0n },
  {
    id: 'BR-S-08',
    of: standardRows,
    holds: (row, invoice) => {
      const rate = row.hundredths('RateApplicablePercent');
      return sameSum(
        row,
        linesOf(invoice, 'S').filter((line) => line.hundredths(LINE.rate) === rate),
      );
    },
  },
  {
    id: 'BR-S-10',
    of: standardRows,
    holds: (row) => !row.has('ExemptionReason') && !row.has('ExemptionReasonCode'),
  },
];

/** Countries that may stand before a VAT id here; `EL` is Greece's. */
const PREFIX = /^(?:EL|[A-Z]{2})[A-Z0-9]{2,}$/u;

/** What each VAT category asks for, and whose numbers it needs. */
export const VAT_RULES: readonly Rule[] = [
  ...STANDARD,
  ...WITHOUT_TAX.flatMap(withoutTax),
  whole(
    'BR-IC-11',
    (invoice) =>
      rowsOf(invoice, 'K').length === 0 ||
      invoice.has(`${PLACES.delivery}/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString`),
  ),
  whole(
    'BR-IC-12',
    (invoice) =>
      rowsOf(invoice, 'K').length === 0 ||
      invoice.has(`${PLACES.delivery}/ShipToTradeParty/PostalTradeAddress/CountryID`),
  ),
  whole('BR-CO-09', (invoice) =>
    [seller(invoice), buyer(invoice)].every((party) => {
      const id = registration(party, 'VA');
      const country = party?.at('PostalTradeAddress/CountryID') ?? '';
      return id === '' || (PREFIX.test(id) && id.startsWith(country === 'GR' ? 'EL' : country));
    }),
  ),
  whole('BR-CO-26', (invoice) => {
    const party = seller(invoice);
    return party?.has('ID') === true || party?.has('SpecifiedLegalOrganization/ID') === true || sellerId(invoice);
  }),
  each(PLACES.line, 'BR-CL-17', (line) => ['S', 'K', 'G', 'AE'].includes(line.at(LINE.category))),
];
