import { PLACES, type Node } from './invoice-tree.ts';
import { each, whole, type Rule } from './rule.ts';

const COUNTRIES = new Set([
  ...'AT AU BE BG BR CA CH CN CY CZ DE DK EE ES FI FR GB GR HK HR HU IE IN IT JP KR LI LT LU'.split(' '),
  ...'LV MT NL NO NZ PL PT RO SE SG SI SK TR TW US'.split(' '),
]);
const isDay = ({ text, attribute }: { text: string; attribute: string }): boolean => {
  const [, year = '', month = '', day = ''] = /^(\d{4})(\d{2})(\d{2})$/u.exec(text) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return attribute === '102' && !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
};
const CURRENCIES = new Set(['EUR', 'CHF', 'JPY', 'KRW']);
const currencyOf = (invoice: Node): string => invoice.at(`${PLACES.settlement}/InvoiceCurrencyCode`);
const named = (invoice: Node, name: string): readonly Node[] => invoice.everything.filter((node) => node.name === name);

/** Values from the lists of the standard. */
export const CODE_RULES: readonly Rule[] = [
  whole('BR-CL-01', (invoice) => ['380', '381', '384'].includes(invoice.at('ExchangedDocument/TypeCode'))),
  whole('BR-CL-03', (invoice) =>
    named(invoice, 'TaxTotalAmount').every((node) => node.attribute('currencyID') === currencyOf(invoice)),
  ),
  whole('BR-CL-04', (invoice) => CURRENCIES.has(currencyOf(invoice))),
  {
    id: 'BR-CL-14',
    of: (invoice) => [
      ...named(invoice, 'CountryID'),
      ...invoice.all(`${PLACES.line}/SpecifiedTradeProduct/OriginTradeCountry/ID`),
    ],
    holds: (node) => COUNTRIES.has(node.text),
  },
  each(PLACES.means, 'BR-CL-16', (node) => ['30', '58'].includes(node.at('TypeCode'))),
  each(
    `${PLACES.line}/SpecifiedLineTradeDelivery/BilledQuantity`,
    'BR-CL-23',
    (node) => node.attribute('unitCode') === 'C62',
  ),
  each(
    `${PLACES.line}/SpecifiedTradeProduct/DesignatedProductClassification/ClassCode`,
    'BR-CL-13',
    (node) => node.attribute('listID') === 'HS' && /^\d{4}(?:\d{2}){0,3}$/u.test(node.text),
  ),
  {
    id: 'BR-CL-25',
    of: (invoice) => [
      ...invoice.all(`${PLACES.seller}/URIUniversalCommunication/URIID`),
      ...invoice.all(`${PLACES.buyer}/URIUniversalCommunication/URIID`),
    ],
    holds: (node) => node.attribute('schemeID') === 'EM' && node.text.includes('@'),
  },
  {
    id: 'CII-DT-013',
    of: (invoice) => named(invoice, 'DateTimeString'),
    holds: (node) => isDay({ text: node.text, attribute: node.attribute('format') }),
  },
  // No element of the document may be empty (rule 8 of the syntax binding).
  whole('CII-EMPTY', (invoice) =>
    invoice.everything.every((node) => node.children.length > 0 || node.text.trim() !== ''),
  ),
];
