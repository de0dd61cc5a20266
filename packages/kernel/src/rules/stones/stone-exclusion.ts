import { profileSpec } from '../../body/ring-body.ts';
import { SETTING_IDS, type SettingId, type StoneRow } from '../../design/ring-design.ts';
import type { AlloySpec } from '../../design/tables.ts';
import { wallUnder } from '../../stones/seat-wall.ts';
import { EXCLUSIONS, type Exclusion } from './exclusions.ts';
import { FORCED_GROOVE } from '../finishes/finish-groove.ts';
import { issue, upToStep, type Finding, type Way } from '../basis/make-issue.ts';
import { alloyOf, curvature, lanesTouched } from '../basis/rule-lookups.ts';
import type { RingRule, RuleContext } from '../basis/rule.ts';
import { COLLAR_BESIDE, collarDepth } from './stone-collar.ts';
import { stoneAcross, stoneExtent } from './stone-extent.ts';

/** One surface that the stones of a row touch. */
interface Ground {
  readonly at: string;
  readonly alloy: AlloySpec | undefined;
  readonly finish: string;
}

/** What lies under the row: the strip that holds it whole, else every lane that it touches. */
function groundOf(context: RuleContext, row: StoneRow): Ground[] {
  const { ring, tables } = context;
  const [low, high] = row.face === 'outer' ? stoneExtent(row) : flankExtent(row, ring.width);
  const ground = (list: 'inlays' | 'segments', index: number): Ground[] => {
    const part = ring[list][index];
    return part === undefined ? [] : [{ at: `${list}/${index}`, alloy: alloyOf(tables, part), finish: part.finish }];
  };
  const strip = ring.inlays.findIndex(
    ({ position, width }) => position - width / 2 <= low + 1e-6 && position + width / 2 >= high - 1e-6,
  );
  if (row.face === 'outer' && strip >= 0) return ground('inlays', strip);
  const surface = lanesTouched(context, low, high).flatMap((lane) => ground('segments', lane));
  return isThroughShell(context, row) ? [...surface, ...ground('segments', 1).flatMap(underneath)] : surface;
}

/** Whether the cuts of a row go through the outer shell into the inner one. */
function isThroughShell({ ring, body, plan }: RuleContext, row: StoneRow): boolean {
  const { shell } = body();
  if (shell === null) return false;
  if (row.face !== 'outer') return row.position - stoneAcross(row) / 2 < shell.y;
  return row.setting === 'tension' || wallUnder(body(), row, plan(ring.stones.indexOf(row))) < shell.y;
}

/** An inner shell is only cut through: it raises no bead, takes no solder and shows no finish, but it must not splinter. */
const underneath = ({ at, alloy }: Ground): Ground[] =>
  alloy?.isBrittle === true ? [{ at, alloy, finish: 'polished' }] : [];

const flankExtent = ({ face }: StoneRow, width: number): readonly [number, number] =>
  face === 'left' ? [-width / 2, -width / 2 + 0.1] : [width / 2 - 0.1, width / 2];

const holds = <T>(wanted: readonly T[] | undefined, actual: T): boolean =>
  wanted === undefined || wanted.includes(actual);

/** Whether the fields of an exclusion that do not speak of the ground hold for the row. */
function rowMatches({ ring, tables }: RuleContext, row: StoneRow, exclusion: Exclusion): boolean {
  if (exclusion.profilesBut?.includes(ring.profile) === true) return false;
  if (exclusion.isConcave === true && curvature(ring, tables).outerSagitta >= 0) return false;
  const material = tables.stoneMaterials.find(({ id }) => id === row.material);
  if (exclusion.isSensitive === true && material?.isSensitive !== true) return false;
  return (
    holds(exclusion.kinds, profileSpec(tables, ring.profile).kind) &&
    holds(exclusion.cuts, row.cut) &&
    holds(exclusion.faces, row.face) &&
    holds(exclusion.backs, row.back) &&
    holds(exclusion.extents, row.extent)
  );
}

