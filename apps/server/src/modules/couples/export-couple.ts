import type { exportCouple as operation } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import { coupleFile, fileMeans } from './couple-answer.ts';
import { lockKnown, note } from './edit-couple.ts';
import { ALL } from './tied-records.ts';

/** Everything that is stored about a couple, and an entry that somebody has taken it out. */
export async function exportCouple(
  services: Services,
  caller: Caller,
  id: string,
): Promise<z.input<typeof operation.answer>> {
  const now = services.clock();
  const means = await fileMeans(services);
  return services.database.transaction(async (transaction) => {
    const couple = await lockKnown(transaction, caller, id);
    await note(transaction, caller, now, 'couple.exported', couple.id);
    return { exportedAt: now.toISOString(), couple: await coupleFile(means, transaction, couple, ALL) };
  });
}
