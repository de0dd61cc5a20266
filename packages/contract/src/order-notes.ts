import * as z from 'zod/mini';
import { text } from './text.ts';

/**
 * Whom a note of an order is for: the benches; whoever packs and sends, and the benches beside it; nobody but the shop itself,
 * e.g. that the rings are a surprise.
 */
export const NOTE_PURPOSES = ['workshop', 'delivery', 'shop'] as const;
export type NotePurpose = (typeof NOTE_PURPOSES)[number];
/** Those that the manufactory reads. */
export const WORK_NOTE_PURPOSES = ['workshop', 'delivery'] as const satisfies readonly NotePurpose[];
export type WorkNotePurpose = (typeof WORK_NOTE_PURPOSES)[number];

/** Longest note of one purpose, code points. */
export const ORDER_NOTE_MAX = 2000;

const workNotes = { workshop: z.string(), delivery: z.string() };
/** Empty where nothing is noted. */
export const workNotesSchema = z.object(workNotes);
export const orderNotesSchema = z.object({ ...workNotes, shop: z.string() });
export type OrderNotes = z.output<typeof orderNotesSchema>;
export type WorkNotes = z.output<typeof workNotesSchema>;
export const NO_NOTES: OrderNotes = { workshop: '', delivery: '', shop: '' };

const note = z.optional(text({ max: ORDER_NOTE_MAX }));
export const orderNotesInput = z.strictObject({ workshop: note, delivery: note, shop: note });
