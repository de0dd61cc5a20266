import { describe, expect, it } from 'vitest';
import { expectSolid } from '../../test/expect-solid.ts';
import { LINED_RINGS } from '../../test/fixtures/rings.ts';
import { TABLES } from '../../test/fixtures/tables.ts';
import { beadRows, beadVolume } from '../body/bead-row.ts';
import { bodyVolumes } from '../body/body-volumes.ts';
import { ringBody } from '../body/ring-body.ts';
import { alloyBodies } from './alloy-bodies.ts';
import type { MeshData } from '../math/mesh-data.ts';
import { TESSELLATION_EXPORT } from './ring-scene.ts';

const corners = ({ positions }: MeshData): Set<string> => {
  const set = new Set<string>();
  for (let k = 0; k < positions.length; k += 3) set.add(positions.subarray(k, k + 3).join());
  return set;
};

describe('alloyBodies', () => {
  it.each(LINED_RINGS)('%s: every body is closed and has its own volume to 0.02 %', (_, ring) => {
    const { segments, inlays } = bodyVolumes(ringBody(ring, TABLES), ring.inlays.length);
    const bodies = alloyBodies(ring, TABLES, TESSELLATION_EXPORT);
    expect(bodies).toHaveLength(ring.segments.length + ring.inlays.length);
    for (const { segment, inlay, mesh } of bodies) {
      const exact = (inlay === null ? segments[segment] : inlays[inlay]) ?? 0;
      expect(Math.abs(expectSolid([mesh]).volume / exact - 1)).toBeLessThan(2e-4);
    }
  });

  it('shares the corners of the walls between neighbours to the last bit', () => {
    const around = 64;
    for (const [, ring] of LINED_RINGS.slice(0, 3)) {
      const bodies = alloyBodies(ring, TABLES, { around, perArc: 8 });
      bodies.slice(1).forEach(({ mesh }, index) => {
        const before = corners(bodies[index]?.mesh ?? mesh);
        const shared = [...corners(mesh)].filter((corner) => before.has(corner));
        expect(shared.length).toBe(2 * around);
      });
    }
  });

  it('gives the beads of a channel as caps with a foot in the metal', () => {
    const [, ring] = LINED_RINGS.find(([name]) => name.startsWith('beads')) ?? [];
    if (ring === undefined) throw new Error('no ring with beads');
    const [body] = alloyBodies(ring, TABLES, TESSELLATION_EXPORT);
    if (body?.beads == null) throw new Error('no beads');
    const own = beadRows(ringBody(ring, TABLES), ring.grooves).reduce(
      (sum, { bead, places }) => places.reduce((whole, { floorRadius }) => whole + beadVolume(bead, floorRadius), sum),
      0,
    );
    const { volume } = expectSolid([body.beads]);
    // A dozen facets show in a casting: 24 around and six rings up, two triangles each, and the foot.
    const count = beadRows(ringBody(ring, TABLES), ring.grooves).reduce((sum, { places }) => sum + places.length, 0);
    expect(body.beads.indices.length / 3 / count).toBeGreaterThan(24 * 6 * 2);
    expect(volume).toBeGreaterThan(own);
    expect(volume).toBeLessThan(1.6 * own);
  });
});
