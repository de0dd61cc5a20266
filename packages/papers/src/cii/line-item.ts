import type { Invoice, InvoiceLine } from '../invoice.ts';
import { lineNet } from '../totals.ts';
import { amountText, percentText, ram } from './written-values.ts';
import { element, type XmlElement } from './xml.ts';

/** Pieces (UN/ECE Recommendation 20). */
const PIECES = { unitCode: 'C62' };

function priceElements(
  { price, discount }: InvoiceLine,
  amount: (minor: number) => string,
): readonly (XmlElement | null)[] {
  const gross = element('ram:GrossPriceProductTradePrice', [
    ram('ChargeAmount', amount(price + discount)),
    element('ram:AppliedTradeAllowanceCharge', [
      element('ram:ChargeIndicator', [element('udt:Indicator', 'false')]),
      ram('ActualAmount', amount(discount)),
    ]),
  ]);
  return [
    discount === 0 ? null : gross,
    element('ram:NetPriceProductTradePrice', [ram('ChargeAmount', amount(price))]),
  ];
}

export function lineItem(line: InvoiceLine, index: number, currency: Invoice['currency']): XmlElement | null {
  const amount = (minor: number): string => amountText(minor, currency);
  const { articleNumber, name, description, facts, tariff, origin, quantity, vat } = line;
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [ram('LineID', String(index + 1))]),
    element('ram:SpecifiedTradeProduct', [
      ram('SellerAssignedID', articleNumber ?? ''),
      ram('Name', name),
      ram('Description', description),
      ...facts
        .filter(([fact, value]) => fact !== '' && value !== '')
        .map(([fact, value]) =>
          element('ram:ApplicableProductCharacteristic', [ram('Description', fact), ram('Value', value)]),
        ),
      element('ram:DesignatedProductClassification', [ram('ClassCode', tariff ?? '', { listID: 'HS' })]),
      element('ram:OriginTradeCountry', [ram('ID', origin ?? '')]),
    ]),
    element('ram:SpecifiedLineTradeAgreement', priceElements(line, amount)),
    element('ram:SpecifiedLineTradeDelivery', [ram('BilledQuantity', String(quantity), PIECES)]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', [
        ram('TypeCode', 'VAT'),
        ram('CategoryCode', vat.category),
        ram('RateApplicablePercent', percentText(vat.rate)),
      ]),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [ram('LineTotalAmount', amount(lineNet(line)))]),
    ]),
  ]);
}
