import type { AlloySpec } from '../design/tables.ts';
import { issue } from './make-issue.ts';
import { alloyOf, lanesTouched } from './rule-lookups.ts';
import type { RingRule } from './rule.ts';

type Family = AlloySpec['family'];
const PRECIOUS: readonly Family[] = ['gold', 'platinum', 'palladium', 'silver'];
const SOFT: readonly Family[] = ['gold', 'platinum'];

/**
 * What may be let into a family. Hard, brittle and oxidised materials take a strip that is rolled into an undercut
 * cold: fine gold alloys and platinum. Precious metals also take layered metal and carbon, soldered or glued. The
 * layers of mokume gane are too thin to be cut as deep as a strip.
 */
const GUESTS: Readonly<Record<Family, readonly Family[]>> = {
  gold: [...PRECIOUS, 'mokume', 'carbon'],
  platinum: [...PRECIOUS, 'mokume', 'carbon'],
  palladium: [...PRECIOUS, 'mokume', 'carbon'],
  silver: [...PRECIOUS, 'mokume', 'carbon'],
  titanium: [...SOFT, 'carbon'],
  steel: [...SOFT, 'carbon'],
  tantalum: [...SOFT, 'carbon'],
  zirconium: SOFT,
  carbon: SOFT,
  mokume: [],
};

/** A strip of a material that its lane can hold. */
export const inlayHost: RingRule = (context) => {
  const { ring, tables, path } = context;
  return ring.inlays.flatMap((inlay, index) => {
    const guest = alloyOf(tables, inlay);
    if (guest === undefined) return [];
    const touched = lanesTouched(context, inlay.position - inlay.width / 2, inlay.position + inlay.width / 2);
    const host = touched
      .map((lane) => context.alloys()[lane])
      .find((alloy) => alloy !== undefined && !GUESTS[alloy.family].includes(guest.family));
    if (host === undefined) return [];
    const fitting = tables.alloys
      .filter(({ family, id }) => GUESTS[host.family].includes(family) && id !== guest.id)
      .slice(0, 4)
      .map(({ id }) => ({ value: id }));
    const without = { path: `${path}/inlays`, value: ring.inlays.filter((_, other) => other !== index) };
    const params = { alloy: guest.id, other: host.id };
    return [issue('alloy.inlay-host', `${path}/inlays/${index}/alloy`, params, ...fitting, without)];
  });
};
