import { describe, expect, it } from 'vitest';
import { ringWith, TABLES, WORKED_RING } from '../../../test/fixtures/tables.ts';
import { SETTING_IDS, type ProfileId, type RingDesign, type SettingId } from '../../design/ring-design.ts';
import type { ProfileSpec } from '../../design/tables.ts';
import { checkDesign } from '../engine/check-design.ts';
import { checkRing } from '../engine/check-ring.ts';
import { ruleContext } from '../engine/rule-context.ts';

/* Tables against rules: what one of them offers the other must not refuse. */

const [ROW] = WORKED_RING.stones;
const SPACING: Readonly<Partial<Record<SettingId, number>>> = { bar: 0.5 };
const HEADS: readonly SettingId[] = ['bezel', 'prong4', 'prong6'];

function ringOf(profile: ProfileId, setting: SettingId, row: object, change: object): RingDesign {
  const stone = {
    ...ROW,
    setting,
    face: setting === 'side' ? 'right' : 'outer',
    extent: 'count',
    count: 1,
    spacing: SPACING[setting] ?? 0.2,
    lift: HEADS.includes(setting) ? 0.6 : 0,
    position: 0,
    ...row,
  };
  const segments = [{ alloy: 'pt950-ru', share: 1, finish: 'polished', pattern: 0 }];
  return ringWith({ profile, segments, engravings: [], stones: [stone], ...change } as object);
}
/** Heights over the bore, mm. */
const FLANK = Array.from({ length: 18 }, (_, k) => (k + 5) / 10);
const errorsOf = (ring: RingDesign) =>
  checkRing(ruleContext(ring, TABLES, '/rings/0')).filter(({ severity }) => severity === 'error');

/** Every place at which a stone of 1.0 to 3.0 mm could lie on the profile, the likely ones first. */
function* places({ id, kind, width, height }: ProfileSpec, setting: SettingId): Generator<RingDesign> {
  for (const diameter of [1, 1.3, 3]) {
    for (const wide of [5, 4, width[1], 3]) {
      for (const high of kind === 'round' ? [wide] : [2.4, height[1], 1.8, 3]) {
        for (const position of setting === 'side' ? FLANK : [0, 0.8, 1.2]) {
          yield ringOf(id, setting, { diameter, length: diameter, position }, { width: wide, height: high });
        }
      }
    }
  }
}

describe.each(TABLES.profiles)('the settings offered on $id', (spec) => {
  it.each(SETTING_IDS)('%s is excluded by name, or there is a place for it', (setting) => {
    let isExcluded = false;
    for (const ring of places(spec, setting)) {
      const errors = errorsOf(ring);
      if (errors.length === 0) return;
      isExcluded ||= errors.some(({ code }) => code === 'stone.setting-profile');
    }
    expect(isExcluded).toBe(true);
  });
});

describe('flank stones', () => {
  const isRefusedOn = ({ id, kind }: ProfileSpec, profiles: readonly ProfileSpec[]): boolean => {
    const height = kind === 'round' ? 5 : 2.4;
    const ring = ringOf(id, 'side', { diameter: 1, length: 1, position: 1.2 }, { width: 5, height });
    const findings = checkRing(ruleContext(ring, { ...TABLES, profiles }, '/rings/0'));
    return findings.some(({ code }) => code === 'stone.setting-profile');
  };

  it('are set into flat, upright flanks', () => {
    const spared = TABLES.profiles.filter((spec) => !isRefusedOn(spec, TABLES.profiles));
    expect(spared.map(({ id }) => id)).toEqual(['F01', 'F02', 'F14']);
  });

  it.each(TABLES.profiles)('are refused on a later profile of the form of $id until it is listed', (spec) => {
    const later = Object.assign({}, spec, { id: 'F99' });
    expect(isRefusedOn(later, [...TABLES.profiles, later])).toBe(true);
  });
});

describe('the table of sizes', () => {
  it.each(TABLES.roundSizes)('is what the rules say of $diameter mm', ({ diameter, ringWidthMin, ringHeightMin }) => {
    const row = { diameter, length: diameter };
    expect(errorsOf(ringOf('F01', 'flush', row, { width: ringWidthMin, height: ringHeightMin }))).toEqual([]);
    for (const setting of ['flush', 'grain', 'pave', 'channel', 'bar'] as const) {
      // The width that the setting asks for is one in which it can be made, however high the band.
      const narrow = errorsOf(ringOf('F01', setting, row, { width: 1.5, height: 3.5 }));
      const asked = narrow.find(({ code }) => code === 'stone.ring-width');
      const width = Math.max(1.5, Number(asked?.params['min'] ?? 1.5));
      const codes = errorsOf(ringOf('F01', setting, row, { width, height: 3.5 })).map(({ code }) => code);
      const own = codes.filter((code) => code.startsWith('stone.'));
      expect(own, `${setting} of ${diameter} in ${width}`).toEqual([]);
    }
  });

  it('lets a channel of 1.5 mm into a band of 2.0', () => {
    const row = { diameter: 1.5, length: 1.5, count: 3 };
    expect(errorsOf(ringOf('F01', 'channel', row, { width: 2, height: 1.6 }))).toEqual([]);
  });
});

describe('a flush stone', () => {
  const at = (profile: ProfileId, position: number, setting: SettingId = 'flush'): RingDesign =>
    ringOf(profile, setting, { diameter: 1, length: 1, position }, { width: 4, height: 2.2 });

  it('lies beside the ridge of a knife edge, and the way out leads there', () => {
    const issues = checkDesign({ version: 3, rings: [at('F15', 0)] }, TABLES);
    const ridge = issues.find(({ code }) => code === 'stone.ridge');
    expect(ridge?.repair?.path).toBe('/rings/0/stones/0/position');
    const beside = Number(ridge?.repair?.value);
    // Half a stone, its play, the broken edge and a bright rim of 0.1 mm.
    expect(Math.abs(beside)).toBeGreaterThanOrEqual(0.61);
    expect(errorsOf(at('F15', beside))).toEqual([]);
    for (const near of [0, 0.2, 0.4, 0.55]) {
      expect(errorsOf(at('F15', near)).map(({ code }) => code)).toContain('stone.ridge');
    }
  });

  // [profile, x across a crease, x on one face]
  it.each([
    ['F12', 1.3, 0],
    ['F14', 1.5, 0],
  ] as const)('lies on one face of %s', (profile, across, clear) => {
    expect(errorsOf(at(profile, across)).map(({ code }) => code)).toContain('stone.ridge');
    expect(errorsOf(at(profile, clear)).map(({ code }) => code)).not.toContain('stone.ridge');
  });

  it.each(['F01', 'F04', 'F05', 'F07', 'F08', 'F11', 'F13'] as const)('finds no ridge on %s', (profile) => {
    for (const position of [-0.6, 0, 0.6]) {
      expect(errorsOf(at(profile, position)).map(({ code }) => code)).not.toContain('stone.ridge');
    }
  });
});
