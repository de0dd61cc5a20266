import { INVOICE_CODES, type Invoice } from '../invoice.ts';
import { lineItem } from './line-item.ts';
import { addressElement, buyerElement, sellerElement } from './parties.ts';
import { BILLING_PROCESS, PROFILE_IDS, type InvoiceProfile } from './profiles.ts';
import { settlementElement } from './settlement.ts';
import { dayElement, ram } from './written-values.ts';
import { element, xmlText, type XmlElement } from './xml.ts';

/** Of UN/CEFACT Cross Industry Invoice, release D16B. */
const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

const referenced = (name: string, number: string | null) =>
  element(`ram:${name}`, [ram('IssuerAssignedID', number ?? '')]);

const contextElement = (profile: InvoiceProfile) =>
  element('rsm:ExchangedDocumentContext', [
    element('ram:BusinessProcessSpecifiedDocumentContextParameter', [ram('ID', BILLING_PROCESS)]),
    element('ram:GuidelineSpecifiedDocumentContextParameter', [ram('ID', PROFILE_IDS[profile])]),
  ]);

const documentElement = ({ kind, number, issuedOn, notes }: Invoice) =>
  element('rsm:ExchangedDocument', [
    ram('ID', number),
    ram('TypeCode', INVOICE_CODES[kind]),
    dayElement('ram:IssueDateTime', issuedOn, 'udt:DateTimeString'),
    ...notes.map((note) => element('ram:IncludedNote', [ram('Content', note)])),
  ]);

const deliveryElement = ({ shipTo, deliveredOn, deliveryNumber }: Invoice) =>
  element('ram:ApplicableHeaderTradeDelivery', [
    element('ram:ShipToTradeParty', [ram('Name', shipTo.name), addressElement(shipTo)]),
    element('ram:ActualDeliverySupplyChainEvent', [
      dayElement('ram:OccurrenceDateTime', deliveredOn, 'udt:DateTimeString'),
    ]),
    referenced('DespatchAdviceReferencedDocument', deliveryNumber),
  ]);

const agreementElement = ({ buyerReference, seller, buyer, orderNumber }: Invoice) =>
  element('ram:ApplicableHeaderTradeAgreement', [
    ram('BuyerReference', buyerReference),
    sellerElement(seller),
    buyerElement(buyer),
    referenced('SellerOrderReferencedDocument', orderNumber),
  ]);

/** The invoice in the XML of UN/CEFACT: what a Factur-X document carries, or an XRechnung by itself. */
export function invoiceXml(invoice: Invoice, profile: InvoiceProfile): string {
  const transaction = element('rsm:SupplyChainTradeTransaction', [
    ...invoice.lines.map((line, index) => lineItem(line, index, invoice.currency)),
    agreementElement(invoice),
    deliveryElement(invoice),
    settlementElement(invoice, profile),
  ]);
  const children = [contextElement(profile), documentElement(invoice), transaction];
  const root: XmlElement = {
    name: 'rsm:CrossIndustryInvoice',
    attributes: NAMESPACES,
    content: children.filter((child) => child !== null),
  };
  return xmlText(root);
}
