import { JobQueue } from '../src/modules/jobs/job-queue.ts';
import { defineJob } from '../src/modules/jobs/define-job.ts';
import { openDatabase } from '../src/storage/database.ts';
import * as z from 'zod/mini';

/** A process that takes a job and never ends it, for tests that kill it. */
const [host = '', user = '', name = ''] = process.argv.slice(2);
const database = openDatabase({ host, user, database: name });
const queue = new JobQueue({ database, clock: () => new Date(), log: { warn: () => {} } });
queue.register(defineJob({ kind: 'mail', schema: z.object({ text: z.string() }) }), async () => {
  process.stdout.write('taken\n');
  await new Promise((resolve) => setTimeout(resolve, 600_000));
});
queue.start();
