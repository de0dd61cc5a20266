import type { FileAnswer } from '../../http/register-operation.ts';
import { orderSheet } from '../pdf/order-sheet.ts';
import { compilePdf } from '../pdf/pdf-compiler.ts';
import { weightsOf } from '../pdf/quote-sheet.ts';
import { listedOf } from '../pdf/ring-facts.ts';
import type { FullOrder } from './order-repository.ts';

/** The ring sheet of the workshop. */
export function orderPdf({ order, dealer }: FullOrder): FileAnswer {
  const sheet = orderSheet({
    number: order.number,
    code: order.designCode,
    commission: order.commission,
    createdAt: order.createdAt,
    requestedDate: order.requestedDate,
    quantity: order.quantity,
    note: order.note,
    design: order.design,
    weights: weightsOf(order.evaluation),
    listed: listedOf(order.evaluation),
    dealer,
  });
  return { name: `${order.number}.pdf`, bytes: compilePdf('ring-sheet', sheet, order.createdAt) };
}
