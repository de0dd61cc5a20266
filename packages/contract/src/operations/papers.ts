import * as z from 'zod/mini';
import { idempotencyKey, idSchema, minorUnits, pageInfo, pageQuery, timestamp } from '../common.ts';
import { daySchema } from '../day.ts';
import { INTEGER_MAX, wholeNumber } from '../numbers.ts';
import { operation } from '../operation.ts';
import { INVOICE_STATES, PAPER_DOUBTS, PAPER_GAPS, PAPER_KINDS, REVENUE_CATEGORIES } from '../paper-words.ts';
import { text, trimmedText } from '../text.ts';

/** The most that one paper bills, minor units: some twenty million euros, a little over a million in won. */
const AMOUNT_MAX = INTEGER_MAX;
const LINES_MAX = 100;

const vatRow = z.object({
  category: z.enum(REVENUE_CATEGORIES),
  /** Decimal. */
  rate: z.number(),
  net: minorUnits,
  tax: minorUnits,
});

const named = {
  id: z.string(),
  kind: z.enum(PAPER_KINDS),
  number: z.string(),
  issuedOn: z.iso.date(),
};

/** A paper as it stands at its order. */
export const orderPaperSchema = z.object({
  ...named,
  /** With tax, cents; absent for a delivery note, and for whoever may see no prices. */
  gross: z.optional(minorUnits),
});
export type OrderPaper = z.infer<typeof orderPaperSchema>;

/** How far an invoice is paid; cents. */
const paid = z.object({
  state: z.enum(INVOICE_STATES),
  dueOn: z.iso.date(),
  paid: minorUnits,
  /** Taken off for paying early. */
  cashDiscount: minorUnits,
  credited: minorUnits,
  open: minorUnits,
});

/** A paper of the house; amounts are minor units of the base currency. */
export const paperSchema = z.object({
  ...named,
  issuedAt: timestamp,
  issuedBy: z.string(),
  dealer: z.object({ id: z.string(), company: z.string(), customerNumber: z.string() }),
  order: z.nullable(z.object({ id: z.string(), number: z.string(), commission: z.string() })),
  /** The paper that it corrects or credits. */
  precedes: z.nullable(z.object({ id: z.string(), number: z.string() })),
  net: z.nullable(minorUnits),
  tax: z.nullable(minorUnits),
  gross: z.nullable(minorUnits),
  /** Null for what is no invoice. */
  payment: z.nullable(paid),
  /** Whether an XRechnung can be had beside the PDF. */
  hasXrechnung: z.boolean(),
});
export type Paper = z.infer<typeof paperSchema>;

const paperLine = z.object({
  name: z.string(),
  description: z.string(),
  quantity: z.int(),
  price: minorUnits,
  net: minorUnits,
  /** Part of `net` that was credited. */
  credited: minorUnits,
});
const payment = z.object({
  id: z.string(),
  paidOn: z.iso.date(),
  amount: minorUnits,
  cashDiscount: minorUnits,
  note: z.string(),
  enteredAt: timestamp,
  enteredBy: z.string(),
});
export const paperDetailSchema = z.extend(paperSchema, {
  lines: z.array(paperLine),
  vat: z.array(vatRow),
  payments: z.array(payment),
  /** Papers that correct or credit this one. */
  followers: z.array(z.object(named)),
  reason: z.string(),
});
export type PaperDetail = z.infer<typeof paperDetailSchema>;

/** What the list of papers is sorted by. */
export const PAPER_SORTS = ['number', 'date', 'dealer', 'order', 'gross', 'dueOn', 'open'] as const;
export type PaperSort = (typeof PAPER_SORTS)[number];

