import { BARE_TABLES } from '@ringwerk/catalogue';
import type { Engraving, KernelTables, Lettering, RingDesign, Setter } from '@ringwerk/kernel';
import { needsSetter } from '@ringwerk/kernel/stones';

/** Brings the letters of all engravings; null where there are none to be had, so that the averages of the trade serve. */
export type BringLetters = (engravings: readonly Engraving[]) => Promise<Lettering | null>;

/** The catalogue's tables, with letters and setter as far as they have arrived. */
export interface LetteredTables {
  now(): KernelTables;
  /** Settles when the setter is there; without it no ring with stones can be weighed. */
  bringSetter(): Promise<void>;
  /** Settles when what the rings are drawn with is there – letters, metal of settings – or is not to be had; questions that wait keep their order. */
  bringFor(rings: () => readonly RingDesign[]): Promise<void>;
}

export function createLetteredTables(bringLetters: BringLetters, bringSetter: () => Promise<Setter>): LetteredTables {
  let tables: KernelTables = BARE_TABLES;
  let last: Promise<void> = Promise.resolve();
  const takeSetter = async (): Promise<void> => {
    const setter = await bringSetter();
    if (tables.setter !== setter) tables = { ...tables, setter };
  };
  const bringLettersOf = async (rings: readonly RingDesign[]): Promise<void> => {
    const engravings = rings.flatMap((ring) => ring.engravings);
    if (engravings.length === 0) return;
    const lettering = await bringLetters(engravings);
    if (lettering !== tables.lettering) tables = { ...tables, lettering };
  };
  const bring = async (rings: readonly RingDesign[]): Promise<void> => {
    if (rings.some(needsSetter)) await takeSetter();
    await bringLettersOf(rings);
  };
  return {
    now: () => tables,
    bringSetter: takeSetter,
    bringFor: (rings) => {
      last = last
        .then(() => bring(rings()))
        .catch((error: unknown) => console.error('kernel desk: letters or settings did not arrive', error));
      return last;
    },
  };
}
