import type { OrderStatus, PaperKind } from '@ringwerk/contract';
import { invoiceXml, totalsOf, type Invoice, type InvoiceProfile } from '@ringwerk/papers';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import type { PaperContent } from '../../storage/schema/papers.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockStatus, versionOf } from '../orders/order-repository.ts';
import { readPayer } from '../orders/remake-payer.ts';
import { ownCancellation } from './billed-cancellations.ts';
import { draftPaper, gapsOf, type BilledBeside, type PaperDraft } from './draft-paper.ts';
import { claimCancellations } from './open-cancellations.ts';
import { paperBasis, type PaperBasis } from './paper-basis.ts';
import { insertPaper, papersOfOrder, takeNumber, type PaperRow } from './paper-repository.ts';
import { standingInvoices } from './standing-invoices.ts';

/** Kinds that are issued from an order; a credit is issued from its invoice. */
export type OrderPaperKind = Exclude<PaperKind, 'credit'>;

const POSSIBLE_FROM: Readonly<Record<OrderPaperKind, readonly OrderStatus[]>> = {
  confirmation: ['received', 'released', 'casting', 'setting', 'engraving', 'quality', 'shipped'],
  // The parcel is packed before it is shipped.
  delivery: ['quality', 'shipped'],
  invoice: ['shipped'],
};

/** Whether what an invoice bills is there: what was sent, unless the house pays for it, or what the dealer has agreed to pay for a cancellation. */
const isBillable = (basis: PaperBasis, status: OrderStatus): boolean =>
  basis.payer !== 'house' &&
  (status === 'cancelled' ? ownCancellation(basis) !== undefined : POSSIBLE_FROM.invoice.includes(status));

/** What can be issued for an order now. Rings that the house has ordered itself are sold to nobody. */
export async function possibleKinds(
  database: Transaction | Services['database']['orm'],
  basis: PaperBasis,
  status: OrderStatus,
): Promise<readonly OrderPaperKind[]> {
  const { full, house, dealer } = basis;
  if (house.id === dealer.id) return [];
  const papers = await papersOfOrder(database, full.order.id);
  const standing = await standingInvoices(database, papers);
  // An order that was changed, or of which the house has said who pays, is confirmed anew.
  const { changedAt } = full.order;
  const isOf = ({ issuedAt }: PaperRow): boolean =>
    [changedAt, basis.answeredAt].every((at) => at === null || issuedAt > at);
  const isThere = (kind: OrderPaperKind): boolean =>
    kind === 'invoice' ? standing.length > 0 : papers.some((paper) => paper.kind === kind && isOf(paper));
  const isDue = (kind: OrderPaperKind): boolean =>
    kind === 'invoice' ? isBillable(basis, status) : POSSIBLE_FROM[kind].includes(status);
  const kinds: readonly OrderPaperKind[] = ['confirmation', 'delivery', 'invoice'];
  return kinds.filter((kind) => isDue(kind) && !isThere(kind));
}

const isInvoice = (content: PaperContent): content is PaperContent & Invoice =>
  content.kind !== 'confirmation' && content.kind !== 'delivery';

/** The data of an invoice in one profile; XRechnung asks for an electronic address of the buyer. */
function xmlOf(content: PaperContent, profile: InvoiceProfile): string | null {
  if (!isInvoice(content) || (profile === 'xrechnung' && content.buyer.email === '')) return null;
  return invoiceXml(content, profile);
}

export interface Issue {
  readonly kind: PaperKind;
  readonly dealerId: string;
  readonly orderId: string | null;
  readonly precedesId: string | null;
  readonly content: PaperContent;
  readonly callKey: string | null;
}

