import type { Design, RingRole } from '@ringwerk/kernel';
import { ringSheet, type Fact, type FactValue } from '../model/ring-sheet.ts';

/** One line of a comparison: the same fact of the same ring in every design; undefined where a design lacks the ring. */
export interface ComparedFact {
  readonly role: RingRole;
  readonly fact: Fact;
  readonly index: number;
  readonly values: readonly (FactValue | undefined)[];
}

/** What several designs do not have in common, in the order in which a person reads a ring. */
export function differingFacts(designs: readonly Design[]): readonly ComparedFact[] {
  const roles = [...new Set(designs.flatMap(({ rings }) => rings.map(({ role }) => role)))];
  return roles.flatMap((role) => factsOf(designs, role)).filter(({ values }) => new Set(values).size > 1);
}

function factsOf(designs: readonly Design[], role: RingRole): readonly ComparedFact[] {
  const sheets = designs.map(({ rings }) => {
    const ring = rings.find((candidate) => candidate.role === role);
    return ring === undefined ? null : ringSheet(ring);
  });
  const lines = new Map<string, { fact: Fact; index: number }>();
  for (const { fact, index } of sheets.flatMap((sheet) => sheet ?? [])) lines.set(`${fact} ${index}`, { fact, index });
  return [...lines.values()].map(({ fact, index }) => ({
    role,
    fact,
    index,
    values: sheets.map((sheet) =>
      sheet === null ? undefined : (sheet.find((entry) => entry.fact === fact && entry.index === index)?.value ?? null),
    ),
  }));
}
