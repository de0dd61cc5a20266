import * as z from 'zod/mini';
import { idSchema, pageInfo, pageQuery, timestamp } from '../common.ts';
import { daySchema } from '../day.ts';
import { operation } from '../operation.ts';
import { text } from '../text.ts';

/** JSON of one field, as it was or is. */
export const loggedValueSchema = z.unknown();
const fieldsSchema = z.record(z.string(), loggedValueSchema);

/** One deed: who did what to which object, and how its fields were and are. */
export const auditEntrySchema = z.object({
  id: z.int(),
  at: timestamp,
  /** Null for a deed of nobody who is known, e.g. a refused login. */
  by: z.nullable(z.object({ id: z.string(), name: z.string(), customerNumber: z.string() })),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  detail: fieldsSchema,
  before: z.nullable(fieldsSchema),
  after: z.nullable(fieldsSchema),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const auditQuery = {
  /** Words in name, number, action, object or changed fields. */
  q: z.optional(text({ max: 200 })),
  userId: z.optional(idSchema),
  entity: z.optional(text({ max: 60 })),
  entityId: z.optional(text({ max: 120 })),
  /** Days of the house, both included. */
  from: z.optional(daySchema),
  to: z.optional(daySchema),
};

/** What the log can be sorted by; `deed`: the action, then its object. */
export const AUDIT_SORTS = ['at', 'by', 'deed'] as const;
export type AuditSort = (typeof AUDIT_SORTS)[number];

/** Entries that one export holds at most. */
export const AUDIT_EXPORT_MAX = 20_000;

export const listAudit = operation({
  id: 'listAudit',
  method: 'GET',
  path: '/api/audit',
  access: 'staff',
  summary: 'The log of changes and of reads of personal data, newest first unless sorted.',
  query: z.strictObject({
    ...pageQuery,
    ...auditQuery,
    sort: z.optional(z.enum(AUDIT_SORTS)),
    descending: z.optional(z.enum(['true'])),
  }),
  answer: z.object({
    ...pageInfo,
    entries: z.array(auditEntrySchema),
    /** Kinds of objects that the log knows, for its filter. */
    entities: z.array(z.string()),
  }),
});
export const exportAudit = operation({
  id: 'exportAudit',
  method: 'GET',
  path: '/api/audit/export',
  access: 'staff',
  summary: 'The same entries for a file; the export is an entry itself.',
  query: z.strictObject(auditQuery),
  answer: z.object({ entries: z.array(auditEntrySchema), isCut: z.boolean() }),
});
