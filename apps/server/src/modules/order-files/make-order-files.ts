import { rm } from 'node:fs/promises';
import type * as z from 'zod/mini';
import type { Services } from '../../services.ts';
import { JobError, type JobContext, type JobResult } from '../jobs/define-job.ts';
import { orderPdf } from '../orders/order-pdf.ts';
import { findOrder } from '../orders/order-repository.ts';
import { frozenPriceList } from '../pricing/price-basis.ts';
import { stoneListPdf } from '../production/list-files.ts';
import { orderedRings } from '../production/ordered-rings.ts';
import { workLists } from '../production/work-lists.ts';
import type { ArchivePosition, MissingFile } from './archive-messages.ts';
import { archivePath, keepArchive, lockOrder, makeFolder, newArchiveName, removeOrphans } from './archive-store.ts';
import type { ORDER_FILES_JOB } from './order-files-job.ts';
import { runArchiveWorker } from './run-archive-worker.ts';

/** Share of the work that the papers are. */
const PAPERS = 0.1;
const DETAIL_MAX = 400;

async function positionsOf(services: Services, orderId: string): Promise<ArchivePosition[]> {
  const { database, alloys } = services;
  const now = await alloys.now();
  const rings = await orderedRings(database.orm, [orderId]);
  return Promise.all(
    rings.map(async ({ position, quantity, design, pricedAt, priceListId }) => ({
      position,
      quantity,
      design,
      alloys: now.at(pricedAt),
      listed: (await frozenPriceList(database, priceListId)).alloys,
    })),
  );
}

/** The archive stands without them; the job says which. */
export function missingError(missing: readonly MissingFile[]): JobError {
  const isVolume = missing.some(({ reason }) => reason === 'export.volume');
  const words = missing.map(
    ({ ring, formats, reason, detail }) => `${ring} (${formats.join(', ')}): ${reason} ${detail}`,
  );
  const code = isVolume ? 'files.volume' : 'files.incomplete';
  return new JobError(code, words.join('; ').slice(0, DETAIL_MAX), { isFinal: true });
}

/** Makes the archive of an order: papers first, then what each ring is made from. */
export async function makeOrderFiles(
  services: Services,
  context: JobContext,
  { orderId }: z.output<(typeof ORDER_FILES_JOB)['schema']>,
): Promise<JobResult> {
  const { database, config, clock } = services;
  // A deletion that does not know of this attempt is waited for, and what it deletes is not read.
  await database.transaction((transaction) => lockOrder(transaction, orderId));
  const full = await findOrder(database.orm, 'all', orderId);
  if (full === null) throw new JobError('job.unreadable', 'the order is gone', { isFinal: true });
  const { number } = full.order;
  context.progress(0, 'printing');
  const sheet = await orderPdf(services, { isDealerView: false }, full);
  const bags = await stoneListPdf(services, await workLists(services, [orderId], 'de'));
  context.signal.throwIfAborted();
  await makeFolder(config.dataDir);
  await removeOrphans(database.orm, config.dataDir, context.id);
  const name = newArchiveName(number);
  const path = archivePath(config.dataDir, name);
  const { missing, ...written } = await runArchiveWorker(
    {
      subject: { format: 'ringwerk-order', order: number },
      path,
      papers: [
        { path: `${number}.pdf`, bytes: sheet.bytes },
        { path: bags.name, bytes: bags.bytes },
      ],
      positions: await positionsOf(services, orderId),
    },
    (done) => context.progress(PAPERS + (1 - PAPERS) * done, 'modelling'),
    context.signal,
  );
  try {
    const row = { orderId, name, madeAt: clock(), missing: missing.length, ...written };
    await keepArchive(database, config.dataDir, context.id, row);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  if (missing.length > 0) throw missingError(missing);
  return { ...written };
}
