import { refusal, success, type Issue, type Result } from '../units/result.ts';
import { DESIGN_SHAPE } from './design-shape.ts';
import { migrateRecord } from './migrations/migrate-record.ts';
import { IssueCollector, readShape } from './read-shape.ts';
import type { Design, Path, RingDesign, Split, StoneRow } from './ring-design.ts';

const isStraight = ({ form }: { readonly form: string }): boolean => form === 'straight' || form === 'shell';

/** Fields that mean nothing beside the others are stored as their neutral value, so that equal rings are equal. */
function canonicalSwing<T extends Path | Split>(path: T): T {
  if (isStraight(path)) return { ...path, amplitude: 0, waves: 1, phase: 0 };
  return path.form === 'diagonal' ? { ...path, waves: 1 } : path;
}

const canonicalRow = (row: StoneRow): StoneRow => ({
  ...row,
  count: row.extent === 'count' || row.setting === 'scatter' ? row.count : 1,
  length: row.cut === 'round' ? row.diameter : row.length,
  orientation: row.cut === 'round' ? 'along' : row.orientation,
  seed: row.setting === 'scatter' ? row.seed : 0,
});

export const canonicalRing = (ring: RingDesign): RingDesign => ({
  ...ring,
  split: canonicalSwing(ring.split),
  grooves: ring.grooves.map((groove) => ({ ...groove, path: canonicalSwing(groove.path) })),
  stones: ring.stones.map(canonicalRow),
});

/** An engraving says something: text, or a drawing. */
function emptyEngravings(design: Design): Issue[] {
  return design.rings.flatMap((ring, index) =>
    ring.engravings.flatMap(({ text, drawing }, k): Issue[] => {
      if (text !== '' || drawing !== null) return [];
      const params = { value: 0, min: 1, max: 60, unit: '1' };
      return [{ code: 'design.out-of-range', path: `/rings/${index}/engravings/${k}/text`, params, severity: 'error' }];
    }),
  );
}

function hasAllowedRoles(design: Design): boolean {
  const roles = design.rings.map((ring) => ring.role).join(',');
  return roles === 'single' || roles === 'first,second';
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
  const empty = emptyEngravings(design);
  if (empty.length > 0) return refusal(empty);
  return success({ ...design, rings: design.rings.map(canonicalRing) });
}
