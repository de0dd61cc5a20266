import { PLACES, registration, type Node } from './invoice-tree.ts';
import { each, present, whole, type Rule } from './rule.ts';

const SKONTO = /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d{2}(?:#BASISBETRAG=-?\d+\.\d{2})?#$/u;

/** Check digits of an IBAN: MOD 97-10 over letters as numbers (ISO 13616). */
export function isIban(text: string): boolean {
  const plain = text.replaceAll(/\s/gu, '');
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/iu.test(plain)) return false;
  const digits = [...(plain.slice(4) + plain.slice(0, 4)).toUpperCase()].map((sign) => parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

function isSkontoRight(words: string): boolean {
  const lines = words.split(/\r?\n/u).filter((line) => line.trim().startsWith('#'));
  return lines.every((line) => SKONTO.test(line.trim())) && (lines.length === 0 || /#\s*\n\s*$/u.test(words));
}

const contact = (invoice: Node): Node | undefined => invoice.all(`${PLACES.seller}/DefinedTradeContact`)[0];

/** What XRechnung 3.0 asks for beside the standard (BR-DE-…), and Peppol's electronic addresses. */
export const XRECHNUNG_RULES: readonly Rule[] = [
  whole('BR-DE-1', (invoice) => invoice.has(PLACES.means)),
  whole('BR-DE-2', (invoice) => contact(invoice) !== undefined),
  ...present(`${PLACES.seller}/PostalTradeAddress`, { 'BR-DE-3': 'CityName', 'BR-DE-4': 'PostcodeCode' }),
  ...present(`${PLACES.seller}/DefinedTradeContact`, {
    'BR-DE-5': 'PersonName',
    'BR-DE-6': 'TelephoneUniversalCommunication/CompleteNumber',
    'BR-DE-7': 'EmailURIUniversalCommunication/URIID',
  }),
  ...present(`${PLACES.buyer}/PostalTradeAddress`, { 'BR-DE-8': 'CityName', 'BR-DE-9': 'PostcodeCode' }),
  ...present(`${PLACES.delivery}/ShipToTradeParty/PostalTradeAddress`, {
    'BR-DE-10': 'CityName',
    'BR-DE-11': 'PostcodeCode',
  }),
  ...present(PLACES.tax, { 'BR-DE-14': 'RateApplicablePercent' }),
  whole('BR-DE-15', (invoice) => invoice.has(`${PLACES.agreement}/BuyerReference`)),
  whole('BR-DE-16', (invoice) => {
    const [party] = invoice.all(PLACES.seller);
    return registration(party, 'VA') !== '' || registration(party, 'FC') !== '';
  }),
  whole('BR-DE-17', (invoice) => ['380', '381', '384'].includes(invoice.at('ExchangedDocument/TypeCode'))),
  each(`${PLACES.terms}/Description`, 'BR-DE-18', (node) => isSkontoRight(node.text)),
  // A transfer in general may name another account than one with an IBAN.
  each(
    PLACES.means,
    'BR-DE-19',
    (node) => node.at('TypeCode') !== '58' || isIban(node.at('PayeePartyCreditorFinancialAccount/IBANID')),
  ),
  whole(
    'BR-DE-21',
    (invoice) =>
      invoice.at('ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID') ===
      'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
  ),
  whole('BR-DE-23-a', (invoice) => invoice.has(`${PLACES.means}/PayeePartyCreditorFinancialAccount`)),
  whole(
    'BR-DE-26',
    (invoice) =>
      invoice.at('ExchangedDocument/TypeCode') !== '384' ||
      invoice.has(`${PLACES.settlement}/InvoiceReferencedDocument`),
  ),
  whole('BR-DE-27', (invoice) => {
    const phone = contact(invoice)?.at('TelephoneUniversalCommunication/CompleteNumber') ?? '';
    return phone.replaceAll(/\D/gu, '').length >= 3;
  }),
  whole('BR-DE-28', (invoice) =>
    /^[^@\s.][^@\s]*[^@\s.]@[^@\s.][^@\s]*[^@\s.]$/u.test(
      contact(invoice)?.at('EmailURIUniversalCommunication/URIID') ?? '',
    ),
  ),
  whole('PEPPOL-EN16931-R001', (invoice) =>
    invoice.has('ExchangedDocumentContext/BusinessProcessSpecifiedDocumentContextParameter/ID'),
  ),
  whole('PEPPOL-EN16931-R010', (invoice) => invoice.has(`${PLACES.buyer}/URIUniversalCommunication/URIID`)),
  whole('PEPPOL-EN16931-R020', (invoice) => invoice.has(`${PLACES.seller}/URIUniversalCommunication/URIID`)),
];
