import type { FileAnswer } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { articleNumberOf } from '../catalogue/article-number-of.ts';
import { printedPicture } from '../stills/printed-picture.ts';
import { orderSheet } from '../pdf/order-sheet.ts';
import { compilePdf } from '../pdf/pdf-compiler.ts';
import { weightsOf } from '../pdf/quote-sheet.ts';
import { listedOf } from '../pdf/ring-facts.ts';
import type { FullOrder } from './order-repository.ts';

/** The ring sheet of the workshop. */
export async function orderPdf({ stills }: Services, { order, setId, dealer }: FullOrder): Promise<FileAnswer> {
  const sheet = orderSheet({
    number: order.number,
    code: order.designCode,
    articleNumber: articleNumberOf(setId),
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
  return {
    name: `${order.number}.pdf`,
    bytes: compilePdf('ring-sheet', sheet, order.createdAt, await printedPicture(stills, order.design)),
  };
}
