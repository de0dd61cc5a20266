import { refusal, success, type Result } from '../../units/result.ts';
import { isRecord } from '../read-shape.ts';
import { DESIGN_VERSION } from '../ring-design.ts';
import type { DesignRecord, MigrationStep } from './migration-step.ts';
import { fromVersion1 } from './version-1-to-2.ts';
import { fromVersion2 } from './version-2-to-3.ts';

/**
 * Steps by the version they start from: step n turns a record of version n into one of version n + 1.
 * A change of the record adds one step here and a fixture before and after beside it; steps are never edited.
 */
export const MIGRATION_STEPS: Readonly<Record<number, MigrationStep>> = { 1: fromVersion1, 2: fromVersion2 };

const shownVersion = (stored: unknown): string =>
  typeof stored === 'number' || typeof stored === 'string' ? String(stored).slice(0, 20) : typeof stored;

/**
 * Brings a stored record of any released version to `target`. A record from the future or of an unknown
 * version is refused, never guessed at. Fields are not checked here.
 */
export function migrateRecord(
  input: unknown,
  steps: Readonly<Record<number, MigrationStep>> = MIGRATION_STEPS,
  target: number = DESIGN_VERSION,
): Result<DesignRecord> {
  const issue = (code: 'design.not-an-object' | 'design.version-missing' | 'design.version-unknown', shown: string) =>
    refusal<DesignRecord>([
      {
        code,
        path: code === 'design.not-an-object' ? '' : '/version',
        params: shown === '' ? { newest: target } : { version: shown, newest: target },
        severity: 'error',
      },
    ]);
  if (!isRecord(input)) return issue('design.not-an-object', '');
  if (!Object.hasOwn(input, 'version')) return issue('design.version-missing', '');
  const stored = input['version'];
  if (typeof stored !== 'number' || !Number.isInteger(stored) || stored < 1 || stored > target) {
    return issue('design.version-unknown', shownVersion(stored));
  }
  let record: DesignRecord = input;
  for (let version = stored; version < target; version++) {
    const step = steps[version];
    if (step === undefined) return issue('design.version-unknown', String(stored));
    record = { ...step(record), version: version + 1 };
  }
  return success(record);
}
