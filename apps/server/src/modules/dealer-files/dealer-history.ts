import type { AuditEntry, AuditSort } from '@ringwerk/contract';
import { CodedError } from '../../http/coded-error.ts';
import type { Queryable } from '../../storage/database.ts';
import { auditEntryAnswer } from '../audit/audit-entry-answer.ts';
import type { Page } from '../paging.ts';
import type { SortQuestion } from '../sorted-by.ts';
import { findDealerFile, findHistory } from './dealer-file-repository.ts';

/** A dealer's own calculation is no matter of billing: the log has its figures, and a view as the dealer, which is written down. */
const HIDDEN = new Set(['retailRule']);
const shown = (fields: AuditEntry['before']): AuditEntry['before'] =>
  fields && Object.fromEntries(Object.entries(fields).filter(([name]) => !HIDDEN.has(name)));

/** What was done to a dealer, and by its people. */
export async function readHistory(database: Queryable, id: string, question: SortQuestion<AuditSort>, page: Page) {
  if ((await findDealerFile(database, id)) === null) throw new CodedError('dealer.unknown');
  const { total, rows } = await findHistory(database, id, question, page);
  const entries = rows
    .map(auditEntryAnswer)
    .map((entry) => ({ ...entry, before: shown(entry.before), after: shown(entry.after) }));
  return { page: page.page, pageSize: page.pageSize, total, entries };
}
