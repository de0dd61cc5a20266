import { randomUUID } from 'node:crypto';
import type { importStones as operation } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { readUpload } from '../sheets/read-upload.ts';
import { readStones, STONE_SHEET_LIMITS, type SellerStatement, type StoneFileRow } from './read-stones.ts';
import { upsertStones } from './stone-repository.ts';

export type StoneImport = z.output<NonNullable<typeof operation.answer>>;
type RowResult = StoneImport['rows'][number];

/**
 * Takes over a file of the caller's own stones. What a file means:
 * - a file that is no table is refused (`sheet.unreadable`);
 * - without a needed column nothing is read (`stone.import-header` names the columns);
 * - every other row stands for itself: right rows are added or replaced by stock number, wrong rows are reported with
 *   their field and leave the stone as it was;
 * - all right rows are written in one transaction, so a file is never half written, and reading it twice changes nothing.
 */
export async function importStones(
  services: Services,
  caller: Caller,
  { data, ...stated }: { readonly data: string } & SellerStatement,
  signal: AbortSignal,
): Promise<StoneImport> {
  const sheet = await readUpload(Buffer.from(data, 'base64'), STONE_SHEET_LIMITS, signal);
  const reading = await readStones(sheet, stated, signal);
  if (!reading.ok) {
    throw new CodedError('stone.import-header', {
      issues: reading.missing.map((column) => ({
        code: 'stone.import-header',
        path: '/data',
        params: { column },
        severity: 'error',
      })),
    });
  }
  signal.throwIfAborted();
  const outcome = await write(services, caller, reading.rows);
  const rows = reading.rows.map((row) => result(row, outcome));
  const count = (kind: RowResult['result']): number => rows.filter((row) => row.result === kind).length;
  return { added: count('added'), updated: count('updated'), rejected: count('rejected'), rows };
}

/** Stock number → whether it is new; sold stones are missing. */
async function write(services: Services, caller: Caller, rows: readonly StoneFileRow[]): Promise<Map<string, boolean>> {
  const now = services.clock();
  const stones = rows.flatMap((row) =>
    'stone' in row
      ? [
          {
            ...row.stone,
            id: randomUUID(),
            dealerId: caller.dealerId,
            seller: caller.company,
            country: caller.country,
            status: row.status,
            updatedAt: now.getTime(),
          },
        ]
      : [],
  );
  return services.database.transaction(async (transaction) => {
    const written = await upsertStones(transaction, stones);
    await recordAudit(transaction, caller, now, {
      action: 'stones.imported',
      entity: 'dealer',
      entityId: caller.dealerId,
      detail: { rows: rows.length, written: written.length },
    });
    return new Map(written.map((row) => [row.stockNumber, row.isNew]));
  });
}

function result(row: StoneFileRow, outcome: ReadonlyMap<string, boolean>): RowResult {
  const { row: line, stockNumber } = row;
  if (!('stone' in row)) return { row: line, stockNumber, result: 'rejected', field: row.field, reason: row.reason };
  const isNew = outcome.get(stockNumber);
  if (isNew === undefined) {
    return { row: line, stockNumber, result: 'rejected', field: 'Availability', reason: 'sold' };
  }
  return { row: line, stockNumber, result: isNew ? 'added' : 'updated' };
}
