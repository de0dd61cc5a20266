import type { InvoiceLine } from '@ringwerk/papers';
import { cancellationLine, type DatedCancellation } from './cancellation-line.ts';
import type { PaperBasis } from './paper-basis.ts';
import { vatOf } from './vat-of.ts';

/** The cancellation of an order itself, if it is one that is to be billed. */
export const ownCancellation = ({ full, cancellations }: PaperBasis): DatedCancellation | undefined =>
  cancellations.find(({ orderId }) => orderId === full.order.id);

/** Of an order that was cancelled its own in any case; a service beyond the EU is not billed by the portal. */
export function billedCancellations(basis: PaperBasis, leftOut: readonly string[]): readonly DatedCancellation[] {
  const own = ownCancellation(basis);
  return basis.cancellations.filter(
    (each) =>
      (each === own || !leftOut.includes(each.orderId)) &&
      vatOf({ ...basis, domesticRate: each.domesticRate }, 'service').treatment !== null,
  );
}

/** A line for each, with the tax of its own day. */
export function cancellationLines(basis: PaperBasis, billed: readonly DatedCancellation[]): readonly InvoiceLine[] {
  return billed.flatMap((each) => {
    const vat = vatOf({ ...basis, domesticRate: each.domesticRate }, 'service').treatment;
    return vat === null ? [] : [cancellationLine(each, { language: basis.dealer.language, vat })];
  });
}
