import { issue, type Finding } from '../basis/make-issue.ts';
import type { RingRule } from '../basis/rule.ts';

/** A sprung ring holds one stone. */
const TENSION = 1;
/** Edges of the band that a cross channel leaves, and the room that the trade reckons per stone, mm. */
const CROSS_EDGES = 0.5;
const CROSS_GAP = 0.2;

/** Settings that hold a fixed number of stones, or as many as the width has room for. */
export const stoneCount: RingRule = ({ ring, path }) =>
  ring.stones.flatMap((row, index): Finding[] => {
    if (row.extent !== 'count') return [];
    const crossing = Math.max(1, Math.floor((ring.width - CROSS_EDGES) / (row.diameter + CROSS_GAP) + 1e-9));
    const max = row.setting === 'tension' ? TENSION : row.setting === 'channel-cross' ? crossing : Infinity;
    if (row.count <= max) return [];
    return [issue('stone.too-many', `${path}/stones/${index}/count`, { value: row.count, max }, { value: max })];
  });
