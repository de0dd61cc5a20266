import { LOOKS } from '@ringwerk/catalogue';
import { itemAt } from '@ringwerk/kernel/math';
import type { MeshData, RingPart } from '@ringwerk/kernel/mesh';
import { describe, expect, it } from 'vitest';
import { ringUniforms, stageUniforms } from '../render/uniforms.ts';
import { FINISH_TEXTURES } from '../ring-viewer.ts';
import { metalLook, metalMaterials, tracedPart } from './metal-material.ts';

/** A tube of two rings of vertices: what a groove's rims are read from. */
const tube = (low: number, high: number, radius: number): MeshData => ({
  positions: Float32Array.from([radius, 0, low, 0, radius, high, -radius, 0, low]),
  normals: new Float32Array(9),
  uvs: new Float32Array(6),
  indices: Uint32Array.from([0, 1, 2]),
});
const part = (changes: Partial<RingPart>): RingPart => ({
  id: 'band-0',
  kind: 'band',
  alloy: 'au750-yellow',
  finish: 'polished',
  segment: 0,
  mesh: tube(-1, 1, 9),
  ...changes,
});
const made = (changes: Partial<RingPart>, hasPartner = false) =>
  metalMaterials(part(changes), LOOKS, stageUniforms(), ringUniforms(), hasPartner);
function value(
  changes: Partial<RingPart>,
  name: 'f0' | 'finish' | 'stroke' | 'weave' | 'patternShift' | 'grooveRim',
): readonly number[] {
  const cell = made(changes).moving.uniforms[name];
  if (cell === undefined) throw new RangeError(`The material has no ${name}.`);
  const numbers: number[] = cell.value.toArray(); // a vector of three's
  return numbers;
}

describe('the programs of a part', () => {
  it('trace at rest, and carry none of that in a moving frame', () => {
    const { moving, plain, traced, hulled } = made({});
    expect(moving.defines).not.toHaveProperty('TRACED');
    expect(plain.defines).toHaveProperty('PLAIN');
    expect(traced.defines).toHaveProperty('TRACED');
    expect(hulled.defines).toMatchObject({ TRACED: 1, HULL: 1 });
    // One set of uniforms: what is set in one is set in all.
    expect(new Set([moving, plain, traced, hulled].map(({ uniforms }) => uniforms)).size).toBe(1);
  });

  it('hold what the place of a part needs, and the first frame nothing of it', () => {
    expect(made({ kind: 'groove' }).moving.defines).toHaveProperty('IS_GROOVE');
    expect(made({}, true).moving.defines).toHaveProperty('PARTNERED');
    expect(made({ kind: 'groove' }, true).plain.defines).not.toHaveProperty('IS_GROOVE');
    expect(made({ kind: 'groove' }, true).plain.defines).not.toHaveProperty('PARTNERED');
  });

  it.each(Object.keys(LOOKS.finishes))('name the texture of %s', (finish) => {
    const look = LOOKS.finishes[finish];
    const { defines } = made({ finish }).moving;
    expect(defines).toMatchObject({ TEXTURE: FINISH_TEXTURES.indexOf(look?.texture ?? 'smooth') });
    const isFanned = look?.texture === 'strokes' && look.anisotropy > 0;
    expect('FANNED' in (defines ?? {})).toBe(isFanned);
  });

  it.each(Object.keys(LOOKS.alloys))('know the pattern of %s, and its colours are shares of light', (alloy) => {
    const look = LOOKS.alloys[alloy];
    expect(made({ alloy }).moving.defines?.['PATTERN'] === 0).toBe(look?.pattern === undefined);
    for (const share of value({ alloy }, 'f0')) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThanOrEqual(1);
    }
  });
});

describe('the numbers of a part', () => {
  it('an unknown alloy is a plain light metal, an unknown finish polished', () => {
    expect(value({ alloy: 'unobtainium' }, 'f0')).toEqual([0.7, 0.68, 0.65]);
    expect(value({ finish: 'none' }, 'finish')).toEqual([0.05, 0, 1, 0]);
  });

  it.each(Object.keys(LOOKS.finishes))(
    'the slope of %s is its depth over half its pitch, and no steeper than normals show',
    (finish) => {
      const look = LOOKS.finishes[finish];
      if (look === undefined) throw new Error('It is a key of the table.');
      const wanted = look.texture === 'smooth' ? 0 : Math.min(0.3, look.depth / 1000 / (look.scale / 2));
      expect(value({ finish }, 'finish')).toEqual([look.roughness, look.anisotropy, look.scale, wanted]);
    },
  );

  it('a groove tells where its rims are', () => {
    expect(value({ kind: 'groove', mesh: tube(-0.25, 0.5, 9.5) }, 'grooveRim')).toEqual([-0.25, 0.5, 9.5]);
    expect(value({}, 'grooveRim')).toEqual([0, 0, 0]);
  });

  it('letters burnt by a laser are dark on gold and light on a black skin; a diamond leaves the metal its colour', () => {
    const letters = { kind: 'engraving', finish: 'laser' } as const;
    const gold = value({}, 'f0');
    value(letters, 'f0').forEach((share, k) => expect(share / itemAt(gold, k)).toBeCloseTo(0.14, 6));
    expect(value({ kind: 'engraving', finish: 'diamond-tip' }, 'f0')).toEqual(gold);
    const black = Object.entries(LOOKS.alloys).filter(([, { f0 }]) => Math.max(...f0) < 0.12);
    expect(black.length).toBeGreaterThan(0);
    for (const [alloy, { f0 }] of black) {
      expect(Math.min(...value({ ...letters, alloy }, 'f0'))).toBeGreaterThan(2 * Math.max(...f0));
    }
  });

  it('pieces of neighbouring seeds are cut far apart in the billet', () => {
    const places = Array.from({ length: 200 }, (_, seed) => value({ patternSeed: seed }, 'patternShift'));
    places.slice(1).forEach((place, k) => {
      const before = itemAt(places, k);
      const apart = place.map((x, axis) => {
        const gap = Math.abs(x - itemAt(before, axis));
        return Math.min(gap, 60 - gap);
      });
      expect(Math.max(...apart)).toBeGreaterThan(10);
    });
    // No two of two hundred within a millimetre of each other.
    const cells = new Set(places.map((place) => place.map(Math.round).join(' ')));
    expect(cells.size).toBe(200);
  });
});

describe('what rays and draw calls know of a part', () => {
  it('a ray is answered with the same colour and roughness that are drawn', () => {
    for (const finish of ['polished', 'matte-long', 'none']) {
      const { colour, matter } = tracedPart(part({ finish }), LOOKS);
      expect([...colour]).toEqual(value({ finish }, 'f0'));
      expect(matter).toBe(value({ finish }, 'finish')[0]);
    }
  });

  it('parts are lit together only where alloy, finish, piece and tool are the same', () => {
    const look = metalLook(part({}));
    expect(metalLook(part({ id: 'edge-1', kind: 'seat' }))).toBe(look);
    for (const other of [{ alloy: 'pt950-ru' }, { finish: 'ice' }, { patternSeed: 4 }, { kind: 'engraving' as const }])
      expect(metalLook(part(other))).not.toBe(look);
  });
});
