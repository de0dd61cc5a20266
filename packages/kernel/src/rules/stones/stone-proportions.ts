import { CUT_LIMITS } from './cut-limits.ts';
import { downToStep, issue, nearestWithin, shownMm, upToStep, type Finding } from '../basis/make-issue.ts';
import type { RingRule } from '../basis/rule.ts';

/** Outline and depth of a stone belong to its cut; a listed stone is held against the same spans. */
export const stoneProportions: RingRule = ({ ring, path }) =>
  ring.stones.flatMap((row, index): Finding[] => {
    const at = `${path}/stones/${index}`;
    const limits = CUT_LIMITS[row.cut];
    const findings: Finding[] = [];
    const ratio = row.length / row.diameter;
    const [shortest, longest] = [Math.min(1, limits.length[0]), limits.length[1]];
    // The longer side is stored; a heart may be wider than long.
    const least = Math.max(limits.length[0], shortest);
    if (ratio < least - 1e-3 || ratio > longest + 1e-3) {
      const [min, max] = [least * row.diameter, longest * row.diameter];
      const near = nearestWithin(row.length, upToStep(min, 0.01), downToStep(max, 0.01));
      const params = { cut: row.cut, value: row.length, min: shownMm(min), max: shownMm(max) };
      findings.push(issue('stone.proportions', `${at}/length`, params, { value: near }));
    }
    if (row.depth === null) return findings;
    const [min, max] = [limits.depth[0] * row.diameter, limits.depth[1] * row.diameter];
    if (row.depth >= min - 1e-3 && row.depth <= max + 1e-3) return findings;
    const near = nearestWithin(row.depth, upToStep(min, 0.01), downToStep(max, 0.01));
    const params = { cut: row.cut, value: row.depth, min: shownMm(min), max: shownMm(max) };
    findings.push(issue('stone.depth', `${at}/depth`, params, { value: near }, { value: null }));
    return findings;
  });
