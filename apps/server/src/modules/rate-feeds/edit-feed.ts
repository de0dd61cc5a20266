import { createHash } from 'node:crypto';
import type { FeedContent, FeedReading, RateFeed } from '@ringwerk/contract';
import type { BaseCurrency } from '@ringwerk/kernel/price';
import type { Caller } from '../../http/caller.ts';
import { CodedError, type FieldIssue } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { differences, recordAudit } from '../audit/record-audit.ts';
import { settleJob } from '../jobs/job-repository.ts';
import { baseCurrency } from '../pricing/base-currency.ts';
import * as repository from './feed-repository.ts';
import { planFeed } from './plan-feeds.ts';
import { isReferenceRate } from './rate-quotes.ts';
import { isJsonPath } from './read-json.ts';

type Means = Pick<Services, 'database' | 'clock'>;

export const feedAnswer = ({ feed, updatedBy }: repository.NamedFeed): RateFeed => ({
  ...feed.content,
  id: feed.id,
  version: feed.version,
  updatedAt: feed.updatedAt.toISOString(),
  updatedBy,
  nextAt: feed.nextAt?.toISOString() ?? null,
  last: feed.lastRun,
});

/** What an address cannot bring: a central bank no metals, and nobody a rate of the base currency itself. */
const isForeign = (format: FeedContent['format'], reading: FeedReading, base: BaseCurrency): boolean =>
  reading.subject === base || (format === 'reference-rates' && !isReferenceRate(reading));

/** @throws CodedError `request.invalid` with a finding for each field that cannot work. */
export function requireUsable({ url, isHttpAllowed, format, readings }: FeedContent, base: BaseCurrency): void {
  const parsed = URL.parse(url);
  const schemes = isHttpAllowed ? ['https:', 'http:'] : ['https:'];
  const hasLogin = parsed !== null && (parsed.username !== '' || parsed.password !== '');
  const issues = [
    ...(parsed === null || !schemes.includes(parsed.protocol) || hasLogin ? [finding('field.value', '/url')] : []),
    ...readings.flatMap((reading, index) => {
      const path = `/readings/${index}`;
      const isTwice = readings.findIndex(({ subject }) => subject === reading.subject) !== index;
      return [
        ...(isTwice || isForeign(format, reading, base) ? [finding('field.value', `${path}/subject`)] : []),
        ...(format !== 'reference-rates' && reading.at === '' ? [finding('field.missing', `${path}/at`)] : []),
        ...(format === 'json' && reading.at !== '' && !isJsonPath(reading.at)
          ? [finding('field.format', `${path}/at`)]
          : []),
        ...(format === 'csv' && reading.row === 'cell' && reading.cell === ''
          ? [finding('field.missing', `${path}/cell`)]
          : []),
      ];
    }),
  ];
  if (issues.length > 0) throw new CodedError('request.invalid', { issues });
}

const finding = (code: string, path: string): FieldIssue => ({ code, path, params: {}, severity: 'error' });

/** Characters of a hash: enough to see that an address was changed. */
const HASH_LENGTH = 8;

/** What the log keeps of a feed: a key can stand anywhere behind the host of its address. */
const logged = ({ url, ...content }: FeedContent): Readonly<Record<string, unknown>> => {
  const { origin = '' } = URL.parse(url) ?? {};
  const hash = createHash('sha256').update(url).digest('hex').slice(0, HASH_LENGTH);
  return { ...content, url: `${origin}/…${hash}` };
};

export function createFeed({ database, clock }: Means, caller: Caller, content: FeedContent): Promise<RateFeed> {
  return database.transaction(async (transaction) => {
    requireUsable(content, await baseCurrency(transaction));
    const now = clock();
    const feed = await repository.insertFeed(transaction, { content, updatedAt: now, updatedBy: caller.userId });
    await planFeed(transaction, feed, now);
    await recordAudit(transaction, caller, now, {
      action: 'rate-feed.created',
      entity: 'rate-feed',
      entityId: feed.id,
      after: logged(content),
    });
    return readBack(transaction, feed.id);
  });
}

/** @throws CodedError `rate-feed.changed` when somebody has saved it since `version`. */
export function saveFeed(
  { database, clock }: Means,
  caller: Caller,
  id: string,
  { version, ...content }: FeedContent & { readonly version: number },
): Promise<RateFeed> {
  return database.transaction(async (transaction) => {
    requireUsable(content, await baseCurrency(transaction));
    const now = clock();
    const before = await requireFeed(transaction, id);
    if (before.version !== version) throw new CodedError('rate-feed.changed');
    await repository.updateFeed(transaction, id, { content, updatedAt: now, updatedBy: caller.userId });
    await planFeed(transaction, { ...before, content }, now);
    await recordAudit(transaction, caller, now, {
      action: 'rate-feed.changed',
      entity: 'rate-feed',
      entityId: id,
      ...differences(logged(before.content), logged(content)),
    });
    return readBack(transaction, id);
  });
}

export function deleteFeed({ database, clock }: Means, caller: Caller, id: string): Promise<void> {
  return database.transaction(async (transaction) => {
    const now = clock();
    const before = await requireFeed(transaction, id);
    if (before.jobId !== null) await settleJob(transaction, before.jobId, now);
    for (const jobId of await repository.failedRuns(transaction, id)) await settleJob(transaction, jobId, now);
    await repository.deleteFeed(transaction, id);
    await recordAudit(transaction, caller, now, {
      action: 'rate-feed.deleted',
      entity: 'rate-feed',
      entityId: id,
      before: logged(before.content),
    });
  });
}

async function requireFeed(transaction: Transaction, id: string): Promise<repository.FeedRow> {
  const feed = await repository.lockFeed(transaction, id);
  if (feed === null) throw new CodedError('rate-feed.unknown');
  return feed;
}

async function readBack(transaction: Transaction, id: string): Promise<RateFeed> {
  const saved = await repository.findFeed(transaction, id);
  if (saved === null) throw new Error('a saved feed was not read back');
  return feedAnswer(saved);
}
