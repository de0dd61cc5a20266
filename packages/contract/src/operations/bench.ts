import * as z from 'zod/mini';
import { idempotencyKey, idSchema, timestamp } from '../common.ts';
import { operation } from '../operation.ts';
import { trimmedText } from '../text.ts';
import { ORDER_STATUSES, type OrderStatus } from './orders.ts';

/** Benches of the workshop, by the step that an order takes when it is scanned there. */
export const BENCH_STATIONS = [
  'released',
  'casting',
  'setting',
  'engraving',
  'quality',
  'shipped',
] as const satisfies readonly OrderStatus[];
export type BenchStation = (typeof BENCH_STATIONS)[number];

/** An order as the bench reads it: no price, and nobody's name but the dealer's. */
const scannedOrderSchema = z.object({
  id: z.string(),
  number: z.string(),
  commission: z.string(),
  dealer: z.string(),
  requestedDate: z.nullable(z.iso.date()),
  /** Wanted for a day that has gone by, and not shipped. */
  isLate: z.boolean(),
});

export const benchScanSchema = z.object({
  id: z.string(),
  /** What was read or typed. */
  code: z.string(),
  station: z.enum(BENCH_STATIONS),
  at: timestamp,
  by: z.string(),
  /** Undone: the orders went back. */
  isUndone: z.boolean(),
  /** What the scan has moved. */
  orders: z.array(scannedOrderSchema),
});
export type BenchScan = z.infer<typeof benchScanSchema>;

export const scanAtBench = operation({
  id: 'scanAtBench',
  method: 'POST',
  path: '/api/bench/scans',
  access: 'staff',
  summary:
    'Move what a code names on to the step of a bench. A code that is read twice within seconds counts once; what cannot move is refused with its number and step.',
  body: z.strictObject({
    idempotencyKey,
    station: z.enum(BENCH_STATIONS),
    code: trimmedText({ min: 1, max: 40 }),
  }),
  answer: z.object({ ...benchScanSchema.shape, isRepeat: z.boolean() }),
});
export const undoScan = operation({
  id: 'undoScan',
  method: 'POST',
  path: '/api/bench/scans/:id/undo',
  access: 'staff',
  summary: 'Take a scan back: its orders return to the step before, unless they have gone on.',
  params: z.object({ id: idSchema }),
  answer: benchScanSchema,
});
export const listScans = operation({
  id: 'listScans',
  method: 'GET',
  path: '/api/bench/scans',
  access: 'staff',
  summary: 'The last scans of a bench, newest first.',
  query: z.strictObject({ station: z.enum(BENCH_STATIONS) }),
  answer: z.object({ scans: z.array(benchScanSchema) }),
});

/** One step in the history of an order. */
export const orderStepSchema = z.object({
  status: z.enum(ORDER_STATUSES),
  at: timestamp,
  by: z.string(),
  /** The bench that scanned it; null for a step that was made on a page. */
  station: z.nullable(z.enum(BENCH_STATIONS)),
  /** The order came back here because a scan was taken back. */
  isUndo: z.boolean(),
  /** Of a change by the dealer, at the step where the order was: its version since. */
  version: z.nullable(z.int()),
});
