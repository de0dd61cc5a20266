import { describe, expect, it } from 'vitest';
import { ALLOYS } from './alloys.ts';
import { MARKETS, RHODIUM_F0 } from './alloy.ts';
import { STONE_CUT_CONTENT } from './content/stone-cuts.ts';
import { STONE_MATERIALS } from './content/stone-materials.ts';
import { FINISHES } from './finishes.ts';
import { CATALOGUE_LANGUAGES, type Localised } from './localised.ts';
import { LOOKS } from './looks.ts';
import { REFUSED_PAIRINGS } from './pairings.ts';
import { ART_IDS, ART_NAMES, BRANDS, CATEGORIES } from './pages.ts';
import { PROFILES } from './profiles.ts';
import { ENGRAVING_METHOD_NAMES, GROOVE_NAMES, SETTINGS } from './settings.ts';
import { ROUND_SIZES, STONE_CUT_NAMES, STONE_QUALITIES } from './stones.ts';
import { KERNEL_TABLES } from './tables.ts';
import { HEIGHT_MINIMUM } from './tables.ts';
import { ENGRAVING_METHODS, FINISH_IDS, GROOVE_SHAPES, PROFILE_IDS, SETTING_IDS, STONE_CUTS } from '@ringwerk/kernel';
import { RELIEF_DEPTH } from '@ringwerk/kernel/body';

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
const sorted = (values: readonly string[]) => [...values].sort();

const named = (where: string, rows: readonly { readonly id: string | number; readonly names: Localised }[]) =>
  rows.map(({ id, names }): [string, Localised] => [`${where}/${id}`, names]);
const keyed = (where: string, record: Readonly<Record<string, Localised>>) =>
  Object.entries(record).map(([key, names]): [string, Localised] => [`${where}/${key}`, names]);
const isProperOnly = (text: string) =>
  !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);

/** Every text of the catalogue with a path that says where a failure stands. */
function texts(): [string, Localised][] {
  return [
    ...named('alloys', ALLOYS),
    ...named('profiles', PROFILES),
    ...named('finishes', FINISHES),
    ...named('settings', SETTINGS),
    ...named('stones', STONE_MATERIALS),
    ...named('qualities', STONE_QUALITIES),
    ...named('categories', CATEGORIES),
    ...keyed('arts', ART_NAMES),
    ...keyed('grooves', GROOVE_NAMES),
    ...keyed('engraving', ENGRAVING_METHOD_NAMES),
    ...keyed('cuts', STONE_CUT_NAMES),
    ...named('cut content', STONE_CUT_CONTENT),
    ...STONE_MATERIALS.flatMap(({ id, disclosure }): [string, Localised][] =>
      disclosure ? [[`disclosure/${id}`, disclosure]] : [],
    ),
  ];
}

