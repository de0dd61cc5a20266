import type { AuditedRead, AuditEntity } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from './record-audit.ts';

/**
 * Reads of the manufactory that show people: dealers' staff, couples, applicants, colleagues. Each is an entry of the log,
 * under the kind of object that is read. A read that shows nobody stands in the test of this table with its reason.
 */
const OWN_READS = {
  listRegistrations: 'registration',
  listPeople: 'user',
  listDealers: 'dealer',
  getDealerFile: 'dealer',
  listDealerHistory: 'dealer',
  listWorkOrders: 'order',
  getWorkOrder: 'order',
  getWorkOrderPdf: 'order',
  listWorkOrderProofs: 'order',
  getWorkOrderLife: 'order',
  getWorkOrderVersions: 'order',
  getWorkLists: 'order',
  listCastable: 'order',
  listScans: 'order',
  getBatch: 'batch',
  getBatchPdf: 'batch',
  listPapers: 'paper',
  getPaper: 'paper',
  getPaperPdf: 'paper',
  getPaperXml: 'paper',
  getDeliveryNotePdf: 'paper',
  listMails: 'mail',
  getMail: 'mail',
  exportAudit: 'audit',
} as const satisfies Partial<Record<AuditedRead, AuditEntity>>;
export const PERSONAL_READS: Readonly<Record<string, AuditEntity>> = OWN_READS;

/** The same of the manufactory while it looks on as a dealer: reads of couples' files, which are the dealer's own. No read is without words. */
const READS_AS_DEALER: Readonly<Record<Exclude<AuditedRead, keyof typeof OWN_READS>, AuditEntity>> = {
  listCouples: 'couple',
  getCouple: 'couple',
  listDue: 'couple',
  listSavedDesigns: 'couple',
  findRecords: 'couple',
};
export const VIEWED_READS: Readonly<Record<string, AuditEntity>> = READS_AS_DEALER;

/** Notes that a caller has read people's data. `params` and `query` say whose. */
export async function recordPersonalRead(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  operationId: string,
  caller: Caller,
  asked: { readonly params: unknown; readonly query: unknown },
): Promise<void> {
  const viewed = caller.isDealerView ? VIEWED_READS[operationId] : undefined;
  const entity = PERSONAL_READS[operationId] ?? viewed;
  if (entity === undefined) return;
  const { id = '' } = (asked.params ?? {}) as { readonly id?: string }; // parsed by the operation's own schema
  await recordAudit(database.orm, caller, clock(), {
    action: 'personal-data.read',
    entity,
    entityId: id,
    // A couple's name that was typed stays out of the log, which is never shortened.
    detail: {
      operation: operationId,
      ...(viewed === undefined ? (asked.query as Readonly<Record<string, unknown>> | undefined) : {}),
    },
  });
}