const groundMatches = ({ works, isBrittle, finishes }: Exclusion, { alloy, finish }: Ground): boolean =>
  (works === undefined || (alloy !== undefined && works.includes(alloy.work))) &&
  (isBrittle === undefined || alloy?.isBrittle === isBrittle) &&
  (finishes === undefined || finishes.some((id) => id === finish));

/** The first row of the matrix that refuses the setting, with the ground that it names; null when it may be set. */
function refusalOf(context: RuleContext, row: StoneRow, setting: SettingId, grounds: readonly Ground[]) {
  for (const exclusion of EXCLUSIONS) {
    if (!exclusion.settings.includes(setting) || !rowMatches(context, row, exclusion)) continue;
    const ground = grounds.find((candidate) => groundMatches(exclusion, candidate));
    if (ground !== undefined) return { exclusion, ground };
  }
  return null;
}

const faceOf = (setting: SettingId): StoneRow['face'] => (setting === 'side' ? 'right' : 'outer');

/** A strip of soft metal under stones that carbon or zirconium would not hold. */
function collarWays({ path, ring, tables }: RuleContext, row: StoneRow, { alloy }: Ground): Way[] {
  const gold = tables.alloys.filter(({ family }) => family === 'gold');
  const soft = gold.find(({ fineness, colour }) => fineness === 585 && colour === 'yellow') ?? gold[0];
  if (alloy?.isBrittle !== true || soft === undefined || row.face !== 'outer') return [];
  const [low, high] = stoneExtent(row);
  const { position } = row;
  const width = upToStep(high - low + 2 * COLLAR_BESIDE, 0.1);
  const strip = { alloy: soft.id, width, position, depth: upToStep(collarDepth(row), 0.1), finish: 'polished' };
  return [{ path: `${path}/inlays`, value: [...ring.inlays, strip] }];
}

function waysOut(context: RuleContext, row: StoneRow, at: string, exclusion: Exclusion, ground: Ground): Way[] {
  const { path } = context;
  const grounds = groundOf(context, row);
  const others = SETTING_IDS.filter(
    (id) => id !== row.setting && id !== 'tension' && refusalOf(context, row, id, grounds) === null,
  );
  const settings = others.slice(0, 4).map((value) => ({ path: `${at}/setting`, value }));
  switch (exclusion.code) {
    case 'stone.setting-finish': {
      const calm = Object.entries(FORCED_GROOVE).find(([id]) => id === ground.finish)?.[1] ?? 'polished';
      return [{ path: `${path}/${ground.at}/finish`, value: calm }, ...settings];
    }
    case 'stone.setting-face':
      return [{ path: `${at}/face`, value: faceOf(row.setting) }, ...settings];
    case 'stone.setting-back':
      return [{ path: `${at}/back`, value: 'closed' }, ...settings];
    case 'stone.setting-count':
      return [{ path: `${at}/extent`, value: 'count' }, ...settings];
    case 'stone.setting-cut': {
      const round = { ...row, cut: 'round', length: row.diameter, orientation: 'along' };
      return [...settings, { path: at, value: round }];
    }
    case 'stone.setting-alloy':
      return [...settings, ...collarWays(context, row, ground)];
    default:
      return settings;
  }
}

/** Setting against profile, metal, surface, stone, cut, face, back and extent, by the one matrix. */
export const stoneExclusion: RingRule = (context) =>
  context.ring.stones.flatMap((row, index): Finding[] => {
    const refused = refusalOf(context, row, row.setting, groundOf(context, row));
    if (refused === null) return [];
    const { exclusion, ground } = refused;
    const at = `${context.path}/stones/${index}`;
    const params = {
      setting: row.setting,
      profile: context.ring.profile,
      alloy: ground.alloy?.id ?? '',
      finish: ground.finish,
      material: row.material,
      cut: row.cut,
    };
    return [issue(exclusion.code, `${at}/setting`, params, ...waysOut(context, row, at, exclusion, ground))];
  });
