import { mm, type Design, type RingDesign } from '@ringwerk/kernel';
import type { Change } from '../edits/design-change.ts';
import type { EditOption } from '../evaluation/evaluate-edit.ts';
import type { Offer, OfferedAlloy } from './offer.ts';

/** How much thinner and narrower a ring may become before it is another one, mm. */
const THINNER = [0.1, 0.2, 0.3];
const NARROWER = [0.5, 1];

const round = (value: number, step: number): number => Number((Math.round(value / step) * step).toFixed(2));

type RingChange = (ring: RingDesign) => Partial<RingDesign> | null;

/** Writes the same change into every ring that it changes; null when it changes none. */
function intoAll(design: Design, change: RingChange): readonly Change[] | null {
  const changes = design.rings.flatMap((ring, index) =>
    Object.entries(change(ring) ?? {}).map(([field, value]) => ({ path: `/rings/${index}/${field}`, value })),
  );
  return changes.length === 0 ? null : changes;
}

/** The alloy of the same colour with the next lower fineness of the same family; null when there is none. */
function lowerFineness(alloys: readonly OfferedAlloy[], id: string): string | null {
  const alloy = alloys.find((entry) => entry.id === id);
  if (alloy === undefined || alloy.fineness === null) return null;
  const { family, colour, fineness } = alloy;
  const lower = alloys
    .filter((entry) => entry.family === family && entry.colour === colour && entry.isOffered)
    .flatMap(({ id: other, fineness: own }) => (own !== null && own < fineness ? [{ id: other, fineness: own }] : []))
    .toSorted((a, b) => b.fineness - a.fineness);
  return lower[0]?.id ?? null;
}

/** Ways to the same look with less precious metal: a little thinner, a little narrower, a lower fineness of the same colour. */
export function lighterOptions(design: Design, offer: Offer): readonly EditOption[] {
  const thinner = THINNER.map((by): [string, RingChange] => [
    `thinner-${by}`,
    (ring) => ({ height: mm(round(ring.height - by, offer.height.step)) }),
  ]);
  const narrower = NARROWER.map((by): [string, RingChange] => [
    `narrower-${by}`,
    (ring) => ({ width: mm(round(ring.width - by, offer.width.step)) }),
  ]);
  const fineness: [string, RingChange] = [
    'fineness',
    (ring) => {
      const segments = ring.segments.map((part) => ({
        ...part,
        alloy: lowerFineness(offer.alloys, part.alloy) ?? part.alloy,
      }));
      return segments.some((part, index) => part.alloy !== ring.segments[index]?.alloy) ? { segments } : null;
    },
  ];
  const both: [string, RingChange] = [
    'both',
    (ring) => ({
      height: mm(round(ring.height - 0.1, offer.height.step)),
      width: mm(round(ring.width - 0.5, offer.width.step)),
    }),
  ];
  return [...thinner, ...narrower, both, fineness].flatMap(([id, change]) => {
    const changes = intoAll(design, change);
    return changes === null ? [] : [{ id: `lighter-${id}`, changes }];
  });
}
