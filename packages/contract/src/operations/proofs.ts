import * as z from 'zod/mini';
import { idempotencyKey, idSchema, languageSchema, timestamp } from '../common.ts';
import { COUPLE_PLACES } from '../couple-words.ts';
import { wholeNumber } from '../numbers.ts';
import { operation } from '../operation.ts';
import { personsSchema } from '../persons.ts';
import { designSchema } from '../record.ts';
import { trimmedText } from '../text.ts';

/** The field that a signature is drawn in, in units of its own: its width and height. */
export const SIGNATURE_FIELD = { width: 1000, height: 360 } as const;
/** Strokes of a signature, points of a stroke, and how far the pen must have gone before it is one. */
export const SIGNATURE_LIMITS = { strokes: 40, points: 300, least: 80 } as const;
/** Signatures that one proof takes: two persons, and again after a word was unclear. */
export const SIGNATURES_MAX = 8;

const point = z.tuple([wholeNumber(0, SIGNATURE_FIELD.width), wholeNumber(0, SIGNATURE_FIELD.height)]);
const strokes = z
  .array(z.array(point).check(z.minLength(1), z.maxLength(SIGNATURE_LIMITS.points)))
  .check(z.minLength(1), z.maxLength(SIGNATURE_LIMITS.strokes));
/** Lines as they were drawn, each a list of points of `SIGNATURE_FIELD`. */
export type SignatureStrokes = z.infer<typeof strokes>;

/** How far the pen went, in units of the field. */
export const penTravel = (drawn: SignatureStrokes): number =>
  drawn.reduce(
    (sum, stroke) =>
      sum +
      stroke.reduce((length, [x, y], at) => {
        const [x0, y0] = stroke[at - 1] ?? [x, y];
        return length + Math.hypot(x - x0, y - y0);
      }, 0),
    0,
  );

const asDrawn = ([x, y]: SignatureStrokes[number][number]): string => `${x} ${y}`;
/** The strokes as one path of an SVG. A dot is a line of no length, to be drawn with round ends. */
export const strokePath = (drawn: SignatureStrokes, at = asDrawn): string =>
  drawn
    .map(([first, ...rest]) =>
      first === undefined
        ? ''
        : `M${at(first)}${rest.length === 0 ? 'h0' : rest.map((point) => `L${at(point)}`).join('')}`,
    )
    .join('');

export const signatureSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  at: timestamp,
  /** Null for one that was typed and confirmed. */
  strokes: z.nullable(z.array(z.array(z.tuple([z.int(), z.int()])))),
  /** At the jeweller's counter, or by the couple's private link. */
  place: z.enum(COUPLE_PLACES),
});
export type Signature = z.infer<typeof signatureSchema>;

/** A drawing with its printed size, mm. */
const drawingSchema = z.strictObject({ svg: z.string(), width: z.number(), height: z.number() });
export type ProofDrawing = z.infer<typeof drawingSchema>;

/** What a couple signs: the rings with every measure, no price, and who has signed. */
export const proofSchema = z.strictObject({
  code: z.string(),
  /** Names the design by its content; goes back with a signature. */
  designKey: z.string(),
  design: designSchema,
  articleNumber: z.nullable(z.string()),
  still: z.nullable(z.string()),
  persons: personsSchema,
  /** Of the words below: the one asked for, else the couple's. */
  language: languageSchema,
  savedAt: timestamp,
  rings: z.array(
    z.strictObject({
      title: z.string(),
      rows: z.array(z.tuple([z.string(), z.string()])),
      elevation: drawingSchema,
      section: drawingSchema,
      sectionTitle: z.string(),
      /** Engraved faces unrolled, 1:1. */
      strips: z.array(z.strictObject({ title: z.string(), drawing: drawingSchema })),
    }),
  ),
  /** Of exactly this design, oldest first. */
  signatures: z.array(signatureSchema),
  /** Where this design is unsigned: the couple's newest signature, which is for another one. */
  signedOther: z.nullable(z.strictObject({ code: z.string(), name: z.string(), at: timestamp })),
});
export type Proof = z.infer<typeof proofSchema>;

const designCode = z.object({ code: trimmedText({ max: 20 }) });
const reading = z.strictObject({ language: z.optional(languageSchema) });
const shareToken = z.object({ token: trimmedText({ max: 100 }) });
/** Of a link to a quote: which of its designs; without it the link's own. */
const sharedCode = { code: z.optional(trimmedText({ max: 20 })) };
const signing = {
  idempotencyKey,
  /** Of the proof that was looked at: another one is refused. */
  designKey: trimmedText({ min: 1, max: 64 }),
  name: trimmedText({ min: 2, max: 120 }),
  /** Without them the name is the signature. */
  strokes: z.optional(strokes),
  isConfirmed: z.literal(true),
  /** In which the proof was read. */
  language: languageSchema,
};

export const getProof = operation({
  id: 'getProof',
  method: 'GET',
  path: '/api/designs/:code/proof',
  access: 'dealer',
  inCustomerView: true,
  summary: 'The dimensioned proof of a saved design, and who has signed it.',
  params: designCode,
  query: reading,
  answer: proofSchema,
});
export const getProofPdf = operation({
  id: 'getProofPdf',
  method: 'GET',
  path: '/api/designs/:code/proof/pdf',
  access: 'dealer',
  inCustomerView: true,
  summary: 'The same as PDF with the signatures; no price in it.',
  params: designCode,
  answerType: 'application/pdf',
});
export const signProof = operation({
  id: 'signProof',
  method: 'POST',
  path: '/api/designs/:code/signatures',
  access: 'dealer',
  inCustomerView: true,
  summary: 'The couple signs the proof at the counter. Signatures are only ever added.',
  params: designCode,
  body: z.strictObject(signing),
  answer: proofSchema,
});
export const getSharedProof = operation({
  id: 'getSharedProof',
  method: 'GET',
  path: '/api/couple/:token/proof',
  access: 'public',
  summary: 'The dimensioned proof of the design of a private link.',
  params: shareToken,
  query: z.strictObject({ language: z.optional(languageSchema), ...sharedCode }),
  answer: proofSchema,
});
export const getSharedProofPdf = operation({
  id: 'getSharedProofPdf',
  method: 'GET',
  path: '/api/couple/:token/proof/pdf',
  access: 'public',
  summary: 'The same as PDF.',
  params: shareToken,
  query: z.strictObject(sharedCode),
  answerType: 'application/pdf',
});
export const signSharedProof = operation({
  id: 'signSharedProof',
  method: 'POST',
  path: '/api/couple/:token/signatures',
  access: 'public',
  summary: 'The couple signs the proof by its private link.',
  params: shareToken,
  body: z.strictObject({ ...signing, ...sharedCode }),
  answer: proofSchema,
});
export const listWorkOrderProofs = operation({
  id: 'listWorkOrderProofs',
  method: 'GET',
  path: '/api/work-orders/:id/proofs',
  access: 'staff',
  summary: 'Which designs of an order the couple has signed.',
  params: z.object({ id: idSchema }),
  answer: z.object({
    /** Whether each of its designs is signed. */
    isSigned: z.boolean(),
    proofs: z.array(
      z.strictObject({
        /** Of the position in the order. */
        number: z.int(),
        code: z.string(),
        signatures: z.array(signatureSchema),
      }),
    ),
  }),
});
