import type { Invoice, PaymentTerms } from '../invoice.ts';
import { totalsOf, type VatRow } from '../totals.ts';
import { EXEMPTION_CODES } from '../vat-case.ts';
import type { InvoiceProfile } from './profiles.ts';
import { amountText, dayElement, percentText, ram } from './written-values.ts';
import { element, type XmlElement } from './xml.ts';

/** Credit transfer (UNTDID 4461); SEPA is for euros and IBANs alone. */
const TRANSFER = { sepa: '58', other: '30' } as const;

const taxElement = ({ category, rate, net, tax }: VatRow, { exemptions, currency }: Invoice) =>
  element('ram:ApplicableTradeTax', [
    ram('CalculatedAmount', amountText(tax, currency)),
    ram('TypeCode', 'VAT'),
    category === 'S' ? null : ram('ExemptionReason', exemptions[category]),
    ram('BasisAmount', amountText(net, currency)),
    ram('CategoryCode', category),
    category === 'S' ? null : ram('ExemptionReasonCode', EXEMPTION_CODES[category]),
    ram('RateApplicablePercent', percentText(rate)),
  ]);

/** The terms in words; XRechnung says a cash discount once more in the form that its programs read (rule BR-DE-18). */
function termsWords({ words, discount, discountDays }: PaymentTerms, profile: InvoiceProfile): string {
  if (profile !== 'xrechnung' || discount === 0) return words;
  return `${words}\n#SKONTO#TAGE=${discountDays}#PROZENT=${percentText(discount)}#\n`;
}

/** BT-84 is the IBAN, or the number as the account's own country writes it; never both. */
function meansElement({ account: { iban, local = '', bic, holder }, currency }: Invoice): XmlElement | null {
  const isSepa = currency === 'EUR' && local === '';
  return element('ram:SpecifiedTradeSettlementPaymentMeans', [
    ram('TypeCode', isSepa ? TRANSFER.sepa : TRANSFER.other),
    element('ram:PayeePartyCreditorFinancialAccount', [
      ram('IBANID', local === '' ? iban.replaceAll(' ', '') : ''),
      ram('AccountName', holder),
      ram('ProprietaryID', local),
    ]),
    element('ram:PayeeSpecifiedCreditorFinancialInstitution', [ram('BICID', bic)]),
  ]);
}

export function settlementElement(invoice: Invoice, profile: InvoiceProfile): XmlElement | null {
  const { number, terms, precedes, currency } = invoice;
  const totals = totalsOf(invoice.lines);
  const amount = (minor: number): string => amountText(minor, currency);
  return element('ram:ApplicableHeaderTradeSettlement', [
    ram('PaymentReference', number),
    ram('InvoiceCurrencyCode', currency),
    meansElement(invoice),
    ...totals.vat.map((row) => taxElement(row, invoice)),
    terms === null
      ? null
      : element('ram:SpecifiedTradePaymentTerms', [
          ram('Description', termsWords(terms, profile)),
          terms.dueOn === null ? null : dayElement('ram:DueDateDateTime', terms.dueOn, 'udt:DateTimeString'),
        ]),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      ram('LineTotalAmount', amount(totals.net)),
      ram('TaxBasisTotalAmount', amount(totals.net)),
      ram('TaxTotalAmount', amount(totals.tax), { currencyID: currency }),
      ram('GrandTotalAmount', amount(totals.gross)),
      ram('DuePayableAmount', amount(totals.gross)),
    ]),
    precedes === null
      ? null
      : element('ram:InvoiceReferencedDocument', [
          ram('IssuerAssignedID', precedes.number),
          dayElement('ram:FormattedIssueDateTime', precedes.issuedOn, 'qdt:DateTimeString'),
        ]),
  ]);
}
