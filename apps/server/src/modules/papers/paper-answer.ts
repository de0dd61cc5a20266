import type { OrderPaper, OwnPaper, Paper, PaperDetail } from '@ringwerk/contract';
import { lineNet, totalsOf } from '@ringwerk/papers';
import type { Queryable } from '../../storage/database.ts';
import { creditedNets } from './credit-invoice.ts';
import type { ListedPaper } from './paper-list.ts';
import { followersOf, paymentsOf, type PaperRow } from './paper-repository.ts';

function paymentAnswer({ state, dueOn, paid, cashDiscount, credited, open }: ListedPaper): Paper['payment'] {
  return state === null || dueOn === null ? null : { state, dueOn, paid, cashDiscount, credited, open };
}

export const paperAnswer = (paper: ListedPaper): Paper => ({
  id: paper.id,
  kind: paper.kind,
  number: paper.number,
  issuedOn: paper.issuedOn,
  issuedAt: paper.issuedAt,
  issuedBy: paper.issuedByName,
  dealer: { id: paper.dealerId, company: paper.company, customerNumber: paper.customerNumber },
  order:
    paper.orderId === null
      ? null
      : { id: paper.orderId, number: paper.orderNumber ?? '', commission: paper.commission },
  precedes: paper.precedesId === null ? null : { id: paper.precedesId, number: paper.precedesNumber ?? '' },
  net: paper.net,
  tax: paper.tax,
  gross: paper.gross,
  payment: paymentAnswer(paper),
  hasXrechnung: paper.hasXrechnung,
});

export async function detailAnswer(database: Queryable, listed: ListedPaper, row: PaperRow): Promise<PaperDetail> {
  const [followers, payments] = [await followersOf(database, [row.id]), await paymentsOf(database, row.id)];
  const credited = creditedNets(row, followers);
  const { lines, reason, kind } = row.content;
  return {
    ...paperAnswer(listed),
    lines: lines.map((line, index) => ({
      name: line.name,
      description: line.description,
      quantity: line.quantity,
      price: line.price,
      net: lineNet(line),
      credited: credited[index] ?? 0,
    })),
    vat: kind === 'delivery' ? [] : [...totalsOf(lines).vat],
    payments: payments.map((payment) => ({
      id: payment.id,
      paidOn: payment.paidOn,
      amount: payment.amount,
      cashDiscount: payment.cashDiscount,
      note: payment.note,
      enteredAt: payment.enteredAt.toISOString(),
      enteredBy: payment.enteredByName,
    })),
    followers: followers.map(({ id, kind: what, number, issuedOn }) => ({ id, kind: what, number, issuedOn })),
    reason,
  };
}

/** A paper at its order; amounts only for whoever may see prices. */
export const orderPaperAnswer = (
  { id, kind, number, issuedOn, gross }: Pick<PaperRow, 'id' | 'kind' | 'number' | 'issuedOn' | 'gross'>,
  hasPrices: boolean,
): OrderPaper => ({ id, kind, number, issuedOn, ...(hasPrices && gross !== null ? { gross } : {}) });

export function ownPaperAnswer(paper: ListedPaper): OwnPaper {
  const payment = paymentAnswer(paper);
  const { id, kind, number, issuedOn, orderId, commission, gross, hasXrechnung } = paper;
  return {
    id,
    kind,
    number,
    issuedOn,
    orderId,
    commission,
    gross,
    hasXrechnung,
    payment: payment === null ? null : { state: payment.state, dueOn: payment.dueOn, open: payment.open },
  };
}
