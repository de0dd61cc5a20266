import { CUT_SIZES, KERNEL_TABLES, ROUND_SIZES } from '@ringwerk/catalogue';
import { mm, parseDesign } from '@ringwerk/kernel';
import { checkDesign } from '@ringwerk/kernel/rules';
import { describe, expect, it } from 'vitest';
import { examplePair } from '../../test/example-pair.ts';
import {
  GROUP_KINDS,
  groupKindOf,
  newStones,
  placedAside,
  PRESET_NAMES,
  presetStones,
  withCut,
  withListing,
  withSetting,
} from './stone-groups.ts';

const SIZES = [
  { diameter: 1.3, bucket: 0.01, ringWidthMin: 1.5, ringHeightMin: 1.2 },
  { diameter: 1.7, bucket: 0.02, ringWidthMin: 2, ringHeightMin: 1.3 },
  { diameter: 2.1, bucket: 0.04, ringWidthMin: 2.5, ringHeightMin: 1.5 },
];
const pair = examplePair();
const [first] = pair.rings;
if (first === undefined) throw new Error('the example pair has no ring');
const sizes = { roundSizes: ROUND_SIZES, cutSizes: CUT_SIZES };

describe('groups of stones', () => {
  it('are offered as large as the ring carries', () => {
    expect(newStones(first, 'single', SIZES).diameter).toBe(2.1);
    expect(newStones({ ...first, width: mm(2.1) }, 'single', SIZES).diameter).toBe(1.7);
  });

  it.each(GROUP_KINDS)('a new %s is what it is called, and a legal record', (kind) => {
    const row = newStones(first, kind, ROUND_SIZES);
    expect(groupKindOf(row)).toBe(kind);
    const parsed = parseDesign({ ...pair, rings: [{ ...first, stones: [row] }, pair.rings[1]] });
    expect(parsed.ok ? parsed.value.rings[0]?.stones[0] : parsed.issues).toEqual(row);
  });

  it.each(PRESET_NAMES)('%s can be made on a ring that is strong enough', (preset) => {
    // Springy enough for a tension ring, too.
    const segments = first.segments.map((segment) => ({ ...segment, alloy: 'pt950-ru' }));
    const ring = { ...first, segments, width: mm(4), height: mm(2.4), role: 'single' } as const;
    const design = { version: 3, rings: [{ ...ring, stones: [presetStones(ring, preset, ROUND_SIZES)] }] } as const;
    const errors = checkDesign(design, KERNEL_TABLES).filter((issue) => issue.severity === 'error');
    expect(errors).toEqual([]);
  });

  it('take along what a setting needs, and leave what was chosen by hand', () => {
    const row = newStones(first, 'row', ROUND_SIZES);
    expect(withSetting(row, 'flush', first).spacing).toBe(0.2);
    expect(withSetting({ ...row, spacing: mm(0.33) }, 'flush', first).spacing).toBe(0.33);
    expect(withSetting(row, 'side', first)).toMatchObject({ face: 'left', position: first.height / 2 });
    expect(withSetting(withSetting(row, 'side', first), 'flush', first)).toMatchObject({ face: 'outer', position: 0 });
    expect(withSetting(row, 'prong4', first).lift).toBeGreaterThan(0);
    expect(withSetting(withSetting(row, 'prong4', first), 'flush', first).lift).toBe(0);
  });

  it('keep to sizes that are sold when the cut changes, and give a listed stone back', () => {
    const listed = { ...newStones(first, 'single', ROUND_SIZES), listing: 'stone-1', depth: mm(1.2) };
    const oval = withCut(listed, 'oval', sizes);
    expect(CUT_SIZES).toContainEqual(
      expect.objectContaining({ cut: 'oval', width: oval.diameter, length: oval.length }),
    );
    expect(oval).toMatchObject({ listing: null, depth: null });
    const round = withCut(oval, 'round', sizes);
    expect(round.length).toBe(round.diameter);
  });

  it('stand aside of the stones that are there', () => {
    const single = newStones(first, 'single', ROUND_SIZES);
    const second = placedAside(single, [single]);
    expect(second.angle).toBe(30);
    expect(placedAside(single, [single, second]).angle).toBe(-30);
  });

  it('take a real stone with its own millimetres, and the head as high as it needs', () => {
    const head = newStones(first, 'head', ROUND_SIZES);
    const stone = {
      id: 'a-1',
      stockNumber: 'A1',
      carats: 0.71,
      colour: 'F',
      clarity: 'VS1',
      material: 'diamond-lab',
      treatment: 'none',
      report: 'GIA 1',
      dollars: 1,
    };
    const materials = [
      { id: 'diamond-natural', qualities: [{ id: 'tw-si' }] },
      { id: 'diamond-lab', qualities: [{ id: 'lab-f-vs' }] },
    ];
    const round = withListing(
      head,
      { ...stone, cut: 'round', width: 5.71, length: 5.75, depth: 3.52 },
      first,
      materials,
    );
    expect(round).toMatchObject({ listing: 'a-1', cut: 'round', diameter: 5.73, length: 5.73, depth: 3.52 });
    expect(round).toMatchObject({ material: 'diamond-lab', quality: 'lab-f-vs' });
    expect(round.lift).toBeGreaterThan(head.lift);
    const oval = withListing(head, { ...stone, cut: 'oval', width: 5, length: 7, depth: 3.1 }, first, materials);
    expect(oval).toMatchObject({ cut: 'oval', diameter: 5, length: 7 });
  });
});
