import { relationOf, type Span } from '@ringwerk/advice';
import type { Design } from '@ringwerk/kernel';
import type { Link } from '../../../../design-store/links.ts';
import type { Menu } from '../../../../kernel-worker/kernel-messages.ts';
import type { PicturePoint, RingGrip } from '../../../../viewer-host/viewer-types.ts';
import { linkedRings } from '../../model/ring-changes.ts';

/** A number of the record behind a grip, and how the grip goes with it. */
export interface GripMeasure {
  readonly name: 'width' | 'height' | 'position' | 'angle';
  /** The number's places: one ring's, or those of both joined rings. */
  readonly paths: readonly string[];
  readonly from: number;
  readonly span: Span;
  /** CSS pixels for one millimetre, or one degree. */
  readonly per: PicturePoint;
}

/** What a grip of this design pulls; nothing when the picture shows a part that the design no longer has. */
export function gripMeasures(
  grip: RingGrip,
  design: Design,
  links: readonly Link[],
  menu: Pick<Menu, 'profiles' | 'width' | 'height' | 'spans'>,
): readonly GripMeasure[] {
  if (grip.grip === 'stones') return stoneMeasures(grip, design, links, menu);
  const ring = design.rings[grip.ring];
  if (ring === undefined) return [];
  const name = grip.grip;
  const own = menu.profiles.find(({ id }) => id === ring.profile)?.[name];
  const span = { min: own?.[0] ?? menu[name].min, max: own?.[1] ?? menu[name].max, step: menu[name].step };
  const isOne = name === 'width' && links.includes('line') && relationOf(design) !== null;
  const rings = isOne ? design.rings.map((_, index) => index) : linkedRings(design, grip.ring, links, name);
  const paths = rings.map((index) => `/rings/${index}/${name}`);
  return [{ name, paths, from: ring[name], span, per: grip.perMm }];
}

/** The step of a stone's place across the band, mm. */
const ACROSS = 0.05;

function stoneMeasures(
  grip: RingGrip,
  design: Design,
  links: readonly Link[],
  menu: Pick<Menu, 'spans'>,
): readonly GripMeasure[] {
  const ring = design.rings[grip.ring];
  const row = ring?.stones[grip.group];
  if (ring === undefined || row === undefined) return [];
  const rings = linkedRings(design, grip.ring, links, 'stones').filter(
    (index) => design.rings[index]?.stones[grip.group] !== undefined,
  );
  const at = (field: string): readonly string[] =>
    rings.map((index) => `/rings/${index}/stones/${grip.group}/${field}`);
  const reach = Math.floor(ring.width / 2 / ACROSS) * ACROSS;
  // On a flank the place counts from the bore, which this picture does not show: there the row only goes round.
  const across: readonly GripMeasure[] =
    row.face === 'outer'
      ? [
          {
            name: 'position',
            paths: at('position'),
            from: row.position,
            span: { min: -Number(reach.toFixed(2)), max: Number(reach.toFixed(2)), step: ACROSS },
            per: grip.perMm,
          },
        ]
      : [];
  const around: readonly GripMeasure[] =
    row.extent === 'full'
      ? []
      : [
          {
            name: 'angle',
            paths: at('angle'),
            from: row.angle,
            span: menu.spans['stones/*/angle'],
            per: grip.perDegree,
          },
        ];
  return [...across, ...around];
}
