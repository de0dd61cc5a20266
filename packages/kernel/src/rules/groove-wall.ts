import { grooveFloor } from '../body/cut-groove.ts';
import { GROOVE_WIDTHS } from '../design/groove-widths.ts';
import { ringBody } from '../body/ring-body.ts';
import type { AlloySpec } from '../design/tables.ts';
import { chainHeight } from '../math/chain.ts';
import { issue, shownMm, stepsUp } from './make-issue.ts';
import { alloyOf, lanesTouched } from './rule-lookups.ts';
import type { RingRule } from './rule.ts';

/** Wall under a groove, mm. */
const WALL = 0.8;
const WALL_SILVER = 1;
/** Width of milgrain rings: the punch rides on the shoulder beside the channel. */
const MILGRAIN_RING_WIDTH = 3;
/** A milgrain bead is raised with a wheel; these metals are too hard or cannot be worked cold. */
const NO_MILGRAIN: readonly AlloySpec['family'][] = ['titanium', 'steel', 'tantalum', 'zirconium', 'carbon'];

/** Enough metal under every groove; milgrain only where it can be rolled. */
export const grooveWall: RingRule = ({ ring, tables, path }) => {
  const body = ringBody(ring, tables);
  return ring.grooves.flatMap((groove, index) => {
    const at = `${path}/grooves/${index}`;
    const touched = lanesTouched(body, groove.position - groove.width / 2, groove.position + groove.width / 2);
    const alloys = touched.flatMap((lane) => {
      const segment = ring.segments[lane];
      const alloy = segment === undefined ? undefined : alloyOf(tables, segment);
      return alloy === undefined ? [] : [alloy];
    });
    const min = alloys.some((alloy) => alloy.family === 'silver') ? WALL_SILVER : WALL;
    const value = grooveFloor(body.section.outer, groove) - chainHeight(body.section.inner, groove.position);
    const findings = [];
    if (value < min - 1e-6) {
      const ways = [
        ...stepsUp(`${path}/height`, ring.height + min - value, 0.1),
        ...GROOVE_WIDTHS[groove.shape].toReversed().map((width) => ({ value: width })),
      ];
      findings.push(issue('groove.wall', `${at}/width`, { value: shownMm(value), min }, ...ways));
    }
    if (groove.shape !== 'milgrain') return findings;
    const hard = alloys.find((alloy) => NO_MILGRAIN.includes(alloy.family));
    if (hard !== undefined) {
      const params = { setting: 'milgrain', alloy: hard.id };
      const way = { path: at, value: { ...groove, shape: 'u', width: 0.5 } };
      findings.push(issue('stone.setting-alloy', `${at}/shape`, params, way));
    }
    if (ring.width < MILGRAIN_RING_WIDTH) {
      const params = { value: ring.width, min: MILGRAIN_RING_WIDTH, max: MILGRAIN_RING_WIDTH, profile: ring.profile };
      findings.push(
        issue('split.width-minimum', `${at}/shape`, params, { path: `${path}/width`, value: MILGRAIN_RING_WIDTH }),
      );
    }
    return findings;
  });
};
