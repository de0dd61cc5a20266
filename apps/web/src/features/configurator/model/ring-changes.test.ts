import { mm } from '@ringwerk/kernel';
import { describe, expect, it } from 'vitest';
import { applyChanges } from '../../../kernel-worker/design-change.ts';
import { examplePair } from '../../../kernel-worker/example-pair.ts';
import {
  copyToPair,
  freeGroovePosition,
  groovesWith,
  jointPositions,
  linkedRings,
  newGroove,
  splitSegments,
  writeField,
} from './ring-changes.ts';

const [her] = examplePair().rings;
if (her === undefined) throw new Error('the example pair has no ring');

describe('edits of a ring', () => {
  it('reach both rings only where they are joined', () => {
    expect(linkedRings(examplePair(), 1, ['width'], 'width')).toEqual([0, 1]);
    expect(linkedRings(examplePair(), 1, ['width'], 'height')).toEqual([1]);
  });

  it('make the other ring equal when a property is joined, and change nothing that is equal', () => {
    expect(copyToPair(examplePair(), 0, 'width')).toEqual([{ path: '/rings/1/width', value: 4 }]);
    expect(copyToPair(examplePair(), 0, 'profile')).toEqual([]);
  });

  it('keep the colours that are there when the band is split', () => {
    const split = splitSegments(her.segments, [1, 2, 1], 'au585-white-pd');
    expect(split.map((segment) => segment.alloy)).toEqual(['au585-yellow', 'au585-white-pd', 'au585-yellow']);
    expect(split.map((segment) => segment.share)).toEqual([1, 2, 1]);
  });

  it('find joints and free places in millimetres from the middle', () => {
    const split = applyChanges(examplePair(), writeField([0], 'segments', splitSegments(her.segments, [1, 1, 2], 'x')))
      .rings[0];
    if (split === undefined) throw new Error('the ring is gone');
    expect(jointPositions(split)).toEqual([-1, 0]);
    expect(freeGroovePosition(split)).toBe(-1);
  });

  it('let a new groove swing with the joint that it lies on', () => {
    const split = { form: 'wave', amplitude: mm(0.5), waves: 3, phase: 0 } as const;
    const swinging = { ...her, split, segments: splitSegments(her.segments, [1, 1], 'au585-rose') };
    expect(newGroove(swinging, 'v', 0.5)).toMatchObject({ position: 0, path: split });
    const [first] = [newGroove(swinging, 'v', 0.5)];
    expect(newGroove({ ...swinging, grooves: [first] }, 'v', 0.5).path.form).toBe('straight');
  });

  it('leave each ring its own place of a joined groove', () => {
    const groove = newGroove(her, 'v', 0.5);
    const [his] = examplePair().rings.slice(1);
    if (his === undefined) throw new Error('the example is no pair');
    const pair = {
      ...examplePair(),
      rings: [
        { ...her, grooves: [groove] },
        { ...his, grooves: [{ ...groove, position: mm(1) }] },
      ],
    };
    const changed = applyChanges(
      pair,
      groovesWith(pair, { ...her, grooves: [groove] }, [0, 1], 0, { ...groove, shape: 'u' }),
    );
    expect(changed.rings.map((ring) => [ring.grooves[0]?.shape, ring.grooves[0]?.position])).toEqual([
      ['u', groove.position],
      ['u', 1],
    ]);
  });

  it('join everything that a property stands for', () => {
    const rhodium = applyChanges(examplePair(), writeField([0], 'plating', 'rhodium'));
    expect(copyToPair(rhodium, 0, 'metal')).toEqual([{ path: '/rings/1/plating', value: 'rhodium' }]);
  });
});
