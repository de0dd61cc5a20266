import { issue } from './make-issue.ts';
import type { RingRule } from './rule.ts';

/** Size, material and quality stand in the tables; sensitive stones are not hammered into a flush seat. */
export const stoneKnown: RingRule = ({ ring, tables, path }) =>
  ring.stones.flatMap((row, index) => {
    const at = `${path}/stones/${index}`;
    const findings = [];
    const diameters = tables.roundSizes.map((size) => size.diameter);
    if (!diameters.includes(row.diameter)) {
      const nearest = diameters.reduce((best, size) =>
        Math.abs(size - row.diameter) < Math.abs(best - row.diameter) ? size : best,
      );
      findings.push(issue('stone.size-unknown', `${at}/diameter`, { diameter: row.diameter }, { value: nearest }));
    }
    const material = tables.stoneMaterials.find((candidate) => candidate.id === row.material);
    if (material === undefined || !material.qualities.includes(row.quality)) {
      const ways = (material?.qualities ?? []).map((quality) => ({ value: quality }));
      const params = { material: row.material, quality: row.quality };
      findings.push(issue('stone.quality-unknown', `${at}/quality`, params, ...ways));
    }
    if (material?.isSensitive === true && row.setting === 'flush') {
      const params = { material: row.material, setting: row.setting };
      findings.push(issue('stone.setting-material', `${at}/setting`, params, { value: 'channel' }));
    }
    return findings;
  });
