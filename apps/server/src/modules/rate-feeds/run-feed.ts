import { houseDate, type FeedContent, type FeedOutcome, type FeedRun } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { settleJob } from '../jobs/job-repository.ts';
import { FetchError } from '../outgoing/fetch-public.ts';
import { admitRate, stateOf } from '../pricing/admit-rate.ts';
import { baseCurrency } from '../pricing/base-currency.ts';
import * as rates from '../pricing/rate-repository.ts';
import { FeedRefusal } from './feed-error.ts';
import * as repository from './feed-repository.ts';
import { rateQuotes, requireDay, type RatedQuote } from './rate-quotes.ts';
import { readAnswer } from './read-answer.ts';

type Means = Pick<Services, 'database' | 'clock' | 'fetchPublic'>;

/** What a feed says now, and what would become of it; nothing is written. */
export async function testFeed(
  means: Means,
  { id, ...content }: FeedContent & { readonly id?: string | undefined },
  caller: Caller,
): Promise<FeedRun> {
  const { database, clock } = means;
  return attempt(clock, async () => {
    const quotes = await askFeed(means, content);
    return database.transaction(async (transaction) => {
      await rates.lockRates(transaction);
      const values = [];
      for (const quote of quotes) {
        if (id !== undefined && (await isKnown(transaction, id, quote, clock()))) {
          values.push(valueAnswer(quote, 'unchanged'));
          continue;
        }
        const state = await stateOf(transaction, quote, caller.userId);
        values.push(valueAnswer(quote, state === 'held' ? 'held' : 'recorded'));
      }
      return values;
    });
  });
}

/**
 * Asks a feed and records what it says: all of its values, or none. Null for a feed that there is no more, or whose
 * times are switched off.
 * @param caller - whoever asks beside the times of the feed.
 */
export async function runFeed(
  means: Means,
  id: string,
  { caller, signal }: { readonly caller: Caller | null; readonly signal?: AbortSignal },
): Promise<FeedRun | null> {
  const { database, clock } = means;
  const found = await repository.findFeed(database.orm, id);
  if (found === null || (caller === null && !found.feed.isActive)) return null;
  const { content, version } = found.feed;
  return attempt(
    clock,
    async () => {
      const quotes = await askFeed(means, content, signal);
      return database.transaction(async (transaction) => {
        const feed = await repository.lockFeed(transaction, id);
        // Saved or deleted while it was asked: what the address said was not asked for in this way.
        if (feed?.version !== version) return [];
        const values = await recordQuotes(transaction, feed, quotes, caller, clock());
        const now = clock();
        await repository.setLastRun(transaction, id, { at: now.toISOString(), values, error: null });
        for (const jobId of await repository.failedRuns(transaction, id)) await settleJob(transaction, jobId, now);
        return values;
      });
    },
    (run) => repository.setLastRun(database.orm, id, run),
  );
}

async function attempt(
  clock: () => Date,
  work: () => Promise<FeedRun['values']>,
  onError: (run: FeedRun) => Promise<void> = async () => {},
): Promise<FeedRun> {
  try {
    const values = await work();
    return { at: clock().toISOString(), values, error: null };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    const run = { at: clock().toISOString(), values: [], error: refusal };
    await onError(run);
    return run;
  }
}

function refusalOf(error: unknown): FeedRun['error'] {
  if (error instanceof FeedRefusal) return { code: error.code, subject: error.subject, detail: error.message };
  return error instanceof FetchError ? { code: error.refusal, subject: null, detail: error.message } : null;
}

/** @throws FetchError, FeedRefusal */
async function askFeed(
  { database, clock, fetchPublic }: Means,
  content: FeedContent,
  signal?: AbortSignal,
): Promise<readonly RatedQuote[]> {
  const fetched = await fetchPublic(content.url, { isHttpAllowed: content.isHttpAllowed, signal });
  const base = await baseCurrency(database.orm);
  const answer = await readAnswer(fetched, content, base);
  const { staleDays } = await rates.readSettings(database.orm);
  requireDay(answer.day, houseDate(clock(), await houseZone(database.orm)), staleDays);
  return rateQuotes(database.orm, base, answer);
}

const valueAnswer = ({ subject, found, value }: RatedQuote, outcome: FeedOutcome): FeedRun['values'][number] => ({
  subject,
  found,
  value,
  outcome,
});

async function recordQuotes(
  transaction: Transaction,
  feed: repository.FeedRow,
  quotes: readonly RatedQuote[],
  caller: Caller | null,
  now: Date,
): Promise<FeedRun['values']> {
  await rates.lockRates(transaction);
  const origin = {
    source: feed.content.name,
    recordedBy: null,
    feed: { id: feed.id, configuredBy: feed.updatedBy },
    doer: caller,
  };
  const values = [];
  for (const quote of quotes) {
    const { subject, value, quotedDay, note } = quote;
    if (await isKnown(transaction, feed.id, quote, now)) {
      values.push(valueAnswer(quote, 'unchanged'));
      continue;
    }
    await rates.withdrawHeldOfFeed(transaction, feed.id, subject, now);
    const row = await admitRate(transaction, { subject, value, validFrom: null, quotedDay, note }, origin, now);
    values.push(valueAnswer(quote, row.state === 'held' ? 'held' : 'recorded'));
  }
  return values;
}

/** Whether the last value that a feed brought says the same. */
async function isKnown(transaction: Transaction, feedId: string, quote: RatedQuote, now: Date): Promise<boolean> {
  const last = await rates.lastOfFeed(transaction, feedId, quote.subject);
  return last !== null && isSameQuote(last, quote, { now, zone: await houseZone(transaction) });
}

/** The same value of the day that its source names, or fetched on the same day of the manufactory. */
function isSameQuote(
  last: rates.RateRow,
  { value, quotedDay }: RatedQuote,
  { now, zone }: { readonly now: Date; readonly zone: string },
): boolean {
  if (last.value !== value) return false;
  return quotedDay === null ? houseDate(last.recordedAt, zone) === houseDate(now, zone) : last.quotedDay === quotedDay;
}
