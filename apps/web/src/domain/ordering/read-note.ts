import { noteConflicts, type NoteKind } from '@ringwerk/advice/notes';
import {
  composeAlloys,
  ringLines,
  ringTitle,
  type FactFormat,
  type HouseAlloy,
  type RingLineKind,
} from '@ringwerk/catalogue';
import type { Language, Persons } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';

/** What a note says and the sheet says otherwise, in the reader's words. */
export interface ShownConflict {
  /** UTF-16 units of the note in NFC. */
  readonly from: number;
  readonly to: number;
  /** As it is written in the note. */
  readonly said: string;
  /** What the sheet says instead, ring by ring. */
  readonly sheet: readonly { readonly place: number; readonly title: string; readonly facts: string }[];
}

export interface NoteReading {
  /** Of the order that the note goes with. */
  readonly designs: readonly Design[];
  readonly persons: Persons;
  readonly house: readonly HouseAlloy[];
  readonly language: Language;
  readonly format: FactFormat;
}

/** Lines of the sheet that say what a note speaks of; finishes stand with their alloys. */
const LINES: Readonly<Record<NoteKind, readonly RingLineKind[]>> = {
  width: ['width'],
  height: ['height'],
  size: ['size'],
  alloy: ['alloy', 'inlay'],
  finish: ['alloy'],
  profile: ['profile'],
  stones: ['stones', 'setting'],
  engraving: ['engraving'],
};

const composed = new WeakMap<readonly HouseAlloy[], ReturnType<typeof composeAlloys>>();
function alloysOf(house: readonly HouseAlloy[]): ReturnType<typeof composeAlloys> {
  const known = composed.get(house) ?? composeAlloys(house);
  composed.set(house, known);
  return known;
}

/** Conflicts of a note with the sheet of its order, in the order of the note. */
export function readNote(note: string, reading: NoteReading): readonly ShownConflict[] {
  const { designs, persons, house, language, format } = reading;
  const alloys = alloysOf(house);
  const wording = { language, format, reader: 'trade', alloys } as const;
  const rings = designs.flatMap((design) => design.rings);
  return noteConflicts(note, { rings, persons }, alloys).map(({ kind, from, to, said, rings: places }) => ({
    from,
    to,
    said,
    sheet: places.flatMap((place) => {
      const ring = rings[place];
      if (ring === undefined) return [];
      const lines = ringLines(ring, { grams: null, stones: [] }, wording).filter((line) =>
        LINES[kind].includes(line.kind),
      );
      const facts = lines.map(({ label, value }) => `${label} ${value}`).join(', ');
      return [{ place, title: ringTitle(ring.role, persons, language), facts: facts === '' ? '–' : facts }];
    }),
  }));
}
