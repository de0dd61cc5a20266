import { parseDesign, serialiseDesign, withoutStones, type Design } from '@ringwerk/kernel';
import { evaluateDesign } from '@ringwerk/kernel/evaluate';
import { buildRingScene } from '@ringwerk/kernel/mesh';
import type { RetailRule } from '@ringwerk/kernel/price';
import { checkDesign } from '@ringwerk/kernel/rules';
import { describe, expect, it } from 'vitest';
import { PRICE_LIST } from '../price-list.ts';
import { LOOKS } from '../looks.ts';
import { KERNEL } from '../kernel.ts';
import { KERNEL_TABLES } from '../tables.ts';
import { MODELS } from './models.ts';

/** Every design of the collection, both stone options, with the words that a failure is found by. */
const DESIGNS: readonly (readonly [string, Design])[] = MODELS.flatMap(
  ({ articleNumber, names, with: set, without }) => {
    const title = `${articleNumber} ${names.en}`;
    const plain = [`${title} without stones`, without] as const;
    return set ? [[title, set] as const, plain] : [plain];
  },
);

const RETAIL: RetailRule = { factor: 2.2, country: 'DE', exchangeRate: 1, roundUpTo: 0 };

describe('every design of the collection', () => {
  it('is read back unchanged from JSON', () => {
    expect(DESIGNS.length).toBeGreaterThan(MODELS.length);
    const changed = DESIGNS.flatMap(([title, design]) => {
      // JSON is how a design reaches server and page.
      const parsed = parseDesign(JSON.parse(JSON.stringify(design)));
      if (!parsed.ok) return [[title, parsed.issues]];
      return serialiseDesign(parsed.value) === serialiseDesign(design) ? [] : [[title, 'changed by parsing']];
    });
    expect(changed).toEqual([]);
  });

  it('is accepted by the rules of the workshop', () => {
    const refused = DESIGNS.flatMap(([title, design]) =>
      checkDesign(design, KERNEL_TABLES)
        .filter(({ severity }) => severity === 'error')
        .map(({ code, path, params }) => `${title}: ${code} ${path} ${JSON.stringify(params)}`),
    );
    expect(refused).toEqual([]);
  });

  it('has a weight and a price', () => {
    const unpriced = DESIGNS.flatMap(([title, design]) => {
      const { isMakeable, total, issues } = evaluateDesign(design, KERNEL, PRICE_LIST, RETAIL);
      const isPriced = isMakeable && total !== null && total.grams > 0.5 && total.cost > 5_000;
      return isPriced ? [] : [[title, issues]];
    });
    expect(unpriced).toEqual([]);
  });

  // Coarse on purpose: the question is whether every shape can be built, not how smooth it is.
  it('becomes a scene whose every part and stone has a look', () => {
    const broken = DESIGNS.flatMap(([title, { rings }]) =>
      rings.flatMap((ring) => {
        const { parts, stones } = buildRingScene(ring, KERNEL, { around: 48, perArc: 4 });
        const isSeen =
          parts.every(({ alloy, finish }) => LOOKS.alloys[alloy] && LOOKS.finishes[finish]) &&
          stones.every(({ material }) => LOOKS.gems[material]);
        const isFinite = parts.every(({ mesh }) => mesh.indices.length > 0 && mesh.positions.every(Number.isFinite));
        const hasItsStones = stones.length > 0 === ring.stones.length > 0;
        return isSeen && isFinite && hasItsStones ? [] : [title];
      }),
    );
    expect(broken).toEqual([]);
  });

  it('loses nothing but its stones in the other option', () => {
    const wrong = MODELS.filter(
      ({ with: set, without }) => set && JSON.stringify(withoutStones(set)) !== JSON.stringify(without),
    );
    expect(wrong.map(({ articleNumber }) => articleNumber)).toEqual([]);
  });

  it('costs more with its stones than without', () => {
    const cost = (design: Design) => evaluateDesign(design, KERNEL, PRICE_LIST, RETAIL).total?.cost ?? 0;
    const wrong = MODELS.filter(({ with: set, without }) => set && cost(set) <= cost(without));
    expect(wrong.map(({ articleNumber }) => articleNumber)).toEqual([]);
  });
});

// The calculation that the trade agreed on, through the catalogue's own tables and price list.
it('prices the worked example to the cent', () => {
  const ring = {
    role: 'single',
    profile: 'F05',
    width: 4,
    height: 1.6,
    size: 54,
    segments: [{ alloy: 'au585-yellow', share: 1, finish: 'matte-long' }],
    grooves: [],
    stones: [
      {
        setting: 'flush',
        cut: 'round',
        material: 'diamond-natural',
        quality: 'tw-si',
        diameter: 1.7,
        extent: 'count',
        count: 1,
        spacing: 0.2,
        position: 0,
      },
    ],
    engraving: { text: 'Anna 12.6.2027', method: 'laser', font: 'serif' },
  };
  const parsed = parseDesign({ version: 1, rings: [ring] });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const { total } = evaluateDesign(parsed.value, KERNEL, PRICE_LIST, RETAIL);
  expect(total?.grams).toBe(4.19);
  expect(total?.cost).toBe(33_535);
  expect(total?.retail.net).toBe(73_777);
  expect(total?.retail.tax).toBe(14_018);
  expect(total?.retail.gross).toBe(87_795);
});
