import { itemAt } from '../../src/units/item-at.ts';
import { FINISH_IDS, type FinishId, type Segment, type Split } from '../../src/design/ring-design.ts';
import type { AlloySpec, KernelTables } from '../../src/design/tables.ts';
import { mm } from '../../src/units/quantities.ts';
import type { Draw } from './draw.ts';
import type { Blank } from './blank.ts';

/** Colours, finishes and plating of a ring. */
export interface Metal {
  readonly split: Split;
  readonly segments: readonly Segment[];
  readonly plating: 'none' | 'rhodium';
}

const PLAIN: readonly FinishId[] = ['polished', 'matte-long', 'sand-fine', 'satin', 'matte-cross', 'star'];
const SKIN: readonly FinishId[] = ['polished', 'sand-fine', 'satin'];
const WHITISH = ['white', 'grey', 'platinum', 'palladium', 'silver', 'mokume'];
const SHARES: Readonly<Record<number, readonly (readonly number[])[]>> = {
  1: [[1]],
  2: [
    [1, 1],
    [1, 2],
    [3, 2],
    [1, 3],
  ],
  3: [
    [1, 1, 1],
    [1, 2, 1],
    [2, 1, 1],
    [1, 3, 1],
  ],
  4: [
    [1, 1, 1, 1],
    [2, 1, 1, 2],
  ],
  5: [
    [1, 1, 1, 1, 1],
    [2, 1, 2, 1, 2],
  ],
};

/** Alloys that a workshop would put beside the first one, mostly. */
function beside(draw: Draw, tables: KernelTables, first: AlloySpec): AlloySpec {
  if (draw.chance(0.05)) return draw.one(tables.alloys);
  const friends = tables.alloys.filter(
    ({ family, fineness, colour }) =>
      (family === first.family && fineness === first.fineness) ||
      (family === 'platinum' &&
        first.family === 'gold' &&
        !WHITISH.includes(first.colour) &&
        !WHITISH.slice(0, 2).includes(colour)),
  );
  return friends.length === 0 ? first : draw.one(friends);
}

function likelyFinish(draw: Draw, { family }: AlloySpec): FinishId {
  if (draw.chance(0.12)) return draw.one(FINISH_IDS);
  return draw.one(family === 'tantalum' || family === 'zirconium' || family === 'carbon' ? SKIN : PLAIN);
}

function likelySplit(draw: Draw, { width, height }: Blank, count: number): Split {
  const straight: Split = { form: 'straight', amplitude: mm(0), waves: 1, phase: 0 };
  if (count < 2 || draw.chance(0.6)) return straight;
  if (count === 2 && height >= 1.6 && draw.chance(0.3)) return { ...straight, form: 'shell' };
  const isWave = draw.chance(0.6);
  const most = (count > 2 ? 0.2 : 0.25) * width;
  return {
    form: isWave ? 'wave' : 'diagonal',
    amplitude: mm(draw.length(0.15 * width, Math.max(0.15 * width, Math.min(3, most)), 0.05)),
    waves: isWave ? Math.round(draw.length(1, count > 2 ? 4 : 6, 1)) : 1,
    phase: draw.chance(0.5) ? 0 : Math.round(draw.length(0, 359, 1)),
  };
}

const isPlateable = ({ family, colour }: AlloySpec): boolean =>
  family === 'palladium' || family === 'silver' || colour === 'white' || colour === 'grey';

export function likelyMetal(draw: Draw, tables: KernelTables, blank: Blank): Metal {
  const wide = blank.width >= 3.5 ? [1, 1, 1, 2, 2, 3, 3, 4, 5] : [1, 1, 1, 2];
  const count = draw.one(wide);
  const precious = tables.alloys.filter(({ fineMetal }) => fineMetal !== null);
  const first = draw.one(draw.chance(0.75) ? precious : tables.alloys);
  const alloys = draw.many(count, (index) => (index === 0 ? first : beside(draw, tables, first)));
  const shares = draw.one(SHARES[count] ?? [[1]]);
  const finish = likelyFinish(draw, first);
  const segments = alloys.map((alloy, index) => ({
    alloy: alloy.id,
    share: itemAt(shares, index),
    finish: draw.chance(0.7) ? finish : likelyFinish(draw, alloy),
    pattern: alloy.family === 'mokume' || alloy.family === 'carbon' ? Math.round(draw.length(0, 9999, 1)) : 0,
  }));
  const plating = draw.chance(alloys.every(isPlateable) ? 0.4 : 0.02) ? 'rhodium' : 'none';
  return { split: likelySplit(draw, blank, count), segments, plating };
}
