import { refusal, success, type Result } from '../units/result.ts';
import { DESIGN_SHAPE } from './design-shape.ts';
import { migrateRecord } from './migrations/migrate-record.ts';
import { IssueCollector, readShape } from './read-shape.ts';
import type { Design, RingDesign } from './ring-design.ts';

function withCanonicalCounts(ring: RingDesign): RingDesign {
  return { ...ring, stones: ring.stones.map((row) => (row.extent === 'count' ? row : { ...row, count: 1 })) };
}

function hasAllowedRoles(design: Design): boolean {
  const roles = design.rings.map((ring) => ring.role).join(',');
  return roles === 'single' || roles === 'her,his';
}

/**
 * Reads any JSON value as a design: migrates older versions, refuses unknown fields, wrong types, non-finite,
 * out-of-range and off-step numbers with one issue each (at most 50). Never throws. Tables are not consulted:
 * whether the ring can be made is `checkDesign`'s question.
 */
export function parseDesign(input: unknown): Result<Design> {
  const migrated = migrateRecord(input);
  if (!migrated.ok) return migrated;
  const found = new IssueCollector();
  const value = readShape(DESIGN_SHAPE, migrated.value, '', found);
  if (found.issues.length > 0) return refusal(found.issues);
  // The parsed border: readShape returned no issue, so the value has exactly the shape of DESIGN_SHAPE.
  const design = value as Design;
  if (!hasAllowedRoles(design)) {
    const actual = design.rings.map((ring) => ring.role).join(', ');
    return refusal([{ code: 'design.roles', path: '/rings', params: { actual }, severity: 'error' }]);
  }
  return success({ ...design, rings: design.rings.map(withCanonicalCounts) });
}
