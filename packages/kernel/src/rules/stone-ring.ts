import { issue } from './make-issue.ts';
import type { RingRule } from './rule.ts';

/** Smallest ring for a sunk stone, by the size table (settings, table A). */
export const stoneRing: RingRule = ({ ring, tables, path }) =>
  ring.stones.flatMap(({ diameter }, index) => {
    const size = tables.roundSizes.find((candidate) => candidate.diameter === diameter);
    if (size === undefined) return [];
    const at = `${path}/stones/${index}/diameter`;
    const findings = [];
    if (ring.width < size.ringWidthMin) {
      const params = { diameter, value: ring.width, min: size.ringWidthMin };
      findings.push(issue('stone.ring-width', at, params, { path: `${path}/width`, value: size.ringWidthMin }));
    }
    if (ring.height < size.ringHeightMin) {
      const params = { diameter, value: ring.height, min: size.ringHeightMin };
      findings.push(issue('stone.ring-height', at, params, { path: `${path}/height`, value: size.ringHeightMin }));
    }
    return findings;
  });
