import { LINE, PLACES, sumOf, type Node } from './invoice-tree.ts';
import { each, whole, type Rule } from './rule.ts';

const sums = (invoice: Node): Node | undefined => invoice.all(PLACES.sums)[0];
const amount = (invoice: Node, name: string): bigint | null => sums(invoice)?.hundredths(name) ?? null;
/** An amount that may be left out counts nothing. */
const optional = (invoice: Node, name: string): bigint => amount(invoice, name) ?? 0n;

/**
 * Hundredths of a currency: net in hundredths, rate in hundredths of a per cent, half away from zero to `unit` hundredths: yen
 * and won have no decimals.
 */
function taxOf(net: bigint, rate: bigint, unit: bigint): bigint {
  const exact = net * rate;
  const size = exact < 0n ? -exact : exact;
  const rounded = ((2n * size + 10_000n * unit) / (20_000n * unit)) * unit;
  return exact < 0n ? -rounded : rounded;
}

/** Whether every amount below an element is written with at most two decimals. */
const AMOUNT = /Amount$/u;
const PRICE = 'ChargeAmount';
const isShort = ({ name, text }: Node): boolean =>
  !AMOUNT.test(name) || name === PRICE || /^-?\d+(?:\.\d{1,2})?$/u.test(text.trim());

/** What adds up, and how it is rounded. */
export const SUM_RULES: readonly Rule[] = [
  whole('BR-CO-10', (invoice) => {
    const lines = sumOf(invoice.all(PLACES.line).map((line) => line.hundredths(LINE.net)));
    return lines !== null && lines === amount(invoice, 'LineTotalAmount');
  }),
  whole('BR-CO-13', (invoice) => {
    const lines = amount(invoice, 'LineTotalAmount');
    if (lines === null) return false;
    const net = lines - optional(invoice, 'AllowanceTotalAmount') + optional(invoice, 'ChargeTotalAmount');
    return net === amount(invoice, 'TaxBasisTotalAmount');
  }),
  whole('BR-CO-14', (invoice) => {
    const taxes = sumOf(invoice.all(PLACES.tax).map((row) => row.hundredths('CalculatedAmount')));
    return taxes !== null && taxes === amount(invoice, 'TaxTotalAmount');
  }),
  whole('BR-CO-15', (invoice) => {
    const gross = sumOf([amount(invoice, 'TaxBasisTotalAmount'), amount(invoice, 'TaxTotalAmount')]);
    return gross !== null && gross === amount(invoice, 'GrandTotalAmount');
  }),
  whole('BR-CO-16', (invoice) => {
    const gross = amount(invoice, 'GrandTotalAmount');
    if (gross === null) return false;
    const due = gross - optional(invoice, 'TotalPrepaidAmount') + optional(invoice, 'RoundingAmount');
    return due === amount(invoice, 'DuePayableAmount');
  }),
  each(PLACES.tax, 'BR-CO-17', (row) => {
    const [net, rate] = [row.hundredths('BasisAmount'), row.hundredths('RateApplicablePercent')];
    if (net === null || rate === null) return false;
    const unit = row.at('CalculatedAmount').includes('.') ? 1n : 100n;
    return taxOf(net, rate, unit) === row.hundredths('CalculatedAmount');
  }),
  each(PLACES.line, 'BR-LINE-NET', (line) => {
    const [price, net] = [line.hundredths(LINE.netPrice), line.hundredths(LINE.net)];
    const quantity = line.at(LINE.quantity);
    return price !== null && /^\d+$/u.test(quantity) && price * BigInt(quantity) === net;
  }),
  each(PLACES.line, 'BR-27', (line) => (line.hundredths(LINE.netPrice) ?? -1n) >= 0n),
  each(PLACES.line, 'BR-28', (line) => !line.has(LINE.grossPrice) || (line.hundredths(LINE.grossPrice) ?? -1n) >= 0n),
  each(PLACES.line, 'BR-PRICE', (line) => {
    if (!line.has(LINE.grossPrice)) return true;
    const [gross, discount, net] = [LINE.grossPrice, LINE.discount, LINE.netPrice].map((path) => line.hundredths(path));
    return gross != null && discount != null && net != null && gross - discount === net;
  }),
  whole('BR-DEC', (invoice) => invoice.everything.every(isShort)),
  whole(
    'BR-CO-03',
    (invoice) => !(invoice.has(`${PLACES.tax}/TaxPointDate`) && invoice.has(`${PLACES.tax}/DueDateTypeCode`)),
  ),
];
