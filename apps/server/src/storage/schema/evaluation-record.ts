import type { Evaluation, RingEvaluation } from '@ringwerk/kernel';
import { customType } from 'drizzle-orm/pg-core';

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
export const evaluationRecord = customType<{ data: Evaluation; driverData: StoredEvaluation }>({
  dataType: () => 'jsonb',
  fromDriver: (stored) => ({ ...stored, rings: stored.rings.map(withRows) }),
  toDriver: (evaluation) => evaluation,
});
