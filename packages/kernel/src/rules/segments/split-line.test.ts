import { describe, expect, it } from 'vitest';
import { ringWith, TABLES } from '../../../test/fixtures/tables.ts';
import type { KernelTables } from '../../design/tables.ts';
import { checkDesign } from '../engine/check-design.ts';

const lane = (alloy: string): object => ({ alloy, share: 1, finish: 'polished', pattern: 0 });
/** Codes for a wave of this swing, crest to trough in mm, on a ring of this width. */
function codes(width: number, swing: number, tables: KernelTables = TABLES): string[] {
  const ring = ringWith({
    width,
    height: 2,
    stones: [],
    engravings: [],
    segments: [lane('au585-yellow'), lane('au585-rose')],
    split: { form: 'wave', amplitude: swing / 2, waves: 3, phase: 0 },
  } as object);
  return checkDesign({ version: 3, rings: [ring] }, tables).map(({ code }) => code);
}

describe('a wave between two colours', () => {
  it('may be gentle on a wide ring: what reads on 4 mm reads on 8', () => {
    expect(codes(8, 1.2)).not.toContain('split.amplitude');
    expect(codes(8, 1)).toContain('split.amplitude');
    expect(codes(4, 1.2)).not.toContain('split.amplitude');
    expect(codes(3, 0.8)).toContain('split.amplitude');
  });

  it('keeps the limits of the workshop, not of the program', () => {
    const own = { ...TABLES, swingLimits: { ...TABLES.swingLimits, waveLeast: 0.05, most: 0.2 } };
    expect(codes(8, 0.6, own)).not.toContain('split.amplitude');
    expect(codes(8, 2, own)).toContain('split.amplitude');
    expect(codes(8, 2)).not.toContain('split.amplitude');
  });
});
