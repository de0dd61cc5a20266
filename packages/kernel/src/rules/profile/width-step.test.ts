import { itemAt } from '../../units/item-at.ts';
import { describe, expect, it } from 'vitest';
import { ringWith, TABLES } from '../../../test/fixtures/tables.ts';
import { parseDesign } from '../../design/parse-design.ts';
import { mm } from '../../units/quantities.ts';
import { checkDesign } from '../engine/check-design.ts';
import { repair } from '../engine/repair-design.ts';

const design = (width: number) => ({ version: 3, rings: [ringWith({ width: mm(width), stones: [] })] }) as const;
const found = (width: number, widthStep: 0.05 | 0.1) =>
  checkDesign(design(width), { ...TABLES, widthStep }).filter(({ code }) => code === 'design.off-step');

describe('the step of the width', () => {
  it('is the workshop’s: a record holds 4.15, and only a workshop of half tenths turns it', () => {
    expect(parseDesign(JSON.parse(JSON.stringify(design(4.15))))).toMatchObject({ ok: true });
    expect(found(4.15, 0.05)).toEqual([]);
    expect(found(4.15, 0.1)).toMatchObject([
      { path: '/rings/0/width', severity: 'error', params: { value: 4.15, step: 0.1, unit: 'mm' } },
    ]);
  });
  it('is hit by every tenth', () => {
    for (let tenth = 15; tenth <= 120; tenth++) expect(found(tenth / 10, 0.1), String(tenth)).toEqual([]);
  });
  it('has a way out that lies on it', () => {
    const [issue] = found(4.15, 0.1);
    expect([4.1, 4.2]).toContain(issue?.repair?.value);
    const outcome = repair(design(4), [{ path: '/rings/0/width', value: 4.15 }], TABLES);
    expect(outcome.ok && [4.1, 4.2].includes(itemAt(outcome.design.rings, 0).width)).toBe(true);
  });
});
