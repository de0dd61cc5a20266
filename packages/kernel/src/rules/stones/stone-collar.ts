import type { StoneRow } from '../../design/ring-design.ts';
import { chainHeight } from '../../math/chain.ts';
import { issue, shownMm, upToStep, type Finding } from '../basis/make-issue.ts';
import { alloyOf, isBelow, lanesTouched } from '../basis/rule-lookups.ts';
import type { RingRule } from '../basis/rule.ts';
import { SETTING_LIMITS } from './setting-limits.ts';
import { stoneExtent } from './stone-extent.ts';

/** Metal of the strip beside the stones, mm. */
export const COLLAR_BESIDE = 0.3;
/** Part of the stone's width that the strip must be deep: girdle, bearing and the upper pavilion. */
const DEPTH = 0.35;
/** Depth of strip that the stones of a row need where it lies level with the band, mm. */
export const collarDepth = ({ diameter }: StoneRow): number => DEPTH * diameter + 0.12;

/** Stones in carbon or oxidised zirconium sit in a collar, a strip of gold or platinum: wide and deep enough to hold them. */
export const stoneCollar: RingRule = (context) => {
  const { ring, tables, path, body } = context;
  return ring.stones.flatMap((row, index): Finding[] => {
    if (row.face !== 'outer' || !SETTING_LIMITS[row.setting].isSunk) return [];
    const [low, high] = stoneExtent(row);
    const isBrittle = lanesTouched(context, low, high).some((lane) => context.alloys()[lane]?.isBrittle === true);
    const strip = ring.inlays.findIndex(
      ({ position, width }) => position - width / 2 <= low + 1e-6 && position + width / 2 >= high - 1e-6,
    );
    const inlay = ring.inlays[strip];
    if (!isBrittle || inlay === undefined) return [];
    const at = `${path}/inlays/${strip}`;
    const alloy = alloyOf(tables, inlay)?.id ?? inlay.alloy;
    const findings: Finding[] = [];
    const width = high - low + 2 * COLLAR_BESIDE + 2 * Math.abs(inlay.position - row.position);
    if (isBelow(inlay.width, width)) {
      const ways = [
        { value: upToStep(width, 0.1) },
        { path: `${path}/stones/${index}/position`, value: inlay.position },
      ];
      findings.push(issue('stone.collar', `${at}/width`, { alloy, value: inlay.width, min: shownMm(width) }, ...ways));
    }
    const drop = chainHeight(body().section.outer, inlay.position) - chainHeight(body().section.outer, row.position);
    const depth = collarDepth(row) + Math.max(0, drop);
    if (isBelow(inlay.depth, depth)) {
      const way = { value: upToStep(depth, 0.1) };
      findings.push(issue('stone.collar', `${at}/depth`, { alloy, value: inlay.depth, min: shownMm(depth) }, way));
    }
    return findings;
  });
};
