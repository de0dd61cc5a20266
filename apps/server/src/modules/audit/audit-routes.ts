import * as contract from '@ringwerk/contract';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { toPage } from '../paging.ts';
import { auditEntryAnswer } from './audit-entry-answer.ts';
import { auditEntities, countAudit, findAudit } from './audit-repository.ts';

export function registerAudit(api: Api, { database: { orm } }: Services): void {
  registerOperation(api, contract.listAudit, async ({ query }) => {
    const page = toPage(query);
    const rows = await findAudit(orm, query, page);
    const total = await countAudit(orm, query);
    const entities = await auditEntities(orm);
    return { page: page.page, pageSize: page.pageSize, total, entries: rows.map(auditEntryAnswer), entities };
  });
  registerOperation(api, contract.exportAudit, async ({ query }) => {
    const rows = await findAudit(orm, query, { pageSize: contract.AUDIT_EXPORT_MAX + 1, offset: 0 });
    const entries = rows.slice(0, contract.AUDIT_EXPORT_MAX).map(auditEntryAnswer);
    return { entries, isCut: rows.length > entries.length };
  });
}
