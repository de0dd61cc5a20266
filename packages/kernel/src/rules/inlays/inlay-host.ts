import type { AlloySpec } from '../../design/tables.ts';
import { issue } from '../basis/make-issue.ts';
import { alloyOf, lanesTouched } from '../basis/rule-lookups.ts';
import type { RingRule } from '../basis/rule.ts';

/**
 * Whether a lane of `host` holds a strip of `guest`. What is worked cold takes precious and layered metal and carbon,
 * soldered or glued. Hard and brittle materials take a strip that is rolled in; carbon is glued into those that do not
 * splinter. The layers of mokume gane are too thin to be cut as deep as a strip.
 */
function holds(host: AlloySpec, guest: AlloySpec): boolean {
  if (host.work === 'layers') return false;
  if (host.work === 'cold') return guest.work !== 'hard';
  return guest.isRolledIn || (guest.work === 'fibre' && !host.isBrittle);
}

/** A strip of a material that its lane can hold. */
export const inlayHost: RingRule = (context) => {
  const { ring, tables, path } = context;
  return ring.inlays.flatMap((inlay, index) => {
    const guest = alloyOf(tables, inlay);
    if (guest === undefined) return [];
    const touched = lanesTouched(context, inlay.position - inlay.width / 2, inlay.position + inlay.width / 2);
    const host = touched
      .map((lane) => context.alloys()[lane])
      .find((alloy) => alloy !== undefined && !holds(alloy, guest));
    if (host === undefined) return [];
    const fitting = tables.alloys
      .filter((alloy) => holds(host, alloy) && alloy.id !== guest.id)
      .slice(0, 4)
      .map(({ id }) => ({ value: id }));
    const without = { path: `${path}/inlays`, value: ring.inlays.filter((_, other) => other !== index) };
    const params = { alloy: guest.id, other: host.id };
    return [issue('alloy.inlay-host', `${path}/inlays/${index}/alloy`, params, ...fitting, without)];
  });
};
