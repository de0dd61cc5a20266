import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { designKey } from '../src/design/design-key.ts';
import { decodeDesign, encodeDesign } from '../src/design/link-form.ts';
import { parseDesign } from '../src/design/parse-design.ts';
import { DESIGN_VERSION } from '../src/design/ring-design.ts';
import { serialiseDesign } from '../src/design/serialise-design.ts';
import { evaluateDesign } from '../src/evaluate-design.ts';
import { RELEASED_DESIGNS } from './fixtures/released-designs.ts';
import { KERNEL, PRICES, RETAIL } from './fixtures/tables.ts';
import { anyDesign, SEED } from './random-design.ts';

describe('a link that was given out', () => {
  it('holds pairs and single rings of versions 1 and 2', () => {
    const first = RELEASED_DESIGNS.map(({ link }) => Buffer.from(link, 'base64url').toString('utf8').slice(0, 3));
    expect([...new Set(first)].toSorted()).toEqual(['[1,', '[2,']);
    expect(RELEASED_DESIGNS.filter(({ grams }) => grams.length === 2).length).toBeGreaterThan(9);
  });
  it.each(RELEASED_DESIGNS)('is the same ring under the same key to the gram and the cent: $key', (released) => {
    const read = decodeDesign(released.link);
    if (!read.ok) throw new Error(JSON.stringify(read.issues));
    const design = read.value;
    expect(design.version).toBe(DESIGN_VERSION);
    expect(design.rings.map(({ role }) => role)).toEqual(design.rings.length === 1 ? ['single'] : ['first', 'second']);
    expect(designKey(design)).toBe(released.key);
    const { rings, total, isMakeable } = evaluateDesign(design, KERNEL, PRICES, RETAIL);
    expect(isMakeable).toBe(true);
    expect(rings.map(({ weight }) => weight?.shown)).toEqual(released.grams);
    expect([total?.cost, total?.retail.gross]).toEqual([released.cost, released.gross]);
    // Written anew it is a link of today, and the same design.
    expect(decodeDesign(encodeDesign(design))).toEqual({ ok: true, value: design });
    expect(parseDesign(JSON.parse(serialiseDesign(design)))).toEqual({ ok: true, value: design });
  });
});

const OLD_ROLES = { single: 'single', first: 'her', second: 'his' } as const;

it(`any design in the words of version 2 is the same design under the same key (seed ${SEED}, 1000 runs)`, () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      const rings = design.rings.map((ring) => ({ ...ring, role: OLD_ROLES[ring.role] }));
      const read = parseDesign({ version: 2, rings });
      expect(read).toEqual({ ok: true, value: design });
      expect(read.ok && designKey(read.value)).toBe(designKey(design));
    }),
    { seed: SEED, numRuns: 1000 },
  );
});
