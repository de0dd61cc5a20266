import type { Invoice, PaymentTerms } from '../invoice.ts';
import { totalsOf, type VatRow } from '../totals.ts';
import { EXEMPTION_CODES } from '../vat-case.ts';
import type { InvoiceProfile } from './profiles.ts';
import { amountText, dayElement, percentText, ram } from './written-values.ts';
import { element, type XmlElement } from './xml.ts';

/** SEPA credit transfer (UNTDID 4461). */
const SEPA_TRANSFER = '58';

const taxElement = ({ category, rate, net, tax }: VatRow, exemptions: Invoice['exemptions']) =>
  element('ram:ApplicableTradeTax', [
    ram('CalculatedAmount', amountText(tax)),
    ram('TypeCode', 'VAT'),
    category === 'S' ? null : ram('ExemptionReason', exemptions[category]),
    ram('BasisAmount', amountText(net)),
    ram('CategoryCode', category),
    category === 'S' ? null : ram('ExemptionReasonCode', EXEMPTION_CODES[category]),
    ram('RateApplicablePercent', percentText(rate)),
  ]);

/** The terms in words; XRechnung says a cash discount once more in the form that its programs read (rule BR-DE-18). */
function termsWords({ words, discount, discountDays }: PaymentTerms, profile: InvoiceProfile): string {
  if (profile !== 'xrechnung' || discount === 0) return words;
  return `${words}\n#SKONTO#TAGE=${discountDays}#PROZENT=${percentText(discount)}#\n`;
}

function meansElement({ iban, bic, holder }: Invoice['account']): XmlElement | null {
  return element('ram:SpecifiedTradeSettlementPaymentMeans', [
    ram('TypeCode', SEPA_TRANSFER),
    element('ram:PayeePartyCreditorFinancialAccount', [
      ram('IBANID', iban.replaceAll(' ', '')),
      ram('AccountName', holder),
    ]),
    element('ram:PayeeSpecifiedCreditorFinancialInstitution', [ram('BICID', bic)]),
  ]);
}

export function settlementElement(invoice: Invoice, profile: InvoiceProfile): XmlElement | null {
  const { number, account, terms, precedes, exemptions } = invoice;
  const totals = totalsOf(invoice.lines);
  return element('ram:ApplicableHeaderTradeSettlement', [
    ram('PaymentReference', number),
    ram('InvoiceCurrencyCode', 'EUR'),
    meansElement(account),
    ...totals.vat.map((row) => taxElement(row, exemptions)),
    terms === null
      ? null
      : element('ram:SpecifiedTradePaymentTerms', [
          ram('Description', termsWords(terms, profile)),
          dayElement('ram:DueDateDateTime', terms.dueOn, 'udt:DateTimeString'),
        ]),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      ram('LineTotalAmount', amountText(totals.net)),
      ram('TaxBasisTotalAmount', amountText(totals.net)),
      ram('TaxTotalAmount', amountText(totals.tax), { currencyID: 'EUR' }),
      ram('GrandTotalAmount', amountText(totals.gross)),
      ram('DuePayableAmount', amountText(totals.gross)),
    ]),
    precedes === null
      ? null
      : element('ram:InvoiceReferencedDocument', [
          ram('IssuerAssignedID', precedes.number),
          dayElement('ram:FormattedIssueDateTime', precedes.issuedOn, 'qdt:DateTimeString'),
        ]),
  ]);
}
