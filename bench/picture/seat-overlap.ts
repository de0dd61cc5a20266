import { KERNEL_TABLES } from '@ringwerk/catalogue';
import { overlapRings, SET_CUTS } from '../../packages/kernel/test/overlap-rings.ts';
import { stoneOverlap } from '../../packages/kernel/test/stone-overlap.ts';
import type { Measurement } from '../measurement.ts';

/** Contact of a stone with its seat, mm. */
const CONTACT = 0.02;
/** Rings of each size, so that every size is measured in the cut's own depth and in the flattest and deepest one. */
const TURNS = 3;

/** How deep the surface of a stone lies in the metal of the finished ring, over every cut in every setting. */
export function* seatRows(): Generator<Measurement> {
  const found = SET_CUTS.flatMap(({ setting, cut }) =>
    overlapRings({ setting, cut }, KERNEL_TABLES, TURNS).map((ring) => {
      const { depth } = stoneOverlap(ring, KERNEL_TABLES);
      const [row] = ring.stones;
      return {
        depth,
        name: `${setting} of ${cut} ${row?.diameter} mm, depth ${row?.depth ?? 'as cut'}, ${ring.profile}`,
      };
    }),
  );
  const worst = found.reduce((most, one) => (one.depth > most.depth ? one : most));
  yield {
    task: 'picture',
    name: 'seat.overlap_mm',
    value: Number(worst.depth.toFixed(4)),
    unit: 'mm',
    samples: found.length,
    limit: CONTACT,
    note: `deepest point of a stone in metal, ${SET_CUTS.length} cuts in settings, sizes, depths and profiles in turn; worst: ${worst.name}`,
  };
}
