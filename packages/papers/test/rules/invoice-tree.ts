import { parseXml, XmlElement } from '@rgrove/parse-xml';

/** An element of an invoice by the name that it has without its prefix. */
export class Node {
  readonly #element: XmlElement;

  constructor(element: XmlElement) {
    this.#element = element;
  }

  get name(): string {
    return this.#element.name.replace(/^\w+:/u, '');
  }

  get children(): readonly Node[] {
    return this.#element.children.filter((child) => child instanceof XmlElement).map((child) => new Node(child));
  }

  get text(): string {
    return this.#element.text;
  }

  attribute(name: string): string {
    return this.#element.attributes[name] ?? '';
  }

  /** Elements at a path of names, `A/B/C`. */
  all(path: string): readonly Node[] {
    return path
      .split('/')
      .reduce<readonly Node[]>(
        (nodes, step) => nodes.flatMap((node) => node.children.filter(({ name }) => name === step)),
        [this],
      );
  }

  /** Text of the first element at a path; empty where there is none. */
  at(path: string): string {
    return this.all(path)[0]?.text.trim() ?? '';
  }

  has(path: string): boolean {
    return this.all(path).some(({ text, children }) => text.trim() !== '' || children.length > 0);
  }

  /** Hundredths of the amount at a path, exactly; null where none stands there or it has more than two decimals. */
  hundredths(path: string): bigint | null {
    const written = /^(?<sign>-?)(?<whole>\d+)(?:\.(?<part>\d{1,2}))?$/u.exec(this.at(path))?.groups;
    if (written === undefined) return null;
    const { sign = '', whole = '0', part = '' } = written;
    return BigInt(`${sign}${whole}${part.padEnd(2, '0')}`);
  }

  /** This element and all below it. */
  get everything(): readonly Node[] {
    return [this, ...this.children.flatMap((child) => child.everything)];
  }
}

/** The root of an invoice. @throws Error for text that is no XML */
export function readInvoice(xml: string): Node {
  const { root } = parseXml(xml);
  if (root === null) throw new Error('an invoice has a root element');
  return new Node(root);
}

const TRANSACTION = 'SupplyChainTradeTransaction';
/** The groups of an invoice that rules speak of. */
export const PLACES = {
  transaction: TRANSACTION,
  line: `${TRANSACTION}/IncludedSupplyChainTradeLineItem`,
  agreement: `${TRANSACTION}/ApplicableHeaderTradeAgreement`,
  seller: `${TRANSACTION}/ApplicableHeaderTradeAgreement/SellerTradeParty`,
  buyer: `${TRANSACTION}/ApplicableHeaderTradeAgreement/BuyerTradeParty`,
  delivery: `${TRANSACTION}/ApplicableHeaderTradeDelivery`,
  settlement: `${TRANSACTION}/ApplicableHeaderTradeSettlement`,
  tax: `${TRANSACTION}/ApplicableHeaderTradeSettlement/ApplicableTradeTax`,
  means: `${TRANSACTION}/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementPaymentMeans`,
  terms: `${TRANSACTION}/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms`,
  sums: `${TRANSACTION}/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation`,
} as const;

export const LINE = {
  net: 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount',
  category: 'SpecifiedLineTradeSettlement/ApplicableTradeTax/CategoryCode',
  rate: 'SpecifiedLineTradeSettlement/ApplicableTradeTax/RateApplicablePercent',
  quantity: 'SpecifiedLineTradeDelivery/BilledQuantity',
  netPrice: 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount',
  grossPrice: 'SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/ChargeAmount',
  discount: 'SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge/ActualAmount',
} as const;

/** Sum of amounts; null where one of them is none. */
export const sumOf = (amounts: readonly (bigint | null)[]): bigint | null =>
  amounts.reduce<bigint | null>((sum, amount) => (sum === null || amount === null ? null : sum + amount), 0n);

/** Tax registration of a party: `VA` its VAT id, `FC` its number at the tax office. */
export const registration = (party: Node | undefined, scheme: 'VA' | 'FC'): string =>
  party?.all('SpecifiedTaxRegistration/ID').find((id) => id.attribute('schemeID') === scheme)?.text ?? '';
