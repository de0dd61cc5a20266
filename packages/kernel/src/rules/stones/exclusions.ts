import {
  SETTING_IDS,
  type FinishId,
  type ProfileId,
  type RowExtent,
  type SeatBack,
  type SettingId,
  type StoneCut,
  type StoneFace,
} from '../../design/ring-design.ts';
import type { AlloyWork, ProfileSpec } from '../../design/tables.ts';
import type { IssueCode } from '../../units/result.ts';

/**
 * What excludes what. A row refuses its settings where every other field that it names holds; fields that it does not
 * name say nothing. Lanes count when the stones touch them; a strip under the stones counts in place of its lane.
 */
export interface Exclusion {
  readonly code: IssueCode;
  readonly settings: readonly SettingId[];
  /** The profiles that the row spares: it refuses every other one, also one that is added later. */
  readonly profilesBut?: readonly ProfileId[];
  readonly kinds?: readonly ProfileSpec['kind'][];
  /** Profile or own curvature with a hollow outer line. */
  readonly isConcave?: true;
  readonly works?: readonly AlloyWork[];
  readonly isBrittle?: true;
  readonly finishes?: readonly FinishId[];
  readonly isSensitive?: true;
  readonly cuts?: readonly StoneCut[];
  readonly faces?: readonly StoneFace[];
  readonly backs?: readonly SeatBack[];
  readonly extents?: readonly RowExtent[];
}

const allBut = (...kept: readonly SettingId[]): readonly SettingId[] => SETTING_IDS.filter((id) => !kept.includes(id));
const STEP_CUTS: readonly StoneCut[] = ['emerald', 'asscher', 'baguette'];
const POINTED: readonly StoneCut[] = ['pear', 'marquise', 'heart'];
const ROUNDED: readonly StoneCut[] = ['oval', 'cushion'];
const FANCY: readonly StoneCut[] = ['princess', 'radiant', ...STEP_CUTS, ...POINTED, ...ROUNDED];
/** Settings whose stones are set into the lane; heads stand on it and flank stones lie beside it. */
const IN_THE_LANE = allBut('bezel', 'prong4', 'prong6', 'side');
/**
 * Flank stones need a flat, upright flank that is higher than the smallest stone. Dome and chamfer of F06 and F12 leave
 * 0.9 and 0.7 mm of theirs at the most; the flanks of F13 and F17 differ in height or lean.
 */
const FLANK_PROFILES: readonly ProfileId[] = ['F01', 'F02', 'F14'];
const CUT_ROWS: readonly SettingId[] = ['grain', 'pave', 'channel', 'channel-cross', 'bar'];

export const EXCLUSIONS: readonly Exclusion[] = [
  // Profile. A wire has no face for a head, a hollow none for a slot across, a ridge none to either side of a bead.
  { code: 'stone.setting-profile', settings: allBut('flush', 'grain', 'channel'), kinds: ['round'] },
  { code: 'stone.setting-profile', settings: ['channel-cross', 'side'], isConcave: true },
  { code: 'stone.setting-profile', settings: allBut('flush', 'bezel'), kinds: ['knife'] },
  { code: 'stone.setting-profile', settings: ['side'], profilesBut: FLANK_PROFILES },
  // Metal. Hard metals raise no bead and take no solder; an oxide skin may only be cut before it is grown.
  // What does not spring holds no stone by tension: that rule names the metal itself.
  {
    code: 'stone.setting-alloy',
    settings: ['grain', 'pave', 'bar', 'bezel', 'prong4', 'prong6'],
    works: ['hard'],
  },
  {
    code: 'stone.setting-alloy',
    settings: allBut('flush', 'scatter', 'side', 'tension'),
    works: ['hard'],
    isBrittle: true,
  },
  { code: 'stone.setting-alloy', settings: allBut('tension'), works: ['fibre'] },
  // Surface. Running and crossing tools leave no rim for a stone; dents beside a cut row would cut into its beads.
  { code: 'stone.setting-finish', settings: IN_THE_LANE, finishes: ['ice', 'matte-xcross'] },
  {
    code: 'stone.setting-finish',
    settings: CUT_ROWS,
    finishes: ['hammer-pol', 'hammer-mat', 'hammer-coarse', 'bark', 'notch'],
  },
  // Notches are filed through the edge where a flank stone would sit.
  { code: 'stone.setting-finish', settings: ['side'], finishes: ['notch'] },
  // Stone. Brittle and heat-sensitive stones bear neither hammer nor pressure; points chip under the punch.
  {
    code: 'stone.setting-material',
    settings: ['flush', 'scatter', 'side', 'grain', 'pave', 'tension'],
    isSensitive: true,
  },
  { code: 'stone.setting-cut', settings: ['grain', 'pave', 'scatter'], cuts: FANCY },
  { code: 'stone.setting-cut', settings: ['flush'], cuts: ['radiant', ...STEP_CUTS, ...POINTED] },
  { code: 'stone.setting-cut', settings: ['side'], cuts: FANCY.filter((cut) => cut !== 'princess') },
  { code: 'stone.setting-cut', settings: ['channel', 'channel-cross', 'bar'], cuts: [...POINTED, ...ROUNDED] },
  { code: 'stone.setting-cut', settings: ['tension'], cuts: POINTED },
  { code: 'stone.setting-cut', settings: ['prong6'], cuts: FANCY.filter((cut) => cut !== 'oval') },
  // Place and build.
  { code: 'stone.setting-face', settings: allBut('side'), faces: ['left', 'right'] },
  { code: 'stone.setting-face', settings: ['side'], faces: ['outer'] },
  {
    code: 'stone.setting-back',
    settings: ['channel-cross', 'tension', 'prong4', 'prong6', 'side', 'scatter'],
    backs: ['open'],
  },
  { code: 'stone.setting-count', settings: ['tension', 'channel-cross'], extents: ['third', 'half', 'full'] },
];
