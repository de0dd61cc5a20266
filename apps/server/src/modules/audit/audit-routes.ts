import * as contract from '@ringwerk/contract';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { toPage } from '../paging.ts';
import { auditEntities, countAudit, findAudit, type AuditRow } from './audit-repository.ts';

export function registerAudit(api: Api, { database: { orm } }: Services): void {
  registerOperation(api, contract.listAudit, async ({ query }) => {
    const page = toPage(query);
    const rows = await findAudit(orm, query, page);
    const total = await countAudit(orm, query);
    const entities = await auditEntities(orm);
    return { page: page.page, pageSize: page.pageSize, total, entries: rows.map(entryAnswer), entities };
  });
  registerOperation(api, contract.exportAudit, async ({ query }) => {
    const rows = await findAudit(orm, query, { pageSize: contract.AUDIT_EXPORT_MAX + 1, offset: 0 });
    const entries = rows.slice(0, contract.AUDIT_EXPORT_MAX).map(entryAnswer);
    return { entries, isCut: rows.length > entries.length };
  });
}

function entryAnswer(row: AuditRow): contract.AuditEntry {
  const { id, at, userId, byName, byNumber, action, entity, entityId, detail, before, after } = row;
  const by = userId === null ? null : { id: userId, name: byName, customerNumber: byNumber };
  return { id, at: at.toISOString(), by, action, entity, entityId, detail, before, after };
}
