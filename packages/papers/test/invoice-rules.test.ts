import { describe, expect, test } from 'vitest';
import { invoiceXml } from '../src/cii/invoice-xml.ts';
import { drawInvoices, VAT_CASES } from './invoices.ts';
import { brokenRules, rulesOf } from './rules/index.ts';

const [domestic, intra, , exported, reverse] = [...drawInvoices(5, 11)].map(({ invoice }) => invoice);

describe('invoices drawn from every VAT case', () => {
  const drawn = [...drawInvoices(120, 7)];

  test('cover them all', () => {
    expect(new Set(drawn.map(({ vatCase }) => vatCase))).toEqual(new Set(VAT_CASES));
    expect(new Set(drawn.map(({ invoice }) => invoice.kind)).size).toBe(3);
  });

  test.each(['en16931', 'xrechnung'] as const)('break no rule of %s', (profile) => {
    const broken = drawn.map(({ invoice }) => [invoice.number, brokenRules(invoiceXml(invoice, profile), profile)]);
    expect(broken.filter(([, rules]) => (rules?.length ?? 0) > 0)).toEqual([]);
  });
});

/** What a rule must find: an invoice, the change of its XML that breaks it. */
const CHANGES: readonly (readonly [rule: string, xml: string, from: string | RegExp, to: string])[] = [
  ['BR-02', of(domestic), /<ram:ID>RE-[^<]+<\/ram:ID>/u, ''],
  ['BR-05', of(domestic), '<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>', ''],
  ['BR-09', of(domestic), '<ram:CountryID>DE</ram:CountryID>', ''],
  [
    'BR-12',
    of(domestic),
    /(<ram:SpecifiedTradeSettlementHeaderMonetarySummation>\s*)<ram:LineTotalAmount>[^<]+<\/ram:LineTotalAmount>/u,
    '$1',
  ],
  ['BR-23', of(domestic), ' unitCode="C62"', ''],
  ['BR-25', of(domestic), /<ram:Name>Trauring[^<]*<\/ram:Name>/u, ''],
  ['BR-27', of(domestic), /(<ram:NetPriceProductTradePrice>\s*<ram:ChargeAmount>)/u, '$1-'],
  [
    'BR-48',
    of(domestic),
    /(<ram:CategoryCode>S<\/ram:CategoryCode>\s*)<ram:RateApplicablePercent>[^<]+<\/ram:RateApplicablePercent>(\s*<\/ram:ApplicableTradeTax>\s*<ram:Specified(?:TradePaymentTerms|TradeSettlementHeader))/u,
    '$1$2',
  ],
  ['BR-CO-25', creditNote(), /<ram:SpecifiedTradePaymentTerms>[\s\S]+?<\/ram:SpecifiedTradePaymentTerms>/u, ''],
  ['BR-61', of(domestic), /<ram:IBANID>[^<]+<\/ram:IBANID>/u, ''],
  ['BR-65', of(domestic), ' listID="HS"', ''],
  ['BR-CO-10', of(domestic), /(<ram:SpecifiedTradeSettlementHeaderMonetarySummation>\s*<ram:LineTotalAmount>)/u, '$11'],
  ['BR-CO-13', of(domestic), /(<ram:TaxBasisTotalAmount>)/u, '$11'],
  ['BR-CO-14', of(domestic), /(<ram:TaxTotalAmount currencyID="EUR">)/u, '$11'],
  ['BR-CO-15', of(domestic), /(<ram:GrandTotalAmount>)/u, '$11'],
  ['BR-CO-16', of(domestic), /(<ram:DuePayableAmount>)/u, '$11'],
  ['BR-CO-17', of(domestic), /(<ram:CalculatedAmount>)/u, '$11'],
  ['BR-CO-09', of(domestic), '>DE136695976<', '>136695976<'],
  ['BR-CO-26', of(domestic), /<ram:ID schemeID="VA">DE136695976<\/ram:ID>/u, ''],
  ['BR-DEC', of(domestic), /(<ram:BasisAmount>[^<]+)/u, '$15'],
  ['BR-S-05', of(domestic), /(<ram:CategoryCode>S<\/ram:CategoryCode>\s*<ram:RateApplicablePercent>)[^<]+/u, '$10.00'],
  ['BR-S-08', of(domestic), /(<ram:BasisAmount>)/u, '$11'],
  ['BR-S-10', of(domestic), '<ram:BasisAmount>', '<ram:ExemptionReason>x</ram:ExemptionReason><ram:BasisAmount>'],
  [
    'BR-IC-02',
    of(intra),
    /<ram:SpecifiedTaxRegistration>\s*<ram:ID schemeID="VA">(?:NL|FR)[^<]+<\/ram:ID>\s*<\/ram:SpecifiedTaxRegistration>/u,
    '',
  ],
  ['BR-IC-05', of(intra), /(<ram:CategoryCode>K<\/ram:CategoryCode>\s*<ram:RateApplicablePercent>)0/u, '$11'],
  ['BR-IC-10', of(intra), 'VATEX-EU-IC', 'VATEX-EU-G'],
  ['BR-IC-11', of(intra), /<ram:ActualDeliverySupplyChainEvent>[\s\S]+?<\/ram:ActualDeliverySupplyChainEvent>/u, ''],
  ['BR-IC-12', of(intra), /(<ram:ShipToTradeParty>[\s\S]+?)<ram:CountryID>[A-Z]{2}<\/ram:CountryID>/u, '$1'],
  ['BR-G-02', of(exported), /<ram:ID schemeID="VA">DE136695976<\/ram:ID>/u, ''],
  ['BR-G-10', of(exported), /<ram:ExemptionReason>[^<]+<\/ram:ExemptionReason>/u, ''],
  ['BR-AE-09', of(reverse), /(<ram:CalculatedAmount>)0(?:\.00)?</u, '$10.01<'],
  [
    'BR-AE-02',
    of(reverse),
    /<ram:SpecifiedTaxRegistration>\s*<ram:ID schemeID="VA">(?:NL|FR)[^<]+<\/ram:ID>\s*<\/ram:SpecifiedTaxRegistration>/u,
    '',
  ],
  ['BR-CL-01', of(domestic), /<ram:TypeCode>38\d<\/ram:TypeCode>/u, '<ram:TypeCode>1</ram:TypeCode>'],
  ['BR-CL-14', of(domestic), '<ram:CountryID>DE</ram:CountryID>', '<ram:CountryID>XX</ram:CountryID>'],
  ['CII-DT-013', of(domestic), '20261124', '20261131'],
  ['CII-EMPTY', of(domestic), '<ram:BuyerTradeParty>', '<ram:BuyerTradeParty><ram:RoleCode></ram:RoleCode>'],
  ['BR-DE-2', of(domestic), /<ram:DefinedTradeContact>[\s\S]+?<\/ram:DefinedTradeContact>/u, ''],
  ['BR-DE-15', of(domestic), /<ram:BuyerReference>[^<]+<\/ram:BuyerReference>/u, ''],
  ['BR-DE-18', of(intra), /(<ram:Description>Zahlbar[^<#]*)/u, '$1\n#SKONTO#TAGE=10#PROZENT=2,5#\n'],
  ['BR-DE-19', of(domestic), 'DE89370400440532013000', 'DE88370400440532013000'],
  ['BR-DE-21', of(domestic), 'xrechnung_3.0', 'xrechnung_2.0'],
  ['BR-DE-26', corrected(), /<ram:InvoiceReferencedDocument>[\s\S]+?<\/ram:InvoiceReferencedDocument>/u, ''],
];

function of(invoice: typeof domestic): string {
  if (invoice === undefined) throw new Error('five invoices were drawn');
  const { kind, terms } = invoice;
  const words = { dueOn: '2026-12-24', words: 'Zahlbar bis 24.12.2026', discount: 0, discountDays: 0 };
  const precedes = kind === 'invoice' ? null : { number: 'RE-2026-00001', issuedOn: '2026-10-01' };
  return invoiceXml({ ...invoice, terms: terms ?? words, precedes }, 'xrechnung');
}
function creditNote(): string {
  if (domestic === undefined) throw new Error('five invoices were drawn');
  const precedes = { number: 'RE-2026-00001', issuedOn: '2026-10-01' };
  const terms = { dueOn: null, words: 'Der Betrag wird verrechnet.', discount: 0, discountDays: 0 };
  return invoiceXml({ ...domestic, kind: 'credit-note', terms, precedes }, 'xrechnung');
}
function corrected(): string {
  if (domestic === undefined) throw new Error('five invoices were drawn');
  const precedes = { number: 'RE-2026-00001', issuedOn: '2026-10-01' };
  return invoiceXml({ ...domestic, kind: 'corrected', precedes }, 'xrechnung');
}

describe('a rule finds what it is there for', () => {
  test.each(CHANGES)('%s', (rule, xml, from, to) => {
    expect(brokenRules(xml, 'xrechnung')).toEqual([]);
    const changed = xml.replace(from, to);
    expect(changed).not.toBe(xml);
    expect(brokenRules(changed, 'xrechnung')).toContain(rule);
  });

  test('and no rule stands twice', () => {
    const ids = rulesOf('xrechnung').map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(90);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
