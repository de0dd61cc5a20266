import {
  DESIGN_VERSION,
  parseDesign,
  PLAIN_ENGRAVING,
  PLAIN_RING,
  type Design,
  type KernelTables,
} from '@ringwerk/kernel';
import { checkDesign, repairWays } from '@ringwerk/kernel/rules';
import { KERNEL_TABLES } from '@ringwerk/catalogue';
import { describe, expect, it } from 'vitest';
import { loadLettering } from './node.ts';

/* Words that are too long for their line stay whole, with the fonts of the house. */

const TABLES: KernelTables = { ...KERNEL_TABLES, lettering: loadLettering() };

type Fields = Readonly<Record<string, unknown>>;

function designWith(engraving: Fields, ring: Fields = {}): Design {
  const parsed = parseDesign({
    version: DESIGN_VERSION,
    rings: [
      {
        ...PLAIN_RING,
        role: 'single',
        profile: 'F02',
        width: 6,
        height: 1.8,
        size: 54,
        segments: [{ alloy: 'au585-yellow', share: 1, finish: 'polished', pattern: 0 }],
        engravings: [{ ...PLAIN_ENGRAVING, ...engraving }],
        ...ring,
      },
    ],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.value;
}

const AT = '/rings/0/engravings/0';
const errorsOf = (design: Design) => checkDesign(design, TABLES).filter(({ severity }) => severity === 'error');
const wordsOf = ({ rings }: Design): string[] =>
  rings.flatMap(({ engravings }) => engravings.flatMap(({ text }) => text.split(' '))).toSorted();

const LONG = 'Anna Magdalena und Paul Friedrich 12.06.2027 Bern';

describe('a line that is too long', () => {
  it.each([
    ['48 letters on a ring that takes two lines', LONG, {}, 1],
    ['48 letters on a narrow ring', LONG, { width: 4 }, 1],
    ['letters that only run too far', 'Anna Magdalena & Paul Friedrich', {}, 2],
  ] as const)('%s keeps every word in each of its ways out', (_, text, ring, least) => {
    const design = designWith({ text: 'Anna' }, ring);
    const edited = designWith({ text }, ring);
    expect(errorsOf(edited).map(({ code }) => code)).toEqual(['engraving.too-long']);
    const { ways } = repairWays(design, [{ path: `${AT}/text`, value: text }], TABLES);
    const whole = ways.filter(({ design: made }) => wordsOf(made).join(' ') === wordsOf(edited).join(' '));
    // The edit is a text: a way out either says all of it, or leaves the text that was there.
    for (const way of ways) if (way.keepsEdit) expect(wordsOf(way.design)).toEqual(wordsOf(edited));
    expect(whole.length).toBeGreaterThanOrEqual(least);
    for (const { design: made } of whole) expect(errorsOf(made)).toEqual([]);
  });

  it('is offered lower letters first, no lower than they can be read', () => {
    const [issue] = errorsOf(designWith({ text: 'Anna Magdalena & Paul Friedrich' }));
    expect(issue?.repair?.path).toBe(`${AT}/height`);
    expect(Number(issue?.repair?.value)).toBeGreaterThanOrEqual(0.8);
  });
});

describe('a drawing that is too fine', () => {
  it.each([
    ['a frame', 'M-1 -1L1 -1L1 1L-1 1ZM-.95 -.95V.95H.95V-.95Z'],
    ['two frames', 'M-1 -1L1 -1L1 1L-1 1ZM-.94 -.94V.94H.94V-.94ZM2 -1h2v2h-2ZM2.05 -.95v1.9h1.9v-1.9Z'],
  ])('%s gets thicker lines and stays', (_, drawing) => {
    const [issue] = errorsOf(designWith({ text: 'Anna', drawing }));
    expect(issue?.code).toBe('engraving.fine-line');
    expect(issue?.repair?.path).toBe(`${AT}/drawing`);
    const drawn = designWith({ text: 'Anna', drawing: issue?.repair?.value });
    expect(errorsOf(drawn)).toEqual([]);
  });
});
