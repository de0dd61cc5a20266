import type { AlloySpec } from '../design/tables.ts';
import { issue, type Finding } from './make-issue.ts';
import type { RingRule } from './rule.ts';

/** Springy enough to hold a stone for a lifetime: white and grey gold from 585, platinum, steel and titanium. */
const isSpring = ({ family, colour, fineness }: AlloySpec): boolean =>
  family === 'platinum' ||
  family === 'steel' ||
  family === 'titanium' ||
  (family === 'gold' && (colour === 'white' || colour === 'grey') && (fineness === 585 || fineness === 750));

/** The cut of a tension setting goes through every lane and shell: all of them must spring. */
export const stoneTension: RingRule = ({ ring, path, alloys }) =>
  ring.stones.flatMap((row, index): Finding[] => {
    if (row.setting !== 'tension') return [];
    const soft = alloys().find((alloy) => alloy !== undefined && !isSpring(alloy));
    if (soft === undefined) return [];
    const params = { setting: row.setting, alloy: soft.id };
    const ways = ['flush', 'bezel', 'prong4', 'channel'].map((value) => ({ value }));
    return [issue('stone.setting-alloy', `${path}/stones/${index}/setting`, params, ...ways)];
  });
