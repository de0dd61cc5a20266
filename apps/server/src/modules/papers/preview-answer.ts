import type { InvoicePreview } from '@ringwerk/contract';
import { totalsOf } from '@ringwerk/papers';
import { billedCancellations, ownCancellation } from './billed-cancellations.ts';
import { draftPaper, gapsOf, type BilledBeside } from './draft-paper.ts';
import type { PaperBasis } from './paper-basis.ts';

/** Cancellations that the invoice could bill; those of a dealer beyond the EU are billed elsewhere. */
function cancellationsOf(basis: PaperBasis, leftOut: readonly string[]): InvoicePreview['cancellations'] {
  const billed = billedCancellations(basis, leftOut);
  const billable = billedCancellations(basis, []);
  return basis.cancellations.map((each) => ({
    orderId: each.orderId,
    number: each.number,
    cancelledOn: each.cancelledOn,
    net: each.cost,
    isBilled: billed.includes(each),
    isFixed: each === ownCancellation(basis) || !billable.includes(each),
  }));
}

/** What the invoice of an order would say now. */
export function previewAnswer(basis: PaperBasis, beside: BilledBeside): InvoicePreview {
  const { content, doubts } = draftPaper(basis, 'invoice', beside);
  const { net, vat, tax, gross } = totalsOf(content.lines);
  return {
    net,
    vat: [...vat],
    tax,
    gross,
    dueOn: content.terms?.dueOn ?? content.issuedOn,
    doubts: [...doubts],
    gaps: [...gapsOf(basis)],
    cancellations: cancellationsOf(basis, beside.leftOut),
  };
}
