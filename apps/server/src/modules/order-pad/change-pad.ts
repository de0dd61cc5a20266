import { PAD_ROWS_MAX, type changeOrderPad as operation } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { lockDealer } from '../watch-lists/watch-list-repository.ts';
import { countPadRows, removePadRows, writePadRows } from './order-pad-repository.ts';

type PadChange = z.output<NonNullable<typeof operation.body>>;

/**
 * Writes and removes rows of the company's pad at once or not at all; of two rows with one key the last one counts.
 * @throws CodedError `order-pad.full`
 */
export function changePad(
  { database }: Pick<Services, 'database'>,
  { dealerId }: Pick<Caller, 'dealerId'>,
  { written, removed }: PadChange,
): Promise<void> {
  const rows = [...new Map(written.map((row) => [row.key, row])).values()];
  return database.transaction(async (transaction) => {
    // Devices of one shop wait for each other, so that together they do not write more than there is room for.
    await lockDealer(transaction, dealerId);
    await removePadRows(transaction, dealerId, removed);
    await writePadRows(transaction, dealerId, rows);
    if (rows.length > 0 && (await countPadRows(transaction, dealerId)) > PAD_ROWS_MAX)
      throw new CodedError('order-pad.full');
  });
}
