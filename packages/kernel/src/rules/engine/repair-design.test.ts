import { itemAt } from '../../units/item-at.ts';
import { describe, expect, it } from 'vitest';
import { ringWith, TABLES, WORKED_RING } from '../../../test/fixtures/tables.ts';
import { STRAIGHT } from '../../design/blank-ring.ts';
import type { Design, RingDesign } from '../../design/ring-design.ts';
import { mm } from '../../units/quantities.ts';
import { checkDesign } from './check-design.ts';
import { repair, repairWays } from './repair-design.ts';

const designWith = (change: Partial<RingDesign> = {}): Design => ({ version: 3, rings: [ringWith(change)] });
const stone = WORKED_RING.stones[0];
if (stone === undefined) throw new Error('The worked ring carries a stone.');

/** Changes as "path: from → to", the edit's own left out. */
function followed(design: Design, path: string, value: unknown) {
  const outcome = repair(design, [{ path, value }], TABLES);
  if (!outcome.ok) return outcome.issues.map(({ code }) => code);
  expect(checkDesign(outcome.design, TABLES).filter(({ severity }) => severity === 'error')).toEqual([]);
  const others = outcome.changes.filter(({ isEdit }) => !isEdit);
  return others.map((change) => `${change.path}: ${JSON.stringify(change.from)} → ${JSON.stringify(change.to)}`);
}

describe('repair', () => {
  it('returns a legal edit as it is', () => {
    const outcome = repair(designWith(), [{ path: '/rings/0/width', value: 5 }], TABLES);
    expect(outcome).toMatchObject({ ok: true, keepsEdit: true });
    if (!outcome.ok) return;
    expect(outcome.design.rings[0]).toEqual(ringWith({ width: mm(5) }));
    expect(outcome.changes).toEqual([{ path: '/rings/0/width', from: 4, to: 5, removes: false, isEdit: true }]);
  });

  // [what, design, path, value, what else has to change]
  it.each([
    [
      'a deeper stone raises the ring',
      designWith(),
      'stones/0/diameter',
      2.5,
      ['height: 1.6 → 1.8', 'stones/0/length: 1.7 → 2.5'],
    ],
    ['ice takes the groove at the joint', twoLanes(), 'segments/1/finish', 'ice', ['grooves: [] → [{"shape":"v"']],
    [
      'a groove too near to a stone moves the stone aside',
      withGroove(),
      'grooves/0/position',
      1.2,
      ['stones/0/position: 0 → -0.2'],
    ],
  ] as const)('%s', (_, design, path, value, expected) => {
    const changes = followed(design, `/rings/0/${path}`, value);
    expect(changes.map((change, index) => change.slice(0, `/rings/0/${itemAt(expected, index)}`.length))).toEqual(
      expected.map((change) => `/rings/0/${change}`),
    );
  });

  it('gives way to the nearest when the edit itself cannot be made', () => {
    const outcome = repair(designWith({ stones: [] }), [{ path: '/rings/0/width', value: 11 }], TABLES);
    expect(outcome).toMatchObject({ ok: true, keepsEdit: false });
    if (outcome.ok) expect(outcome.design.rings[0]?.width).toBe(10);
  });

  it('takes the nearest number that can be written down', () => {
    const outcome = repair(designWith({ stones: [] }), [{ path: '/rings/0/height', value: 99 }], TABLES);
    expect(outcome).toMatchObject({ ok: true, keepsEdit: false });
  });

  it('takes away neither stones nor words for the sake of another edit', () => {
    const carbon = repair(designWith(), [{ path: '/rings/0/segments/0/alloy', value: 'carbon-forged' }], TABLES);
    expect(carbon.ok ? carbon.keepsEdit : carbon.issues.map(({ code }) => code)).not.toBe(true);
    const bare = designWith({ stones: [], engravings: [] });
    const plain = repair(bare, [{ path: '/rings/0/segments/0/alloy', value: 'carbon-forged' }], TABLES);
    expect(plain.ok && plain.design.rings[0]?.height).toBe(2);
    const wider = repair(designWith(), [{ path: '/rings/0/stones/0/diameter', value: 3 }], TABLES);
    expect(wider.ok && wider.changes.some(({ removes }) => removes)).toBe(false);
  });

  it('offers up to three ways out, the smallest first and each by other fields', () => {
    const edit = [{ path: '/rings/0/stones/0/diameter', value: 2.5 }];
    const { ways } = repairWays(designWith(), edit, TABLES);
    expect(ways.length).toBeGreaterThan(1);
    expect(ways.length).toBeLessThanOrEqual(3);
    expect(ways[0]).toEqual(repair(designWith(), edit, TABLES));
    const fields = ways.map(({ changes }) => changes.map(({ path }) => path).join(' '));
    expect(new Set(fields).size).toBe(ways.length);
    for (const { design } of ways) {
      expect(checkDesign(design, TABLES).filter(({ severity }) => severity === 'error')).toEqual([]);
    }
  });

  it('leaves errors alone that were there before the edit', () => {
    const old = designWith({
      segments: [{ alloy: 'au999-gone', share: 1, finish: 'polished', pattern: 0 }],
      stones: [],
    });
    const outcome = repair(old, [{ path: '/rings/0/width', value: 5 }], TABLES);
    expect(outcome).toMatchObject({ ok: true, keepsEdit: true });
  });

  it('answers with the issues when there is no way', () => {
    const outcome = repair(designWith(), [{ path: '/rings/0/segments/0/alloy', value: 'au999-gone' }], TABLES);
    expect(outcome).toMatchObject({ ok: false, issues: [{ code: 'alloy.unknown' }] });
    expect(repair(designWith(), [{ path: '/rings/7/width', value: 4 }], TABLES).ok).toBe(false);
    expect(repair(designWith(), [{ path: '/rings/0/width', value: 'wide' }], TABLES).ok).toBe(false);
  });

  it('changes only the ring of the pair that the edit is about', () => {
    const pair: Design = { version: 3, rings: [ringWith({ role: 'first' }), ringWith({ role: 'second' })] };
    const outcome = repair(pair, [{ path: '/rings/1/stones/0/diameter', value: 2.5 }], TABLES);
    if (!outcome.ok) throw new Error('A brilliant of 2.5 mm fits a higher ring.');
    expect(outcome.design.rings[0]).toEqual(pair.rings[0]);
    expect(outcome.changes.map(({ path }) => path)).toContain('/rings/1/height');
  });
});

function twoLanes(): Design {
  const lane = { alloy: 'au585-yellow', share: 1, finish: 'polished', pattern: 0 } as const;
  return designWith({ stones: [], segments: [lane, { ...lane, alloy: 'au585-rose' }] });
}

function withGroove(): Design {
  const groove = { shape: 'v', width: mm(0.5), position: mm(1.5), path: STRAIGHT } as const;
  return designWith({ width: mm(6), grooves: [groove] });
}

it('sets the stone of a ring that becomes carbon into a strip of gold', () => {
  const design = designWith({ engravings: [] });
  const edit = [{ path: '/rings/0/segments/0/alloy', value: 'carbon-forged' }];
  const { ways } = repairWays(design, edit, TABLES);
  expect(ways.length).toBeGreaterThan(0);
  // Every way is carbon: another metal would be no answer to the edit.
  for (const { design: made, keepsEdit } of ways) {
    expect(keepsEdit).toBe(true);
    expect(made.rings[0]?.stones).toHaveLength(1);
    expect(made.rings[0]?.inlays[0]?.alloy).toBe('au585-yellow');
  }
});