/** Gives a paper its number, writes it down for ever, and logs who issued it: one transaction with what it follows from. */
export async function writePaper(
  { clock }: Pick<Services, 'clock'>,
  transaction: Transaction,
  caller: Caller,
  { kind, dealerId, orderId, precedesId, content: draft, callKey }: Issue,
): Promise<PaperRow> {
  const now = clock();
  const number = await takeNumber(transaction, kind, draft.issuedOn);
  const content = { ...draft, number };
  const sums = kind === 'delivery' ? null : totalsOf(content.lines);
  const row = await insertPaper(transaction, {
    kind,
    number,
    dealerId,
    orderId,
    precedesId,
    issuedOn: content.issuedOn,
    issuedAt: now,
    issuedBy: caller.userId,
    issuedByName: caller.name,
    net: sums?.net ?? null,
    tax: sums?.tax ?? null,
    gross: sums?.gross ?? null,
    dueOn: content.terms?.dueOn ?? null,
    content,
    xml: xmlOf(content, 'en16931'),
    xrechnung: xmlOf(content, 'xrechnung'),
    callKey,
  });
  await recordAudit(transaction, caller, now, {
    action: 'paper.issued',
    entity: 'paper',
    entityId: row.id,
    detail: { kind, number, order: content.orderNumber, gross: row.gross },
  });
  return row;
}

interface OrderIssue {
  readonly kind: OrderPaperKind;
  readonly draft: (basis: PaperBasis) => PaperDraft;
}

async function issueFrom(
  services: Services,
  caller: Caller,
  orderId: string,
  { kind, draft }: OrderIssue,
): Promise<PaperRow> {
  const basis = await paperBasis(services, orderId);
  const { content } = draft(basis);
  return services.database.transaction(async (transaction) => {
    const status = await lockStatus(transaction, orderId);
    if (status === null) throw new CodedError('order.unknown');
    // What was drafted is what is issued: its dealer may have changed the order meanwhile.
    if ((await versionOf(transaction, orderId)) !== basis.full.order.version) throw new CodedError('paper.changed');
    if ((await readPayer(transaction, orderId)).payer !== basis.payer) throw new CodedError('paper.changed');
    if (!(await possibleKinds(transaction, basis, status)).includes(kind)) throw new CodedError('paper.not-possible');
    const earlier = await papersOfOrder(transaction, orderId);
    const delivery = earlier.findLast((paper) => paper.kind === 'delivery');
    const before = kind === 'invoice' ? earlier.findLast((paper) => paper.kind === 'invoice') : undefined;
    const paper = await writePaper(services, transaction, caller, {
      kind,
      dealerId: basis.dealer.id,
      orderId,
      precedesId: before?.id ?? null,
      callKey: null,
      content: {
        ...content,
        deliveryNumber: delivery?.number ?? null,
        // What stands in for an invoice that was credited whole names it.
        ...(before === undefined
          ? {}
          : { kind: 'corrected', precedes: { number: before.number, issuedOn: before.issuedOn } }),
      },
    });
    await claimCancellations(transaction, paper.id, paper.content.cancellations ?? []);
    return paper;
  });
}

export const issueConfirmation = (services: Services, caller: Caller, orderId: string): Promise<PaperRow> =>
  issueFrom(services, caller, orderId, {
    kind: 'confirmation',
    draft: (basis) => {
      const draft = draftPaper(basis, 'confirmation');
      if (!draft.isBillable) throw new CodedError('paper.doubtful');
      return draft;
    },
  });

export const issueDeliveryNote = (services: Services, caller: Caller, orderId: string): Promise<PaperRow> =>
  issueFrom(services, caller, orderId, { kind: 'delivery', draft: (basis) => draftPaper(basis, 'delivery') });

export interface InvoiceRequest extends BilledBeside {
  readonly expectedGross: number;
  readonly isReviewed: boolean;
}

/**
 * @throws CodedError `paper.incomplete` while something is missing, `paper.doubtful` before somebody has looked at it,
 * `paper.changed` for another amount than was shown
 */
export const issueInvoice = (
  services: Services,
  caller: Caller,
  orderId: string,
  { services: billed, leftOut, expectedGross, isReviewed }: InvoiceRequest,
): Promise<PaperRow> =>
  issueFrom(services, caller, orderId, {
    kind: 'invoice',
    draft: (basis) => {
      const draft = draftPaper(basis, 'invoice', { services: billed, leftOut });
      if (gapsOf(basis).length > 0) throw new CodedError('paper.incomplete');
      if (!draft.isBillable || (draft.doubts.length > 0 && !isReviewed)) throw new CodedError('paper.doubtful');
      if (totalsOf(draft.content.lines).gross !== expectedGross) throw new CodedError('paper.changed');
      return draft;
    },
  });
