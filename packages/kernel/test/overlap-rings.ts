import { PLAIN_RING, PLAIN_ROW } from '../src/design/blank-ring.ts';
import { canonicalRing } from '../src/design/parse-design.ts';
import {
  SETTING_IDS,
  STONE_CUTS,
  type ProfileId,
  type RingDesign,
  type SettingId,
  type StoneCut,
  type StoneRow,
} from '../src/design/ring-design.ts';
import type { KernelTables } from '../src/design/tables.ts';
import { checkRing, errorKeys } from '../src/rules/engine/check-ring.ts';
import { ruleContext } from '../src/rules/engine/rule-context.ts';
import { CUT_LIMITS } from '../src/rules/stones/cut-limits.ts';
import { EXCLUSIONS } from '../src/rules/stones/exclusions.ts';
import { SETTING_LIMITS } from '../src/rules/stones/setting-limits.ts';
import { itemAt } from '../src/units/item-at.ts';
import { mm } from '../src/units/quantities.ts';

/** A setting with a cut that the rules let it hold. */
export interface SetCut {
  readonly setting: SettingId;
  readonly cut: StoneCut;
}

/** Every setting with every cut that no rule keeps from it. */
export const SET_CUTS: readonly SetCut[] = SETTING_IDS.flatMap((setting) =>
  STONE_CUTS.filter(
    (cut) => !EXCLUSIONS.some(({ settings, cuts }) => cuts?.includes(cut) === true && settings.includes(setting)),
  ).map((cut) => ({ setting, cut })),
);

/** Widths of stones, mm, and their depths: the cut's own, and the flattest and the deepest that the rules take. */
const SIZES = [1.3, 2.1, 3, 4.3, 6.5];
const DEPTHS = ['own', 'deepest', 'flattest'] as const;
/** Flat, halfround, court, strongly curved and comfort-fit bands. */
const PROFILES: readonly ProfileId[] = ['F01', 'F04', 'F05', 'F08', 'F02'];
/** Bands that are tried for a stone: the lowest and narrowest one that the rules accept is measured, mm. */
const HEIGHTS = [1.3, 1.6, 1.9, 2.2, 2.6, 3, 3.5];
const WIDTHS = [1.5, 2, 2.5, 3, 4, 5, 6.5, 8, 10];
const LIFTS = [0.4, 0.8, 1.2, 1.6, 2.2, 3, 4, 5];

function rowOf({ setting, cut }: SetCut, width: number, k: number): StoneRow {
  const { length, depth } = CUT_LIMITS[cut];
  const ratio = k % 2 === 0 ? Math.max(1, length[0]) : (length[0] + length[1]) / 2;
  const depths = { own: null, flattest: mm(depth[0] * width), deepest: mm(depth[1] * width) };
  const { spacing } = SETTING_LIMITS[setting];
  return {
    ...PLAIN_ROW,
    setting,
    cut,
    material: 'diamond-natural',
    quality: 'tw-si',
    // Listed stones come in every size and depth.
    listing: 'measured',
    diameter: mm(width),
    length: mm(cut === 'round' ? width : Math.round(100 * ratio * width) / 100),
    depth: depths[itemAt(DEPTHS, k % DEPTHS.length)],
    orientation: k % 2 === 0 ? 'along' : 'across',
    face: setting === 'side' ? 'right' : 'outer',
    extent: 'count',
    count: setting === 'tension' ? 1 : 3,
    spacing: mm(spacing),
    position: mm(0),
  };
}

const isMakeable = (ring: RingDesign, tables: KernelTables): boolean =>
  errorKeys(checkRing(ruleContext(ring, tables, '/rings/0'))).length === 0;

/** The lowest and narrowest band of a profile that carries the row; null when none does. */
function ringFor(row: StoneRow, profile: ProfileId, tables: KernelTables): RingDesign | null {
  const lifts = SETTING_LIMITS[row.setting].edge === -Infinity ? LIFTS : [0];
  const alloy = row.setting === 'tension' ? 'pt950-ru' : 'au585-yellow';
  for (const lift of lifts) {
    for (const height of HEIGHTS) {
      for (const width of WIDTHS) {
        const position = row.setting === 'side' ? mm(height / 2) : row.position;
        const ring = canonicalRing({
          ...PLAIN_RING,
          role: 'single',
          profile,
          width: mm(width),
          height: mm(height),
          size: mm(54),
          segments: [{ alloy, share: 1, finish: 'polished', pattern: 0 }],
          stones: [{ ...row, position, lift: mm(lift) }],
        });
        if (isMakeable(ring, tables)) return ring;
      }
    }
  }
  return null;
}

/** The first profile and back, from the k-th on, in which the row can be made. */
function firstRing(row: StoneRow, k: number, tables: KernelTables): RingDesign | null {
  const backs = k % 2 === 0 ? (['closed', 'open'] as const) : (['open', 'closed'] as const);
  for (let step = 0; step < PROFILES.length; step++) {
    const profile = itemAt(PROFILES, (k + step) % PROFILES.length);
    for (const back of backs) {
      const ring = ringFor({ ...row, back }, profile, tables);
      if (ring !== null) return ring;
    }
  }
  return null;
}

/**
 * Rings that can be made with a cut in a setting: a few sizes, each in its own depth, profile, direction and back in turn;
 * `turns` of them for each size.
 */
export function overlapRings(setCut: SetCut, tables: KernelTables, turns: number): readonly RingDesign[] {
  const rings: RingDesign[] = [];
  SIZES.forEach((width, size) => {
    for (let turn = 0; turn < turns; turn++) {
      const k = size + turn;
      const row = rowOf(setCut, width, k);
      const found = firstRing(row, k, tables);
      if (found !== null) rings.push(found);
    }
  });
  return rings;
}
