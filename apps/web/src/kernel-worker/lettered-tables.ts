import { KERNEL_TABLES } from '@ringwerk/catalogue';
import type {
  BandKernel,
  Engraver,
  Engraving,
  Kernel,
  KernelTables,
  Lettering,
  RingDesign,
  Setter,
} from '@ringwerk/kernel';
import { needsSetter } from '@ringwerk/kernel/stones';

/** Letters, and the work that cuts them. */
export interface Letters {
  readonly lettering: Lettering;
  readonly engraver: Engraver;
}

/** Brings the letters of all engravings; null where there are none to be had, so that the averages of the trade serve. */
export type LoadLetters = (engravings: readonly Engraving[]) => Promise<Letters | null>;

/** The kernel as far as it has arrived: without its setter it weighs no ring, and draws those that `needsSetter` passes over. */
export interface ArrivedKernel extends BandKernel {
  readonly setter: Setter | null;
}

/** The kernel over the catalogue's tables, with letters and setter as far as they have arrived. */
export interface LetteredTables {
  now(): ArrivedKernel;
  /** The alloys that rings are made of from now on. */
  setAlloys(alloys: KernelTables['alloys']): void;
  /** The whole kernel, when its setter is there: no ring with stones can be weighed before. */
  loadSetter(): Promise<Kernel>;
  /** Settles when what the rings are drawn with is there – letters, metal of settings – or is not to be had; questions that wait keep their order. */
  ensureLoaded(rings: () => readonly RingDesign[]): Promise<void>;
}

export function createLetteredTables(loadLetters: LoadLetters, loadSetter: () => Promise<Setter>): LetteredTables {
  let kernel: ArrivedKernel = { tables: KERNEL_TABLES, setter: null, engraver: null };
  let last: Promise<void> = Promise.resolve();
  const keepSetter = async (): Promise<Kernel> => {
    const setter = await loadSetter();
    const whole: Kernel = { ...kernel, setter };
    kernel = whole;
    return whole;
  };
  const loadLettersOf = async (rings: readonly RingDesign[]): Promise<void> => {
    const engravings = rings.flatMap((ring) => ring.engravings);
    if (engravings.length === 0) return;
    const { lettering, engraver } = (await loadLetters(engravings)) ?? { lettering: null, engraver: null };
    if (lettering !== kernel.tables.lettering)
      kernel = { ...kernel, tables: { ...kernel.tables, lettering }, engraver };
  };
  const load = async (rings: readonly RingDesign[]): Promise<void> => {
    if (rings.some(needsSetter)) await keepSetter();
    await loadLettersOf(rings);
  };
  return {
    now: () => kernel,
    setAlloys: (alloys) => {
      kernel = { ...kernel, tables: { ...kernel.tables, alloys } };
    },
    loadSetter: keepSetter,
    ensureLoaded: (rings) => {
      last = last
        .then(() => load(rings()))
        .catch((error: unknown) => console.error('kernel worker: letters or settings did not arrive', error));
      return last;
    },
  };
}