describe('texts', () => {
  it('stand in all six languages', () => {
    expect(texts().length).toBeGreaterThan(100);
    const missing = texts().flatMap(([path, names]) =>
      CATALOGUE_LANGUAGES.filter((language) => names[language].trim() === '').map((language) => `${path}/${language}`),
    );
    expect(missing).toEqual([]);
  });

  it('are written in the script of the reader for Japanese and Korean', () => {
    const foreign = texts().filter(([, names]) => isProperOnly(names.jp) || isProperOnly(names.kr));
    // Laboratory grades are read in Latin letters everywhere; everything else must be translated.
    expect(foreign.map(([path]) => path)).toEqual([]);
  });

  it.each(CATALOGUE_LANGUAGES)('tell alloys, stones, finishes and categories apart in %s', (language) => {
    for (const rows of [ALLOYS, STONE_MATERIALS, FINISHES, CATEGORIES, PROFILES]) {
      const names = rows.map((row) => row.names[language]);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe('ids', () => {
  it('are unique in every table', () => {
    for (const rows of [ALLOYS, PROFILES, FINISHES, SETTINGS, STONE_MATERIALS, STONE_QUALITIES]) {
      expect(new Set(ids(rows)).size).toBe(rows.length);
    }
  });

  it('cover exactly the lists of the design record', () => {
    expect(sorted(ids(PROFILES))).toEqual(sorted(PROFILE_IDS));
    expect(sorted(ids(FINISHES))).toEqual(sorted(FINISH_IDS));
    expect(sorted(ids(SETTINGS))).toEqual(sorted(SETTING_IDS));
    expect(sorted(Object.keys(GROOVE_NAMES))).toEqual(sorted(GROOVE_SHAPES));
    expect(sorted(Object.keys(ENGRAVING_METHOD_NAMES))).toEqual(sorted(ENGRAVING_METHODS));
    expect(sorted(Object.keys(STONE_CUT_NAMES))).toEqual(sorted(STONE_CUTS));
  });

  it('resolve: qualities of stones, layers of mokume, families of the height table', () => {
    const qualities = new Set(ids(STONE_QUALITIES));
    const alloys = new Set(ids(ALLOYS));
    expect(STONE_MATERIALS.flatMap((material) => material.qualities).filter((id) => !qualities.has(id))).toEqual([]);
    expect(ALLOYS.flatMap(({ layers }) => layers ?? []).filter((id) => !alloys.has(id))).toEqual([]);
    expect(ALLOYS.filter(({ family }) => HEIGHT_MINIMUM[family] === undefined)).toEqual([]);
  });

  it('of categories are 1 to 12 in order', () => {
    expect(CATEGORIES.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(new Set(CATEGORIES.map(({ slug }) => slug)).size).toBe(12);
    expect(sorted(Object.keys(ART_NAMES))).toEqual(sorted([...ART_IDS, 'zweiklang']));
    expect(BRANDS).toEqual(['ringwerk']);
  });
});

describe('alloys', () => {
  it('weigh what the sources say', () => {
    const outside = ALLOYS.filter(({ density, densityRange: [from, to] }) => density < from || density > to);
    expect(ids(outside)).toEqual([]);
    expect(ALLOYS.length).toBeGreaterThanOrEqual(40);
  });

  it('have the density of their layers when they are mokume', () => {
    for (const { id, density, layers } of ALLOYS) {
      if (!layers) continue;
      const mean =
        layers.reduce((sum, layer) => sum + (ALLOYS.find((alloy) => alloy.id === layer)?.density ?? NaN), 0) /
        layers.length;
      expect(Math.abs(density - mean), id).toBeLessThan(0.01);
    }
  });

  it('reflect between nothing and a little over everything', () => {
    const wrong = ALLOYS.filter(({ f0 }) => f0.some((value) => !(value >= 0 && value <= 1.1)));
    expect(ids(wrong)).toEqual([]);
    expect(ALLOYS.filter(({ swatch }) => !/^#[0-9A-F]{6}$/.test(swatch))).toEqual([]);
  });

  it('show the swatch that follows from what is delivered', () => {
    const channel = (linear: number) => {
      const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
      return Math.round(value * 255)
        .toString(16)
        .padStart(2, '0');
    };
    // Black skins are drawn lighter than they are, or lists would show a hole.
    const metals = ALLOYS.filter(({ family }) => family !== 'zirconium' && family !== 'carbon');
    for (const { id, f0, isRhodiumPlated, swatch } of metals) {
      const seen = isRhodiumPlated ? RHODIUM_F0 : f0;
      expect(swatch.toLowerCase(), id).toBe(`#${seen.map((value) => channel(0.85 * value * value)).join('')}`);
    }
  });

  it('carry a fineness exactly where a fixing prices them', () => {
    expect(ALLOYS.filter(({ fineness, fineMetal }) => (fineness === null) !== (fineMetal === null))).toEqual([]);
    expect(ALLOYS.filter(({ fineness }) => fineness !== null && (fineness < 333 || fineness > 999))).toEqual([]);
  });

  it('sum to a hundred per cent by weight', () => {
    for (const { id, composition } of ALLOYS) {
      if (composition)
        expect(
          Object.values(composition).reduce((a, b) => a + b),
          id,
        ).toBeCloseTo(100, 6);
    }
  });

  it('that are refused together name families in the table', () => {
    const kinds = REFUSED_PAIRINGS.flat();
    expect(kinds.length).toBeGreaterThan(0);
    for (const kind of kinds) {
      const hits = ALLOYS.filter(
        (alloy) => alloy.family === kind.family && (kind.colour ?? alloy.colour) === alloy.colour,
      );
      expect(hits.length).toBeGreaterThan(0);
    }
  });

  it('offer every market gold, and no gold below 585 in the Netherlands', () => {
    for (const market of MARKETS) {
      const golds = ALLOYS.filter(({ family, markets }) => family === 'gold' && markets.includes(market));
      expect(golds.length, market).toBeGreaterThan(5);
      if (market === 'NL') expect(Math.min(...golds.map(({ fineness }) => fineness ?? 0))).toBeGreaterThanOrEqual(585);
    }
  });
});

describe('stones', () => {
  it('have sizes that ascend with their ring minima', () => {
    for (const [index, size] of ROUND_SIZES.entries()) {
      const previous = ROUND_SIZES[index - 1];
      expect(size.ringWidthMin).toBeGreaterThan(size.diameter);
      if (!previous) continue;
      expect(size.diameter).toBeGreaterThan(previous.diameter);
      expect(size.bucket).toBeGreaterThan(previous.bucket);
      expect(size.ringWidthMin).toBeGreaterThanOrEqual(previous.ringWidthMin);
      expect(size.ringHeightMin).toBeGreaterThanOrEqual(previous.ringHeightMin);
    }
  });

  it('leave metal between culet and bore at the smallest ring height', () => {
    // Girdle 0.12 under the surface, culet 0.46 d below the girdle plane, 0.35 mm of wall left.
    const thin = ROUND_SIZES.filter(({ diameter, ringHeightMin }) => ringHeightMin - 0.12 - 0.46 * diameter < 0.35);
    expect(thin).toEqual([]);
  });

  it('refract more in the blue than in the red', () => {
    for (const {
      id,
      refractiveIndex: [red, green, blue],
      density,
    } of STONE_MATERIALS) {
      expect(red, id).toBeGreaterThan(1.3);
      expect(green, id).toBeGreaterThan(red);
      expect(blue, id).toBeGreaterThan(green);
      expect(density, id).toBeGreaterThan(2);
    }
  });
});

describe('looks', () => {
  it('exist for everything that a scene can name', () => {
    expect(sorted(Object.keys(LOOKS.alloys))).toEqual(sorted(ids(ALLOYS)));
    expect(sorted(Object.keys(LOOKS.finishes))).toEqual(sorted(FINISH_IDS));
    expect(sorted(Object.keys(LOOKS.gems))).toEqual(sorted(ids(STONE_MATERIALS)));
  });

  it('show rhodium over plated white gold and layers in mokume', () => {
    expect(LOOKS.alloys['au585-white-pd']?.f0).toEqual([0.796, 0.764, 0.743]);
    expect(LOOKS.alloys['au585-grey']?.f0).toEqual([0.542, 0.493, 0.431]);
    expect(LOOKS.alloys['mokume-au750red-ag925']?.pattern).toEqual({
      kind: 'mokume',
      form: 'star',
      thickness: 0.2,
      figure: 5,
      layers: [
        [0.958, 0.642, 0.457],
        [0.858, 0.827, 0.777],
      ],
    });
  });
});

describe('finishes', () => {
  it('have an order in every range, a stroke length where they have strokes, and a direction where they have lines', () => {
    const wrong = FINISHES.filter(({ scale, depth, strokeLength, pattern, direction }) => {
      const ranges = [scale, depth, ...(strokeLength === null ? [] : [strokeLength])];
      const isLined = pattern === 'lines' || pattern === 'facets';
      return (
        ranges.some(([from, to]) => !(from > 0 && to >= from)) ||
        (pattern === 'lines' && strokeLength === null) ||
        (isLined && direction === null)
      );
    });
    expect(ids(wrong)).toEqual([]);
  });

  it('are in the mesh when the silhouette shows them, as deep as the catalogue says', () => {
    const deep = FINISHES.filter(({ pattern }) => ['dents', 'ridges', 'notches'].includes(pattern));
    expect(sorted(ids(deep))).toEqual(sorted(Object.keys(RELIEF_DEPTH)));
    for (const { id, depth } of deep) {
      const deepest = 1000 * (RELIEF_DEPTH[id as keyof typeof RELIEF_DEPTH] ?? 0);
      expect(deepest, id).toBeGreaterThanOrEqual(depth[0]);
      // A rounded ridge may lie some micrometres deeper than the deepest dent.
      expect(deepest, id).toBeLessThanOrEqual(depth[1] + 5);
    }
  });
});

it('hands the kernel complete tables', () => {
  expect(KERNEL_TABLES.alloys).toHaveLength(ALLOYS.length);
  expect(KERNEL_TABLES.profiles).toHaveLength(PROFILE_IDS.length);
});
