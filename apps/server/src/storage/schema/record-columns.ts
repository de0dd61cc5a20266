import { parseDesign, type Design, type Evaluation, type RingEvaluation } from '@ringwerk/kernel';
import { customType } from 'drizzle-orm/pg-core';

/** Version of the records that this release writes: another number than the kernel's does not compile. */
const RECORD_VERSION: Design['version'] = 2;

/**
 * A stored record as a design of this release. Only parsed designs are written, so one of this version is trusted; an
 * earlier one is migrated by the kernel's parser whenever it is read, and its row stays as it was agreed to.
 * @throws Error when it is no record of any released version.
 */
export function storedDesign(record: unknown): Design {
  // The parsed border: written through `designColumn` from a parsed design.
  if (isOfThisVersion(record)) return record as Design;
  const parsed = parseDesign(record);
  if (!parsed.ok) throw new Error(`a stored design cannot be read: ${parsed.issues[0]?.code ?? ''}`);
  return parsed.value;
}

const isOfThisVersion = (record: unknown): boolean =>
  typeof record === 'object' && record !== null && 'version' in record && record.version === RECORD_VERSION;

/** A design record of any released version as JSON; what is read is a design of this release. */
export const designColumn = customType<{ data: Design; driverData: unknown }>({
  dataType: () => 'jsonb',
  fromDriver: storedDesign,
  toDriver: (design) => JSON.stringify(design),
});

/** A stored evaluation; those of earlier releases were kept without the rows of their stones. */
type StoredEvaluation = Omit<Evaluation, 'rings'> & { readonly rings: readonly StoredRing[] };
type StoredRing = Omit<RingEvaluation, 'weight'> & { readonly weight: StoredWeight | null };
type Weight = NonNullable<RingEvaluation['weight']>;
type StoredWeight = Omit<Weight, 'rows'> & Partial<Pick<Weight, 'rows'>>;

const withRows = (ring: StoredRing): RingEvaluation => ({
  ...ring,
  weight: ring.weight && { rows: [], ...ring.weight },
});

/** The figures of a day as JSON; they are never computed again. */
export const evaluationColumn = customType<{ data: Evaluation; driverData: StoredEvaluation }>({
  dataType: () => 'jsonb',
  fromDriver: (stored) => ({ ...stored, rings: stored.rings.map(withRows) }),
  toDriver: (evaluation) => evaluation,
});
