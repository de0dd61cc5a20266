import { houseDate, isWorkDay, type FeedContent, type WorkSettings } from '@ringwerk/contract';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { addDays, momentOfDay } from '../calendar/house-calendar.ts';
import { workSettings } from '../house-settings/work-settings.ts';
import { addJob } from '../jobs/add-job.ts';
import { settleJob } from '../jobs/job-repository.ts';
import { FEED_JOB } from './feed-job.ts';
import * as repository from './feed-repository.ts';

/** Days that are looked through: a house may be closed for a season, and one that never works asks nothing. */
const HORIZON_DAYS = 370;

type Schedule = Pick<FeedContent, 'times' | 'isOnWorkDaysOnly'>;

/** The next moment after `now` at which a feed is to be asked, by the manufactory's clock; null when no day comes. */
export function nextRun({ times, isOnWorkDaysOnly }: Schedule, work: WorkSettings, now: Date): Date | null {
  const today = houseDate(now, work.zone);
  for (let ahead = 0; ahead <= HORIZON_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    if (isOnWorkDaysOnly && !isWorkDay(day, work)) continue;
    const next = times
      .toSorted()
      .map((time) => momentOfDay(day, time, work.zone))
      .find((moment) => moment > now);
    if (next !== undefined) return next;
  }
  return null;
}

/** Puts the next run of a feed that its caller has locked into the queue, in place of one that waits. */
export async function planFeed(transaction: Transaction, feed: repository.FeedRow, now: Date): Promise<void> {
  if (feed.jobId !== null) await settleWaiting(transaction, feed, now);
  const { content, id } = feed;
  const nextAt = content.isActive ? nextRun(content, await workSettings(transaction), now) : null;
  if (nextAt === null) return repository.setPlan(transaction, id, { nextAt, jobId: null });
  const jobId = await addJob(
    transaction,
    FEED_JOB,
    { feedId: id },
    { now, runAt: nextAt, subject: content.name, uniqueKey: `${id} ${nextAt.toISOString()}` },
  );
  await repository.setPlan(transaction, id, { nextAt, jobId });
}

/** A run that is due, or is tried again, is left alone: it was missed while no process ran, or its address is away. */
async function settleWaiting(
  transaction: Transaction,
  { jobId, nextAt }: repository.FeedRow,
  now: Date,
): Promise<void> {
  if (jobId !== null && nextAt !== null && nextAt > now) await settleJob(transaction, jobId, now);
}

/** Of every active feed the next run waits in the queue afterwards, once for all processes. */
export function planDueFeeds({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  return database.transaction(async (transaction) => {
    const now = clock();
    for (const feed of await repository.lockUnplanned(transaction, now)) await planFeed(transaction, feed, now);
  });
}
