import type { Buyer, PostalAddress, Seller } from '../invoice.ts';
import { ram } from './written-values.ts';
import { element, type XmlElement } from './xml.ts';

/** A VAT id without the spaces and signs that its country prints it with, or null where it does not begin with a country. */
function statedVatId(vatId: string, country: string): string | null {
  const plain = vatId.replaceAll(/[^A-Z0-9]/gu, '');
  const prefix = country === 'GR' ? 'EL' : country;
  return plain.startsWith(prefix) ? plain : null;
}

const taxRegistration = (scheme: 'VA' | 'FC', id: string) =>
  element('ram:SpecifiedTaxRegistration', [ram('ID', id, { schemeID: scheme })]);

export const addressElement = ({ street, postcode, city, country }: PostalAddress): XmlElement | null =>
  element('ram:PostalTradeAddress', [
    ram('PostcodeCode', postcode),
    ram('LineOne', street),
    ram('CityName', city),
    ram('CountryID', country),
  ]);

/** Electronic address: the scheme EM is an address of electronic mail. */
const electronicAddress = (email: string) =>
  element('ram:URIUniversalCommunication', [ram('URIID', email, { schemeID: 'EM' })]);

export function sellerElement(seller: Seller): XmlElement | null {
  const { name, register, contact, email, vatId, country, taxNumber } = seller;
  const stated = statedVatId(vatId, country);
  // Japan and Korea write their tax numbers without a country: those are numbers of the tax office here.
  const local = stated === null ? vatId : taxNumber;
  return element('ram:SellerTradeParty', [
    stated === null ? ram('ID', vatId) : null,
    ram('Name', name),
    ram('Description', register),
    element('ram:DefinedTradeContact', [
      ram('PersonName', contact.name),
      element('ram:TelephoneUniversalCommunication', [ram('CompleteNumber', contact.phone)]),
      element('ram:EmailURIUniversalCommunication', [ram('URIID', contact.email)]),
    ]),
    addressElement(seller),
    electronicAddress(email),
    taxRegistration('FC', local),
    stated === null ? null : taxRegistration('VA', stated),
  ]);
}

export function buyerElement(buyer: Buyer): XmlElement | null {
  const { number, name, vatId, email, country } = buyer;
  const stated = statedVatId(vatId, country);
  return element('ram:BuyerTradeParty', [
    ram('ID', number),
    ram('Name', name),
    // What is no VAT id of a country by the rules identifies the company all the same.
    stated === null && vatId !== '' ? element('ram:SpecifiedLegalOrganization', [ram('ID', vatId)]) : null,
    addressElement(buyer),
    electronicAddress(email),
    stated === null ? null : taxRegistration('VA', stated),
  ]);
}
