import type { AuditEntry } from '@ringwerk/contract';
import type { AuditRow } from './audit-repository.ts';

export function auditEntryAnswer(row: AuditRow): AuditEntry {
  const { id, at, userId, byName, byNumber, action, entity, entityId, detail, before, after } = row;
  const by = userId === null ? null : { id: userId, name: byName, customerNumber: byNumber };
  return { id, at: at.toISOString(), by, action, entity, entityId, detail, before, after };
}
