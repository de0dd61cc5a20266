import type { Design } from '@ringwerk/kernel';
import { describe, expect, it } from 'vitest';
import { examplePair } from '../../test/example-pair.ts';
import { errorsOf, EVALUATOR, priceOf } from '../../test/workshop.ts';
import { applyChanges } from '../edits/design-change.ts';
import { assessOption, evaluateEdit, ideaOf, parseEdit, type Assessment } from './evaluate-edit.ts';
import { pricedRepair } from './priced-repair.ts';

const WIDTH = '/rings/0/width';

describe('an edit', () => {
  const pair = examplePair();

  it('leaves a ring that it does not touch the same object', () => {
    const { design, issues } = parseEdit(pair, [{ path: WIDTH, value: 4.5 }]);
    expect(issues).toEqual([]);
    expect(design.rings[0]).not.toBe(pair.rings[0]);
    expect(design.rings[1]).toBe(pair.rings[1]);
  });

  it('that makes no record leaves the design and says what is wrong', () => {
    const { design, issues } = parseEdit(pair, [{ path: WIDTH, value: 'wide' }]);
    expect(design).toBe(pair);
    expect(issues.length).toBeGreaterThan(0);
    expect(evaluateEdit(pair, [{ path: WIDTH, value: 'wide' }], EVALUATOR).evaluation).toBeNull();
  });

  it('that is refused comes with ways out that can be made, each with its price', () => {
    const thin = [{ path: '/rings/0/height', value: 1 }];
    const { refused, repair, alternatives } = evaluateEdit(pair, thin, EVALUATOR);
    expect(refused.length).toBeGreaterThan(0);
    expect(repair).not.toBeNull();
    for (const way of [repair, ...alternatives]) {
      const made = parseEdit(pair, way?.changes ?? []).design;
      expect(errorsOf(made)).toEqual([]);
      expect(way?.figures).toEqual(priceOf(made));
    }
  });

  it('is not refused for an error that the design had before', () => {
    const old: Design = applyChanges(pair, [{ path: WIDTH, value: 1.5 }]);
    expect(errorsOf(old).length).toBeGreaterThan(0);
    expect(evaluateEdit(old, [{ path: '/rings/1/width', value: 5.5 }], EVALUATOR).refused).toEqual([]);
  });
});

describe('a repair', () => {
  it('that leads back to the design is none', () => {
    const design = examplePair();
    expect(pricedRepair({ ok: true, design, changes: [], keepsEdit: false }, EVALUATOR.evaluation)).toBeNull();
    expect(pricedRepair({ ok: false, issues: [] }, EVALUATOR.evaluation)).toBeNull();
  });
});

describe('an option', () => {
  const pair = examplePair();
  const option = { id: 'wide', changes: [{ path: WIDTH, value: 4.5 }] };
  const granted = assessOption(pair, option, [], EVALUATOR);

  it('that can be taken is an idea with its figures', () => {
    const figures = priceOf(parseEdit(pair, option.changes).design);
    expect(granted).toEqual({ id: 'wide', issues: [], repair: null, figures });
    expect(ideaOf(option, granted)).toEqual({ ...option, figures });
  });

  it('whose repair gives the edit up or takes something away is none', () => {
    const { figures } = granted;
    const [issue] = errorsOf(applyChanges(pair, [{ path: WIDTH, value: 1.5 }]));
    if (issue === undefined || figures === null)
      throw new Error('a ring of 1.5 mm is refused, one of 4.5 mm has a price');
    const repaired = (keepsEdit: boolean, removes: boolean): Assessment => ({
      id: 'wide',
      issues: [issue],
      repair: { changes: [{ path: WIDTH, value: 5 }], keepsEdit, removes, figures },
      figures,
    });
    expect(ideaOf(option, repaired(true, false))?.changes).toEqual([{ path: WIDTH, value: 5 }]);
    expect(ideaOf(option, repaired(false, false))).toBeNull();
    expect(ideaOf(option, repaired(true, true))).toBeNull();
    expect(ideaOf(option, undefined)).toBeNull();
  });
});
