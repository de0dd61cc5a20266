import { isRecord } from '../read-shape.ts';
import type { DesignRecord, MigrationStep } from './migration-step.ts';

/** Version 2 called the rings of a pair by whom the trade sold them to. */
const ROLES: ReadonlyMap<unknown, string> = new Map([
  ['her', 'first'],
  ['his', 'second'],
]);

const ring = (old: DesignRecord): DesignRecord =>
  'role' in old ? { ...old, role: ROLES.get(old['role']) ?? old['role'] } : old;

/** Version 3 speaks of a first and a second person, and holds widths by 0.05 mm and sizes by 0.01 mm. */
export const fromVersion2: MigrationStep = (record) => {
  const { rings } = record;
  if (!Array.isArray(rings)) return record;
  return { ...record, rings: rings.map((item: unknown) => (isRecord(item) ? ring(item) : item)) };
};
