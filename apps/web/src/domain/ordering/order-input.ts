import { NO_NOTES, NOTE_PURPOSES, type OrderNotes, type OrderRelation, type Persons } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';

/** Limits of the contract's order. */
export const COMMISSION_MAX = 60;
export const QUANTITY_MAX = 20;

/** What a person types into an order, wherever it is placed. */
export interface OrderInput {
  readonly commission: string;
  /** ISO date, or empty. */
  readonly requestedDate: string;
  /** By whom they are for. */
  readonly notes: OrderNotes;
  readonly quantity: string;
}
export const EMPTY_ORDER: OrderInput = { commission: '', requestedDate: '', notes: NO_NOTES, quantity: '1' };

/** Figures of one piece that stand on the screen when the order is sent. */
export interface ShownFigures {
  readonly cost?: number;
  readonly gross: number;
}

export type OrderProblem = 'commissionMissing' | 'datePast' | 'dateEarly' | 'quantityWrong';

const isQuantity = (text: string): boolean => /^\d+$/u.test(text) && Number(text) >= 1 && Number(text) <= QUANTITY_MAX;

/** Whether a date was asked for before that day; none may be asked for at all. */
const isBefore = (requestedDate: string, day: string | null): boolean =>
  requestedDate !== '' && day !== null && requestedDate < day;

/** What keeps the input from being sent, by field. @param today - at the manufactory @param earliest - first day that the workshop can keep, once known */
export function orderProblems(
  { commission, requestedDate, quantity }: OrderInput,
  { today, earliest = null }: { readonly today: string; readonly earliest?: string | null },
): Partial<Record<keyof OrderInput, OrderProblem>> {
  return {
    ...(commission.trim() === '' ? { commission: 'commissionMissing' } : {}),
    ...(isBefore(requestedDate, earliest) ? { requestedDate: 'dateEarly' } : {}),
    ...(isBefore(requestedDate, today) ? { requestedDate: 'datePast' } : {}),
    ...(isQuantity(quantity) ? {} : { quantity: 'quantityWrong' }),
  };
}

/** A quote as the jeweller has it before him: another one is not ordered. */
export interface SeenQuote {
  readonly quoteId: string;
  readonly version: number;
  /** Numbers of the alternatives that stand there as chosen, one of each group. */
  readonly chosen?: number[];
}

export interface OrderedRing extends Partial<SeenQuote> {
  readonly idempotencyKey: string;
  /** Of a quote everything that it offers is ordered. */
  readonly design?: Design;
  readonly expected: ShownFigures;
  readonly setId?: number | null;
  readonly persons?: Persons;
  readonly coupleId?: string;
  readonly relation?: OrderRelation;
}

/** What is noted, without empty ones; undefined where nothing is. */
export function writtenNotes(notes: OrderNotes): Partial<OrderNotes> | undefined {
  const written = NOTE_PURPOSES.flatMap((purpose) => {
    const note = notes[purpose].trim();
    return note === '' ? [] : [[purpose, note] as const];
  });
  return written.length === 0 ? undefined : Object.fromEntries(written);
}

/** The order as the server takes it: the price that was shown goes with it; the contract knows no empty fields. */
export function orderBody({ setId, quoteId, ...ring }: OrderedRing, input: OrderInput) {
  const notes = writtenNotes(input.notes);
  return {
    ...ring,
    ...(typeof setId === 'number' ? { setId } : {}),
    ...(quoteId === undefined ? {} : { quoteId }),
    commission: input.commission.trim(),
    // Pieces of a quote stand in the quote.
    ...(quoteId === undefined ? { quantity: Number(input.quantity) } : {}),
    ...(input.requestedDate === '' ? {} : { requestedDate: input.requestedDate }),
    ...(notes === undefined ? {} : { notes }),
  };
}

/** What makes two submissions the same order: the ring, what was typed, and the price that was agreed to. */
export const orderContent = (ring: Omit<OrderedRing, 'idempotencyKey'>, input: OrderInput): string =>
  JSON.stringify(orderBody({ ...ring, idempotencyKey: '' }, input));