export const listPapers = operation({
  id: 'listPapers',
  method: 'GET',
  path: '/api/papers',
  access: 'staff',
  summary: 'Papers of the house by kind, state, words and days, newest first unless sorted.',
  query: z.strictObject({
    ...pageQuery,
    kind: z.optional(z.enum(PAPER_KINDS)),
    /** Of invoices. `unpaid`: all but the settled ones. */
    state: z.optional(z.enum([...INVOICE_STATES, 'unpaid'])),
    /** Words in number, company, customer number or commission. */
    q: z.optional(text({ max: 120 })),
    from: z.optional(daySchema),
    to: z.optional(daySchema),
    sort: z.optional(z.enum(PAPER_SORTS)),
    descending: z.optional(z.enum(['true'])),
  }),
  answer: z.object({
    ...pageInfo,
    papers: z.array(paperSchema),
    /** Of all invoices that were asked for, cents. */
    open: minorUnits,
    overdue: minorUnits,
  }),
});
export const getPaper = operation({
  id: 'getPaper',
  method: 'GET',
  path: '/api/papers/:id',
  access: 'staff',
  summary: 'One paper with its lines, payments and what followed it.',
  params: z.object({ id: idSchema }),
  answer: paperDetailSchema,
});
export const getPaperPdf = operation({
  id: 'getPaperPdf',
  method: 'GET',
  path: '/api/papers/:id/pdf',
  access: 'staff',
  summary: 'The paper as PDF/A-3; an invoice or a credit note carries its data (Factur-X, profile EN 16931).',
  params: z.object({ id: idSchema }),
  answerType: 'application/pdf',
});
export const getPaperXml = operation({
  id: 'getPaperXml',
  method: 'GET',
  path: '/api/papers/:id/xrechnung',
  access: 'staff',
  summary: 'An invoice or a credit note as XRechnung.',
  params: z.object({ id: idSchema }),
  answerType: 'application/xml',
});
export const listOrderPapers = operation({
  id: 'listOrderPapers',
  method: 'GET',
  path: '/api/work-orders/:id/papers',
  access: 'staff',
  summary: 'Papers of an order, and which can be issued now; without `papers` the delivery notes alone.',
  params: z.object({ id: idSchema }),
  answer: z.object({ papers: z.array(orderPaperSchema), possible: z.array(z.enum(PAPER_KINDS)) }),
});
export const getDeliveryNotePdf = operation({
  id: 'getDeliveryNotePdf',
  method: 'GET',
  path: '/api/delivery-notes/:id/pdf',
  access: 'staff',
  summary: 'A delivery note as PDF; no price in it.',
  params: z.object({ id: idSchema }),
  answerType: 'application/pdf',
});
export const issueDeliveryNote = operation({
  id: 'issueDeliveryNote',
  method: 'POST',
  path: '/api/work-orders/:id/delivery-note',
  access: 'staff',
  summary: 'Issue the delivery note of an order that is finished or shipped.',
  params: z.object({ id: idSchema }),
  answer: orderPaperSchema,
});
export const issueConfirmation = operation({
  id: 'issueConfirmation',
  method: 'POST',
  path: '/api/work-orders/:id/confirmation',
  access: 'staff',
  summary: 'Issue the confirmation of an order.',
  params: z.object({ id: idSchema }),
  answer: paperSchema,
});

