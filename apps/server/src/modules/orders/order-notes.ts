import { NO_NOTES, type OrderNotes } from '@ringwerk/contract';
import type { OrderRequest } from './ordered-positions.ts';

type Noted = Pick<OrderRequest, 'notes' | 'note'>;

/** What was noted, by whom it is for; the one note of an earlier release is for the workshop. */
export const notesOf = ({ notes = {}, note }: Noted): OrderNotes => ({
  workshop: notes.workshop ?? note ?? NO_NOTES.workshop,
  delivery: notes.delivery ?? NO_NOTES.delivery,
  shop: notes.shop ?? NO_NOTES.shop,
});
