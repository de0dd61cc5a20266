import type { FinishId, RingDesign } from '../../design/ring-design.ts';

/** A surface of a ring that carries an alloy and a finish; `at` is its pointer below the ring. */
export interface RingSurface {
  readonly finish: FinishId;
  readonly alloy: string;
  readonly at: string;
}

/** Everything on a ring that carries an alloy and a finish; an edge is of the lane that it belongs to. */
export function ringSurfaces(ring: RingDesign): readonly RingSurface[] {
  const lanes = ring.segments.map(({ finish, alloy }, index) => ({ finish, alloy, at: `segments/${index}` }));
  const strips = ring.inlays.map(({ finish, alloy }, index) => ({ finish, alloy, at: `inlays/${index}` }));
  const outer = {
    left: ring.segments[0],
    right: ring.split.form === 'shell' ? ring.segments[0] : ring.segments.at(-1),
  };
  const edges = (['left', 'right'] as const).flatMap((side) => {
    const edge = ring.edges[side];
    const lane = outer[side];
    return edge === null || lane === undefined ? [] : [{ finish: edge.finish, alloy: lane.alloy, at: `edges/${side}` }];
  });
  return [...lanes, ...strips, ...edges];
}
