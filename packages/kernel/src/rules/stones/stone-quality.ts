import { issue } from '../basis/make-issue.ts';
import type { RingRule } from '../basis/rule.ts';

/** Material and quality stand in the tables. */
export const stoneQuality: RingRule = ({ ring, tables, path }) =>
  ring.stones.flatMap((row, index) => {
    const material = tables.stoneMaterials.find(({ id }) => id === row.material);
    if (material?.qualities.includes(row.quality) === true) return [];
    const at = `${path}/stones/${index}`;
    const ways = (material?.qualities ?? []).map((value) => ({ value }));
    return [issue('stone.quality-unknown', `${at}/quality`, { material: row.material, quality: row.quality }, ...ways)];
  });
