import type { RingRole } from '@ringwerk/kernel';
import * as z from 'zod/mini';
import { wholeNumber } from './numbers.ts';
import { trimmedText } from './text.ts';

export const serviceRole = z.enum(['single', 'first', 'second'] satisfies readonly RingRole[]);

/** Inner circumference, mm; which sizes are made say the rules of the ring. */
const SIZE_MIN = 30;
const SIZE_MAX = 90;
const ENGRAVING_MAX = 200;
const ROWS_MAX = 40;
const STONES_MAX = 200;
export const SERVICE_RINGS_MAX = 40;
const WORKS_MAX = 50;

/** Work at one ring as it is asked for. */
export const serviceWorkInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('resize'), size: z.number().check(z.gte(SIZE_MIN), z.lte(SIZE_MAX)) }),
  /** Stones of one row, by its place in the ring's record. */
  z.strictObject({ kind: z.literal('stone'), row: wholeNumber(0, ROWS_MAX), count: wholeNumber(1, STONES_MAX) }),
  z.strictObject({ kind: z.literal('refinish') }),
  z.strictObject({ kind: z.literal('rhodium') }),
  /** Inside, in place of the text that stands there. */
  z.strictObject({ kind: z.literal('engrave'), text: trimmedText({ min: 1, max: ENGRAVING_MAX }) }),
  z.strictObject({ kind: z.literal('clean') }),
]);
export type ServiceWorkInput = z.output<typeof serviceWorkInput>;

/** Each kind of work once at a ring; stones once of each row. */
const isOnce = (works: readonly ServiceWorkInput[]): boolean =>
  new Set(works.map((work) => (work.kind === 'stone' ? `stone ${work.row}` : work.kind))).size === works.length;

/** Works at one ring of an order that was sent. */
export const serviceRingInput = z.strictObject({
  /** Number of the position, from 1. */
  position: wholeNumber(1, ROWS_MAX),
  /** Place of the ring in its design, from 0. */
  ring: wholeNumber(0, 1),
  works: z.array(serviceWorkInput).check(z.minLength(1), z.maxLength(WORKS_MAX), z.refine(isOnce)),
  note: z.optional(trimmedText({ max: 500 })),
});
export type ServiceRingInput = z.output<typeof serviceRingInput>;

const workSchema = z.discriminatedUnion('kind', [
  /** Inner circumference, mm. */
  z.object({ kind: z.literal('resize'), from: z.number(), size: z.number() }),
  z.object({
    kind: z.literal('stone'),
    row: z.int(),
    count: z.int(),
    material: z.string(),
    cut: z.string(),
    /** mm */
    diameter: z.number(),
  }),
  z.object({ kind: z.literal('refinish') }),
  z.object({ kind: z.literal('rhodium') }),
  z.object({ kind: z.literal('engrave'), text: z.string() }),
  z.object({ kind: z.literal('clean') }),
]);
export type RingServiceWork = z.output<typeof workSchema>;

/** Work at one ring that the manufactory has made, and which ring that is. */
export const ringServiceSchema = z.object({
  /** The order that the ring came from, its position there, and its place in the design. */
  from: z.object({ id: z.string(), number: z.string(), position: z.int(), ring: z.int() }),
  code: z.string(),
  /** Of the model that the ring began with. */
  articleNumber: z.nullable(z.string()),
  role: serviceRole,
  /** Ids of its alloys. */
  alloys: z.array(z.string()),
  works: z.array(workSchema),
  /**
   * Grams of the whole ring at the former and at the new size with the same section, as the kernel weighs them; null where the
   * size stays.
   */
  grams: z.nullable(z.object({ before: z.number(), after: z.number() })),
});
export type RingService = z.output<typeof ringServiceSchema>;
