import type { creditInvoice as operation } from '@ringwerk/contract';
import { houseDate } from '@ringwerk/contract';
import { lineNet, type InvoiceLine } from '@ringwerk/papers';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { claimKey, type IdempotentCall } from '../idempotency/claim-key.ts';
import { PAPER_TEXTS } from '../pdf/paper-texts.ts';
import { writePaper } from './issue-paper.ts';
import { freeCancellations } from './open-cancellations.ts';
import { followersOf, lockPaper, type PaperRow } from './paper-repository.ts';

type Request = z.output<NonNullable<typeof operation.body>>;

/** Of each line of an invoice: net that its credits have taken back, cents. Their lines name it by its place. */
export function creditedNets(invoice: PaperRow, credits: readonly PaperRow[]): readonly number[] {
  const taken = credits
    .filter(({ kind }) => kind === 'credit')
    .flatMap(({ content: { lines, places } }) => lines.map((line, at) => ({ place: places[at], net: lineNet(line) })));
  return invoice.content.lines.map((_, index) =>
    taken.filter(({ place }) => place === index).reduce((sum, { net }) => sum + net, 0),
  );
}

/** A line that takes back what is left of one, or a part of it. */
const creditLine = (line: InvoiceLine, net: number): InvoiceLine =>
  net === lineNet(line) ? line : { ...line, quantity: 1, price: net, discount: 0 };

interface CreditedLines {
  readonly lines: readonly InvoiceLine[];
  readonly places: readonly number[];
}

/** @throws CodedError `paper.too-much` where a line has less left than is asked for */
function creditLines(invoice: PaperRow, credited: readonly number[], asked: Request['lines']): CreditedLines {
  const { lines } = invoice.content;
  const left = lines.map((line, index) => lineNet(line) - (credited[index] ?? 0));
  const wanted = lines.map((_, index) =>
    asked === null
      ? (left[index] ?? 0)
      : asked.filter((each) => each.index === index).reduce((sum, each) => sum + each.net, 0),
  );
  const isBeyond = asked?.some(({ index }) => index >= lines.length) === true;
  if (isBeyond || wanted.some((net, index) => net > (left[index] ?? 0)) || wanted.every((net) => net === 0))
    throw new CodedError('paper.too-much');
  const taken = lines.flatMap((line, place) => {
    const net = wanted[place] ?? 0;
    return net === 0 ? [] : [{ place, line: creditLine(line, net) }];
  });
  return { lines: taken.map(({ line }) => line), places: taken.map(({ place }) => place) };
}

const isCreditedWhole = (line: InvoiceLine | undefined, taken = 0): boolean =>
  line !== undefined && taken >= lineNet(line);

/**
 * Credits an invoice, by a paper of its own that names it. Credits of one invoice come one after the other, so that they never
 * take back more than it has charged. A cancelled order whose line is credited whole can be billed again.
 */
export function creditInvoice(
  services: Services,
  caller: Caller,
  id: string,
  { idempotencyKey, reason, lines }: Request,
  sent: IdempotentCall['body'],
): Promise<PaperRow> {
  const call: IdempotentCall = { act: 'credit', dealerId: caller.dealerId, key: `${id} ${idempotencyKey}`, body: sent };
  return services.database.transaction(async (transaction) => {
    const invoice = await lockPaper(transaction, id);
    if (invoice === null || invoice.kind !== 'invoice') throw new CodedError('paper.unknown');
    await claimKey(transaction, call);
    const credits = await followersOf(transaction, [id]);
    const known = credits.find(({ callKey }) => callKey === idempotencyKey);
    if (known !== undefined) return known;
    const { cancellations = [], ...content } = invoice.content;
    const credit = await writePaper(services, transaction, caller, {
      kind: 'credit',
      dealerId: invoice.dealerId,
      orderId: invoice.orderId,
      precedesId: id,
      callKey: idempotencyKey,
      content: {
        ...content,
        kind: 'credit-note',
        issuedOn: houseDate(services.clock(), await houseZone(transaction)),
        precedes: { number: invoice.number, issuedOn: invoice.issuedOn },
        // Whoever reads the data asks for terms wherever an amount is due (EN 16931, BR-CO-25), and this one is.
        terms: { dueOn: null, words: PAPER_TEXTS[content.language].setOff, discount: 0, discountDays: 0 },
        reason,
        notes: [],
        ...creditLines(invoice, creditedNets(invoice, credits), lines),
      },
    });
    const taken = creditedNets(invoice, [...credits, credit]);
    const free = cancellations.filter(({ place }) => isCreditedWhole(content.lines[place], taken[place]));
    await freeCancellations(
      transaction,
      id,
      free.map(({ orderId }) => orderId),
    );
    return credit;
  });
}
