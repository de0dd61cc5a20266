import type { InvoiceProfile } from '../../src/cii/profiles.ts';
import { CODE_RULES } from './code-rules.ts';
import { readInvoice } from './invoice-tree.ts';
import { PRESENCE_RULES } from './presence-rules.ts';
import type { Rule } from './rule.ts';
import { SUM_RULES } from './sum-rules.ts';
import { VAT_RULES } from './vat-rules.ts';
import { XRECHNUNG_RULES } from './xrechnung-rules.ts';

/**
 * The business rules of EN 16931-1 (section 6.4) and of its binding to CII, as far as an invoice of the house can break them,
 * and those of XRechnung 3.0. Written from the rules' words: they read the XML and share no code with its writer.
 */
export const rulesOf = (profile: InvoiceProfile): readonly Rule[] => [
  ...PRESENCE_RULES,
  ...SUM_RULES,
  ...VAT_RULES,
  ...CODE_RULES,
  ...(profile === 'xrechnung' ? XRECHNUNG_RULES : []),
];

/** Names of the rules that an invoice breaks. */
export function brokenRules(xml: string, profile: InvoiceProfile): readonly string[] {
  const invoice = readInvoice(xml);
  return rulesOf(profile)
    .filter(({ of, holds }) => of(invoice).some((node) => !holds(node, invoice)))
    .map(({ id }) => id);
}
