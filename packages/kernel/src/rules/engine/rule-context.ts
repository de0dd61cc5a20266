import { profileSpec, ringBody } from '../../body/ring-body.ts';
import type { RingDesign, StoneRow } from '../../design/ring-design.ts';
import type { KernelTables } from '../../design/tables.ts';
import { planRow, type RowPlan } from '../../stones/row-plan.ts';
import { broadFace } from './broad-face.ts';
import type { RuleContext } from '../basis/rule.ts';

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** The context in which all rules look at one ring: geometry is built at most once, and only when a rule asks for it. */
export function ruleContext(ring: RingDesign, tables: KernelTables, path: string): RuleContext {
  const body = once(() => ringBody(ring, tables));
  const plans: RowPlan[] = [];
  const planOf = (row: StoneRow | undefined): RowPlan => {
    if (row === undefined) throw new Error('A plan was asked for a row that the ring does not have.');
    return planRow(body(), row);
  };
  return {
    ring,
    tables,
    path,
    body,
    plan: (index) => (plans[index] ??= planOf(ring.stones[index])),
    face: once(() => broadFace(profileSpec(tables, ring.profile), body())),
    alloys: once(() => ring.segments.map(({ alloy }) => tables.alloys.find(({ id }) => id === alloy))),
  };
}
