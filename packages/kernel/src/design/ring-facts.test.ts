import { describe, expect, it } from 'vitest';
import { FULL_RING, ringChanges, unreadPaths } from '../../test/ring-changes.ts';
import { mm } from '../units/quantities.ts';
import { DESIGN_SHAPE, type ShapeNode } from './design-shape.ts';
import { parseDesign } from './parse-design.ts';
import { ringFacts } from './ring-facts.ts';

/** Fields of the record that no fact says, with the reason. */
const SILENT: Readonly<Record<string, string>> = {
  version: 'says how the record is written, not what is made',
};

function leafPaths(node: ShapeNode, path: string): string[] {
  switch (node.kind) {
    case 'object':
      return Object.entries(node.fields).flatMap(([name, field]) =>
        leafPaths(field, path === '' ? name : `${path}.${name}`),
      );
    case 'list':
    case 'nullable':
      return leafPaths(node.of, path);
    default:
      return [path];
  }
}
const ALL = leafPaths(DESIGN_SHAPE, '');
const OF_RING = ALL.filter((path) => path.startsWith('rings.')).map((path) => path.slice('rings.'.length));
const kinds = (ring = FULL_RING) => ringFacts(ring).map(({ kind }) => kind);

describe('ringFacts', () => {
  it('says every path of the record’s shape, or the path is silent for a reason', () => {
    const said = new Set<string>(kinds().map((kind) => `rings.${kind}`));
    expect(ALL.filter((path) => !said.has(path))).toEqual(Object.keys(SILENT));
  });

  it('changes with every field of the record', () => {
    expect(new Set(ringChanges().map(({ path }) => path))).toEqual(new Set(OF_RING));
    expect(unreadPaths(ringFacts)).toEqual([]);
  });

  it('is written from a record that the parser takes', () => {
    expect(parseDesign({ version: 3, rings: [{ ...FULL_RING, role: 'single' }] })).toMatchObject({ ok: true });
  });

  it('keeps to the order of the record, each value with unit and the digits of its step', () => {
    const facts = ringFacts(FULL_RING);
    expect(facts[0]).toEqual({ kind: 'role', index: 0, value: { type: 'word', text: 'first' } });
    expect(facts.find(({ kind }) => kind === 'stones.seed')).toMatchObject({
      index: 1,
      value: { amount: 11, digits: 0 },
    });
    expect(facts.find(({ kind }) => kind === 'width')?.value).toEqual({
      type: 'measure',
      unit: 'mm',
      amount: 6,
      digits: 2,
    });
    expect(facts.find(({ kind }) => kind === 'edges.left.width')?.value).toMatchObject({ digits: 2, unit: 'mm' });
    expect(facts.find(({ kind }) => kind === 'engravings.text')?.value).toEqual({ type: 'text', text: 'Anna' });
    for (const index of [0, 1, 2]) {
      const order: string[] = facts.filter((fact) => fact.index === index).map(({ kind }) => kind);
      expect(order).toEqual(order.toSorted((a, b) => OF_RING.indexOf(a) - OF_RING.indexOf(b)));
    }
  });

  it('leaves out what means nothing for this ring', () => {
    const [row] = FULL_RING.stones;
    const [segment] = FULL_RING.segments;
    if (row === undefined || segment === undefined) throw new Error('the full ring has lost its stones or its metal');
    const single = {
      ...FULL_RING,
      split: { form: 'straight', amplitude: mm(0), waves: 1, phase: 0 },
      segments: [{ ...segment, pattern: 0 }],
      stones: [{ ...row, cut: 'round', length: row.diameter, count: 1, angle: 0, lift: mm(0), back: 'closed' }],
    } as const;
    const said = kinds(single);
    for (const kind of [
      'split.form',
      'split.waves',
      'segments.share',
      'segments.pattern',
      'stones.length',
      'stones.orientation',
      'stones.face',
      'stones.extent',
      'stones.spacing',
      'stones.angle',
      'stones.back',
      'stones.lift',
      'stones.seed',
    ] as const)
      expect(said).not.toContain(kind);
    expect(said).toContain('stones.count');
  });
});
