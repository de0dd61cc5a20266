import { houseCatalogue, isOffered, type CatalogueAlloy } from '@ringwerk/catalogue';
import type { Design } from '@ringwerk/kernel';
import { hasPriceOf, type PriceBasis } from '@ringwerk/kernel/price';
import type { AlloysNow } from '../alloys/house-alloys.ts';
import { kernelWith } from '../designs/server-kernel.ts';
import { alloysFor, mainAlloyOf } from './alloys-for.ts';

/** Swatches beside a picture: more do not fit under a tile. */
const SWATCHES_MAX = 8;
/** Which gold stands for a colour where the ring's own fineness has none of it. */
const USUAL_GOLDS: readonly string[] = ['au750', 'au585', 'au375', 'au916', 'au333'];
/** States of prices and alloys that are remembered: those of the dealers who are at it. */
const STATES_MAX = 16;

/** What alloys a dealer is offered by. */
export interface OfferedBy {
  readonly basis: PriceBasis;
  readonly alloys: AlloysNow;
}

/** What is alike on a swatch: figures of fibre and layers have none. */
const colourOf = ({ family, colour, pattern }: CatalogueAlloy): string | null =>
  pattern === undefined ? `${family} ${colour}` : null;

function offeredAlloys({ basis: { priceList, retailRule }, alloys }: OfferedBy): readonly CatalogueAlloy[] {
  return houseCatalogue(alloys.alloys).alloys.filter(
    (alloy) => colourOf(alloy) !== null && isOffered(alloy, retailRule.country) && hasPriceOf(priceList, alloy),
  );
}

/** The lower, the sooner an alloy stands for its colour beside a ring of `own`. */
function rankOf(alloy: CatalogueAlloy, own: CatalogueAlloy | undefined): number {
  if (alloy.id === own?.id) return -2;
  if (alloy.group === own?.group) return -1;
  const usual = USUAL_GOLDS.indexOf(alloy.group);
  return usual < 0 ? 0 : usual;
}

/** One alloy for each colour, in the order of the alloys; the ring's own among them. */
function oneOfEachColour(accepted: readonly CatalogueAlloy[], own: CatalogueAlloy | undefined): readonly string[] {
  const best = new Map<string, CatalogueAlloy>();
  for (const alloy of accepted) {
    const colour = colourOf(alloy);
    if (colour === null) continue;
    const known = best.get(colour);
    if (known === undefined || rankOf(alloy, own) < rankOf(known, own)) best.set(colour, alloy);
  }
  const ids = [...best.values()].map(({ id }) => id);
  const shown = ids.slice(0, SWATCHES_MAX);
  if (own !== undefined && ids.includes(own.id) && !shown.includes(own.id)) shown[SWATCHES_MAX - 1] = own.id;
  return shown;
}

/** Alloys that forms of models can be had in. The rules are asked once for each form, prices and alloys being the same. */
export class FormAlloys {
  readonly #states = new Map<string, WeakMap<Design, readonly string[]>>();

  /** Ids, one for each colour; `own` is the ring's, empty where it has none. */
  of(design: Design, by: OfferedBy): { readonly own: string; readonly alloys: readonly string[] } {
    const own = mainAlloyOf(design) ?? '';
    const state = this.#stateOf(by);
    const known = state.get(design);
    if (known !== undefined) return { own, alloys: known };
    const offered = offeredAlloys(by);
    const accepted = alloysFor(design, offered, kernelWith(by.alloys.alloys));
    const alloys = oneOfEachColour(
      accepted,
      offered.find(({ id }) => id === own),
    );
    state.set(design, alloys);
    return { own, alloys };
  }

  #stateOf({ basis: { priceList, retailRule }, alloys }: OfferedBy): WeakMap<Design, readonly string[]> {
    const key = `${priceList.id} ${alloys.stamp} ${retailRule.country}`;
    const known = this.#states.get(key);
    if (known !== undefined) {
      // The one that was asked for last goes last.
      this.#states.delete(key);
      this.#states.set(key, known);
      return known;
    }
    const made = new WeakMap<Design, readonly string[]>();
    this.#states.set(key, made);
    const [oldest] = this.#states.keys();
    if (this.#states.size > STATES_MAX && oldest !== undefined) this.#states.delete(oldest);
    return made;
  }
}
