import { setImmediate as nextTurn } from 'node:timers/promises';
import { noteConflicts } from '@ringwerk/advice/notes';
import { composeAlloys, type CatalogueAlloy, type HouseAlloy } from '@ringwerk/catalogue';
import { NO_NOTES, WORK_NOTE_PURPOSES, type OrderNotes, type Persons } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { CodedError, type FieldIssue } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';

/** What of an order is held against each other. */
export interface NotedOrder {
  readonly notes: OrderNotes;
  readonly persons: Persons;
  readonly positions: readonly { readonly design: Design | null; readonly note: string }[];
  /** JSON pointer of a position. */
  readonly pathOf: (index: number) => string;
}

const composed = new WeakMap<readonly HouseAlloy[], readonly CatalogueAlloy[]>();

/** Alloys whose names a note may use. Of equal alloys they are one list, so that its words are prepared once. */
export async function notedAlloys(
  { alloys }: Pick<Services, 'alloys'>,
  dealerId: string,
): Promise<readonly CatalogueAlloy[]> {
  const { alloys: own } = await alloys.now(dealerId);
  const known = composed.get(own) ?? composeAlloys(own);
  composed.set(own, known);
  return known;
}

/**
 * Nothing that the manufactory reads beside a sheet says otherwise than the sheet. Notes of the order are held against all its
 * rings, the note of a position against its own. A long note takes up to a tenth of a second, an order has up to 22: between
 * two of them other requests are served.
 * @throws CodedError `order.note-conflict` with a finding for each place, at the field of its note
 */
export async function requireConcord(
  { notes, persons, positions, pathOf }: NotedOrder,
  alloys: readonly CatalogueAlloy[],
): Promise<void> {
  const written = [
    ...WORK_NOTE_PURPOSES.map((purpose) => ({ note: notes[purpose], path: `/notes/${purpose}`, noted: positions })),
    ...positions.map((position, index) => ({ note: position.note, path: `${pathOf(index)}/note`, noted: [position] })),
  ];
  const issues: FieldIssue[] = [];
  for (const { note, path, noted } of written) {
    if (note.trim() === '') continue;
    const rings = noted.flatMap(({ design }) => design?.rings ?? []);
    for (const { kind, said, from, to } of noteConflicts(note, { rings, persons }, alloys))
      issues.push({ code: 'order.note-conflict', path, params: { kind, said, from, to }, severity: 'error' });
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    await nextTurn();
  }
  if (issues.length > 0) throw new CodedError('order.note-conflict', { issues });
}

/**
 * The same of notes at positions of a quote: it may bind before it is ordered, and can then be neither changed nor, with such a
 * note, ordered.
 */
export const requireQuotedConcord = (
  noted: Omit<NotedOrder, 'notes'>,
  alloys: readonly CatalogueAlloy[],
): Promise<void> => requireConcord({ ...noted, notes: NO_NOTES }, alloys);
