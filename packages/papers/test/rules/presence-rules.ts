import { LINE, PLACES } from './invoice-tree.ts';
import { each, present, whole, type Rule } from './rule.ts';

const ROOT = {
  'BR-01': 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID',
  'BR-02': 'ExchangedDocument/ID',
  'BR-03': 'ExchangedDocument/IssueDateTime/DateTimeString',
  'BR-04': 'ExchangedDocument/TypeCode',
  'BR-05': `${PLACES.settlement}/InvoiceCurrencyCode`,
  'BR-06': `${PLACES.seller}/Name`,
  'BR-07': `${PLACES.buyer}/Name`,
  'BR-08': `${PLACES.seller}/PostalTradeAddress`,
  'BR-09': `${PLACES.seller}/PostalTradeAddress/CountryID`,
  'BR-10': `${PLACES.buyer}/PostalTradeAddress`,
  'BR-11': `${PLACES.buyer}/PostalTradeAddress/CountryID`,
  'BR-12': `${PLACES.sums}/LineTotalAmount`,
  'BR-13': `${PLACES.sums}/TaxBasisTotalAmount`,
  'BR-14': `${PLACES.sums}/GrandTotalAmount`,
  'BR-15': `${PLACES.sums}/DuePayableAmount`,
  'BR-16': PLACES.line,
  'BR-CO-18': PLACES.tax,
};

const IN_LINE = {
  'BR-21': 'AssociatedDocumentLineDocument/LineID',
  'BR-22': LINE.quantity,
  'BR-24': LINE.net,
  'BR-25': 'SpecifiedTradeProduct/Name',
  'BR-26': LINE.netPrice,
  'BR-CO-04': LINE.category,
};

const IN_TAX = {
  'BR-45': 'BasisAmount',
  'BR-46': 'CalculatedAmount',
  'BR-47': 'CategoryCode',
  'BR-48': 'RateApplicablePercent',
};

/** What an invoice must have. */
export const PRESENCE_RULES: readonly Rule[] = [
  ...Object.entries(ROOT).map(([id, path]) => whole(id, (invoice) => invoice.has(path))),
  ...present(PLACES.line, IN_LINE),
  ...present(PLACES.tax, IN_TAX),
  ...present(`${PLACES.line}/SpecifiedTradeProduct/ApplicableProductCharacteristic`, {
    'BR-54 name': 'Description',
    'BR-54 value': 'Value',
  }),
  ...present(PLACES.means, { 'BR-49': 'TypeCode' }),
  ...present(`${PLACES.settlement}/InvoiceReferencedDocument`, { 'BR-55': 'IssuerAssignedID' }),
  ...present(`${PLACES.delivery}/ShipToTradeParty/PostalTradeAddress`, { 'BR-57': 'CountryID' }),
  each(
    `${PLACES.line}/SpecifiedLineTradeDelivery/BilledQuantity`,
    'BR-23',
    (node) => node.attribute('unitCode') !== '',
  ),
  each(
    `${PLACES.line}/SpecifiedTradeProduct/DesignatedProductClassification/ClassCode`,
    'BR-65',
    (node) => node.attribute('listID') !== '',
  ),
  each(`${PLACES.seller}/URIUniversalCommunication/URIID`, 'BR-62', (node) => node.attribute('schemeID') !== ''),
  each(`${PLACES.buyer}/URIUniversalCommunication/URIID`, 'BR-63', (node) => node.attribute('schemeID') !== ''),
  each(
    PLACES.means,
    'BR-61',
    (node) =>
      !['30', '58'].includes(node.at('TypeCode')) ||
      node.has('PayeePartyCreditorFinancialAccount/IBANID') ||
      node.has('PayeePartyCreditorFinancialAccount/ProprietaryID'),
  ),
  whole('BR-CO-25', (invoice) => {
    const due = invoice.all(PLACES.sums)[0]?.hundredths('DuePayableAmount') ?? 0n;
    return due <= 0n || invoice.has(`${PLACES.terms}/DueDateDateTime`) || invoice.has(`${PLACES.terms}/Description`);
  }),
];
