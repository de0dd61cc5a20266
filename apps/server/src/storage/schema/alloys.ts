import type { AlloyChange } from '@ringwerk/contract';
import type { AlloySpec } from '@ringwerk/kernel';
import { bigserial, boolean, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** What is kept of a version of an alloy. Family, colour and fineness are the alloy's own and the same in all of its versions. */
export type AlloyContent = Omit<AlloyChange, 'isWithdrawn'> & Pick<AlloySpec, 'family' | 'colour' | 'fineness'>;

/**
 * The house's own alloys, and what it changed of those that the release brings. Only ever appended, which the database itself
 * sees to: the newest version whose `validFrom` has begun counts, and what was weighed by an older one keeps its weight.
 */
export const alloyVersions = pgTable(
  'alloy_versions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    alloyId: text().notNull(),
    /** Counts from 1 for each alloy. */
    version: integer().notNull(),
    content: jsonb().$type<AlloyContent>().notNull(),
    isWithdrawn: boolean().notNull().default(false),
    validFrom: timestamp({ withTimezone: true }).notNull().defaultNow(),
    note: text().notNull().default(''),
    savedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Without a reference, and with the name as it was then: a row outlives whoever wrote it. */
    savedBy: uuid().notNull(),
    savedByName: text().notNull().default(''),
  },
  (table) => [unique('alloy_versions_version').on(table.alloyId, table.version)],
);
