import { invoiceXml, PROFILE_IDS, type InvoiceProfile } from '@ringwerk/papers';
import { drawInvoices, VAT_CASES } from '@ringwerk/papers/test/invoices';
import { brokenRules, rulesOf } from '@ringwerk/papers/test/rules';
import type { Measurement } from '../measurement.ts';

const INVOICES = 500;
const SEED = 16_931;

/** Invoices of all VAT cases, written in both profiles; each rule that one of them breaks is a failure. */
export function* invoiceRows(): Generator<Measurement> {
  const profiles = Object.keys(PROFILE_IDS) as InvoiceProfile[]; // keys of the literal
  const broken = [...drawInvoices(INVOICES, SEED)].flatMap(({ invoice }) =>
    profiles.flatMap((profile) => brokenRules(invoiceXml(invoice, profile), profile)),
  );
  const rules = rulesOf('xrechnung').length;
  const named = broken.length === 0 ? '' : `; broken: ${[...new Set(broken)].join(', ')}`;
  yield {
    task: 'trade',
    name: 'invoice.rule_failures',
    value: broken.length,
    unit: 'failures',
    samples: INVOICES,
    limit: 0,
    note: `${VAT_CASES.length} VAT cases, ${profiles.join(' and ')}, ${rules} rules; seed ${SEED}${named}`,
  };
}