const service = z.strictObject({
  name: trimmedText({ min: 1, max: 120 }),
  /** Cents without tax. */
  net: wholeNumber(1, AMOUNT_MAX),
});
const invoiceFields = {
  services: z.array(service).check(z.maxLength(LINES_MAX)),
  /** Cancelled orders of the dealer that wait for another invoice; absent: none. */
  leftOut: z.optional(z.array(idSchema).check(z.maxLength(LINES_MAX))),
};
const invoicePreview = z.object({
  vat: z.array(vatRow),
  net: minorUnits,
  tax: minorUnits,
  gross: minorUnits,
  dueOn: z.iso.date(),
  doubts: z.array(z.enum(PAPER_DOUBTS)),
  gaps: z.array(z.enum(PAPER_GAPS)),
  /** Cancellations of the dealer that cost something and stand on no invoice, oldest first. */
  cancellations: z.array(
    z.object({
      orderId: z.string(),
      number: z.string(),
      cancelledOn: z.iso.date(),
      /** Minor units without tax. */
      net: minorUnits,
      isBilled: z.boolean(),
      /** Whether it cannot be left out, or not be billed: the order's own one, or a dealer beyond the EU. */
      isFixed: z.boolean(),
    }),
  ),
});
export type InvoicePreview = z.infer<typeof invoicePreview>;
export const previewInvoice = operation({
  id: 'previewInvoice',
  method: 'POST',
  path: '/api/work-orders/:id/invoice-preview',
  access: 'staff',
  summary:
    'What the invoice of a shipped order, or of a cancelled one that costs something, would say, and what a person must look at first; keeps nothing.',
  params: z.object({ id: idSchema }),
  body: z.strictObject(invoiceFields),
  answer: invoicePreview,
});
export const issueInvoice = operation({
  id: 'issueInvoice',
  method: 'POST',
  path: '/api/work-orders/:id/invoice',
  access: 'staff',
  summary: 'Issue the invoice of a shipped order, or of a cancelled one that costs something, as it was previewed.',
  params: z.object({ id: idSchema }),
  body: z.strictObject({
    ...invoiceFields,
    /** That stood on the screen, cents with tax; another is shown first. */
    expectedGross: wholeNumber(0, AMOUNT_MAX),
    /** Whether somebody has looked at what was in doubt. */
    isReviewed: z.boolean(),
  }),
  answer: paperSchema,
});
export const creditInvoice = operation({
  id: 'creditInvoice',
  method: 'POST',
  path: '/api/papers/:id/credit',
  access: 'staff',
  summary: 'Credit an invoice: all that is left of it, or a net amount of single lines.',
  params: z.object({ id: idSchema }),
  body: z.strictObject({
    idempotencyKey,
    reason: trimmedText({ min: 1, max: 300 }),
    /** Null for everything that was not credited yet. */
    lines: z.nullable(
      z
        .array(z.strictObject({ index: wholeNumber(0, 2 * LINES_MAX), net: wholeNumber(1, AMOUNT_MAX) }))
        .check(z.minLength(1), z.maxLength(LINES_MAX)),
    ),
  }),
  answer: paperSchema,
});
export const enterPayment = operation({
  id: 'enterPayment',
  method: 'POST',
  path: '/api/papers/:id/payments',
  access: 'staff',
  summary: 'Enter what was paid for an invoice; a negative amount takes back what was entered wrongly.',
  params: z.object({ id: idSchema }),
  body: z.strictObject({
    idempotencyKey,
    paidOn: daySchema,
    amount: wholeNumber(-AMOUNT_MAX, AMOUNT_MAX),
    cashDiscount: wholeNumber(-AMOUNT_MAX, AMOUNT_MAX),
    note: trimmedText({ max: 200 }),
  }),
  answer: paperDetailSchema,
});
export const exportBookings = operation({
  id: 'exportBookings',
  method: 'GET',
  path: '/api/bookings',
  access: 'staff',
  summary: 'Invoices and credit notes of a period as a DATEV posting batch (EXTF, Windows-1252).',
  query: z.strictObject({ from: daySchema, to: daySchema }),
  answerType: 'text/csv',
});

/** A paper as its dealer sees it; amounts are minor units of the base currency. */
export const ownPaperSchema = z.object({
  ...named,
  orderId: z.nullable(z.string()),
  commission: z.string(),
  gross: z.nullable(minorUnits),
  payment: z.nullable(z.pick(paid, { state: true, dueOn: true, open: true })),
  hasXrechnung: z.boolean(),
});
export type OwnPaper = z.infer<typeof ownPaperSchema>;
export const listOwnPapers = operation({
  id: 'listOwnPapers',
  method: 'GET',
  path: '/api/own-papers',
  access: 'dealer',
  summary: 'Papers that the house has issued to the dealer, newest first; of one order, of one couple or all.',
  query: z.strictObject({
    ...pageQuery,
    kind: z.optional(z.enum(PAPER_KINDS)),
    orderId: z.optional(idSchema),
    coupleId: z.optional(idSchema),
  }),
  answer: z.object({ ...pageInfo, papers: z.array(ownPaperSchema) }),
});
export const getOwnPaperPdf = operation({
  id: 'getOwnPaperPdf',
  method: 'GET',
  path: '/api/own-papers/:id/pdf',
  access: 'dealer',
  summary: 'A paper of the dealer as PDF.',
  params: z.object({ id: idSchema }),
  answerType: 'application/pdf',
});
export const getOwnPaperXml = operation({
  id: 'getOwnPaperXml',
  method: 'GET',
  path: '/api/own-papers/:id/xrechnung',
  access: 'dealer',
  summary: 'An invoice or a credit note of the dealer as XRechnung.',
  params: z.object({ id: idSchema }),
  answerType: 'application/xml',
});
