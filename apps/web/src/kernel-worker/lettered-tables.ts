import { BARE_TABLES } from '@ringwerk/catalogue';
import type { Engraving, KernelTables, Lettering, RingDesign, Setter } from '@ringwerk/kernel';

/** Brings the letters of all engravings; null where there are none to be had, so that the averages of the trade serve. */
export type BringLetters = (engravings: readonly Engraving[]) => Promise<Lettering | null>;

/** The catalogue's tables, with letters and setter as far as they have arrived. */
export interface LetteredTables {
  now(): KernelTables;
  /** Takes the setter in; without it no ring with stones can be weighed. */
  take(setter: Setter): void;
  /** Settles when the rings' letters are there, or are not to be had; questions that wait keep their order. */
  bringFor(rings: () => readonly RingDesign[]): Promise<void>;
}

export function createLetteredTables(bringLetters: BringLetters): LetteredTables {
  let tables: KernelTables = BARE_TABLES;
  let last: Promise<void> = Promise.resolve();
  const bring = async (rings: readonly RingDesign[]): Promise<void> => {
    const engravings = rings.flatMap((ring) => ring.engravings);
    if (engravings.length === 0) return;
    const lettering = await bringLetters(engravings);
    if (lettering !== tables.lettering) tables = { ...tables, lettering };
  };
  return {
    now: () => tables,
    take: (setter) => {
      if (tables.setter !== setter) tables = { ...tables, setter };
    },
    bringFor: (rings) => {
      last = last
        .then(() => bring(rings()))
        .catch((error: unknown) => console.error('kernel desk: letters did not arrive', error));
      return last;
    },
  };
}
