import * as contract from '@ringwerk/contract';
import type { FeedError, FeedRun } from '@ringwerk/contract';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { JobError, type JobResult } from '../jobs/define-job.ts';
import { baseCurrency } from '../pricing/base-currency.ts';
import { createFeed, deleteFeed, feedAnswer, requireUsable, saveFeed } from './edit-feed.ts';
import { FEED_JOB } from './feed-job.ts';
import { findFeed, listFeeds } from './feed-repository.ts';
import { planDueFeeds } from './plan-feeds.ts';
import { runFeed, testFeed } from './run-feed.ts';

/** A run that was cancelled on the board, or a day that has come meanwhile, is noticed after this time at most, ms. */
const PLAN_EVERY_MS = 60_000;

export function registerRateFeeds(api: Api, services: Services): void {
  const { database, clock } = services;
  registerOperation(api, contract.listRateFeeds, async () => ({
    feeds: (await listFeeds(database.orm)).map(feedAnswer),
  }));
  registerOperation(api, contract.createRateFeed, ({ caller, body }) => createFeed(services, caller, body));
  registerOperation(api, contract.saveRateFeed, ({ caller, params, body }) =>
    saveFeed(services, caller, params.id, body),
  );
  registerOperation(api, contract.deleteRateFeed, ({ caller, params }) => deleteFeed(services, caller, params.id));
  registerOperation(api, contract.testRateFeed, async ({ caller, body }) => {
    requireUsable(body, await baseCurrency(database.orm));
    return testFeed(services, body, caller);
  });
  registerOperation(api, contract.fetchRateFeed, async ({ caller, params }) => {
    const run = await runFeed(services, params.id, { caller });
    const feed = await findFeed(database.orm, params.id);
    if (run === null || feed === null) throw new CodedError('rate-feed.unknown');
    const { error, values } = run;
    await recordAudit(database.orm, caller, clock(), {
      action: 'rate-feed.fetched',
      entity: 'rate-feed',
      entityId: params.id,
      detail: { name: feed.feed.content.name, error: error?.code ?? null, ...outcomes(values) },
    });
    return feedAnswer(feed);
  });
  runByTheQueue(api, services);
}

function runByTheQueue({ app }: Api, services: Services): void {
  services.jobs.register(FEED_JOB, async ({ signal }, { feedId }) => {
    await planDueFeeds(services);
    const run = await runFeed(services, feedId, { caller: null, signal });
    if (run?.error != null) throw failure(run.error);
    return outcomes(run?.values ?? []);
  });
  const plan = (): void =>
    void planDueFeeds(services).catch((error: unknown) =>
      services.log.warn({ err: error }, 'the runs of the feeds could not be planned'),
    );
  let planning: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    plan();
    planning = setInterval(plan, PLAN_EVERY_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(planning));
}

function outcomes(values: FeedRun['values']): JobResult {
  const count = (outcome: contract.FeedOutcome): number => values.filter((value) => value.outcome === outcome).length;
  return { recorded: count('recorded'), held: count('held'), unchanged: count('unchanged') };
}

const AWAY: readonly FeedError[] = ['unreachable', 'timeout', 'status'];
/** What only a person can put right. */
const FINAL: readonly FeedError[] = ['address', 'http', 'private'];

function failure({ code, subject, detail }: NonNullable<FeedRun['error']>): JobError {
  const words = [code, subject ?? '', detail].filter(Boolean).join(' · ');
  return new JobError(AWAY.includes(code) ? 'feed.unreachable' : 'feed.unusable', words, {
    isFinal: FINAL.includes(code),
  });
}
