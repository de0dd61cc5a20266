import type { ChangedArticle, getWhatIf, KeptWhatIf, Language, WhatIf, WhatIfChange } from '@ringwerk/contract';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Queryable } from '../../storage/database.ts';
import { users } from '../../storage/schema/dealers.ts';
import { priceComparisons } from '../../storage/schema/prices.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { HouseModel } from '../catalogue/house-model.ts';
import { addJob } from '../jobs/add-job.ts';
import type { JobContext } from '../jobs/define-job.ts';
import { findLastJob } from '../jobs/job-board.ts';
import { jobAnswer, workingKinds } from '../jobs/job-answer.ts';
import { cancelJob } from '../jobs/job-repository.ts';
import { computeWhatIf } from './compute-what-if.ts';
import type { PricedNow } from './freeze-price-list.ts';
import { pricedNow } from './price-basis.ts';
import { findEdition, type Edition } from './price-list-repository.ts';
import { whatIfBasis, type WhatIfBasis } from './what-if-basis.ts';
import { WHAT_IF_JOB } from './what-if-job.ts';

type Answer = z.output<typeof getWhatIf.answer>;
type Kept = typeof priceComparisons.$inferSelect & { readonly madeByName: string | null };

async function requireEdition(database: Queryable, id: string): Promise<Edition> {
  const edition = await findEdition(database, id);
  if (edition === null) throw new CodedError('price-list.unknown');
  return edition;
}

/** Puts the computation into the queue: of a list one at a time. */
export function startWhatIf({ database, clock }: Services, caller: Caller, id: string): Promise<void> {
  const now = clock();
  return database.transaction(async (transaction) => {
    const { name, version } = await requireEdition(transaction, id);
    const payload = { editionId: id, askedBy: caller.userId };
    const job = { now, subject: name, uniqueKey: id, createdBy: caller.userId };
    await addJob(transaction, WHAT_IF_JOB, payload, job);
    const detail = { name, version };
    await recordAudit(transaction, caller, now, {
      action: 'price-list.compared',
      entity: 'price-list',
      entityId: id,
      detail,
    });
  });
}

/** @throws CodedError `conflict` where none is under way. */
export function cancelWhatIf({ database, clock }: Services, caller: Caller, id: string): Promise<void> {
  const now = clock();
  return database.transaction(async (transaction) => {
    await requireEdition(transaction, id);
    const last = await findLastJob(transaction, WHAT_IF_JOB.kind, id);
    if (last === null || !(await cancelJob(transaction, last.job.id, now))) throw new CodedError('conflict');
    await recordAudit(transaction, caller, now, { action: 'job.cancelled', entity: 'job', entityId: last.job.id });
  });
}

/** What the job does: computes, and keeps the result in the place of the one before. */
export async function runWhatIf(
  services: Pick<Services, 'database' | 'models' | 'clock' | 'log'>,
  context: Pick<JobContext, 'signal' | 'progress'>,
  { editionId, askedBy }: { readonly editionId: string; readonly askedBy: string },
) {
  const computed = await computeWhatIf(services, editionId, context);
  const row = { ...computed, madeAt: services.clock(), madeBy: askedBy };
  await services.database.orm
    .insert(priceComparisons)
    .values(row)
    .onConflictDoUpdate({ target: priceComparisons.editionId, set: row });
  const { articles, unpriced, quotes } = computed.result;
  return { articles, unpriced, quotes: quotes.count };
}

/** The last result with the names of the reader's language, and the job that is under way or ended without one. */
export async function readWhatIf(services: Services, id: string, language: Language): Promise<Answer> {
  const { database, models } = services;
  const edition = await requireEdition(database.orm, id);
  const [kept = null] = await database.orm
    .select({ kept: priceComparisons, madeByName: users.name })
    .from(priceComparisons)
    .leftJoin(users, eq(users.id, priceComparisons.madeBy))
    .where(eq(priceComparisons.editionId, id));
  const last = await findLastJob(database.orm, WHAT_IF_JOB.kind, id);
  await models.ensureRead();
  return {
    job: last === null || last.job.state === 'done' ? null : jobAnswer(last, await workingKinds(services)),
    result:
      kept === null
        ? null
        : keptAnswer(
            { ...kept.kept, madeByName: kept.madeByName },
            changesSince(kept.kept, edition, await pricedNow(database), await whatIfBasis(services)),
            (setId) => models.find(setId),
            language,
          ),
  };
}

function changesSince(
  kept: typeof priceComparisons.$inferSelect,
  edition: Edition,
  now: PricedNow,
  basis: WhatIfBasis,
): WhatIfChange[] {
  const { pricedBy } = kept.result;
  const { collection = basis.collection, agreements = basis.agreements } = pricedBy ?? {};
  const changes: [WhatIfChange, boolean][] = [
    ['list', kept.version !== edition.version],
    ['in-force', kept.against !== now.edition],
    ['rates', kept.rates !== (now.rates ?? '')],
    ['alloys', pricedBy !== undefined && pricedBy.alloys !== now.alloys],
    ['collection', collection !== basis.collection],
    ['agreements', agreements !== basis.agreements],
    // Of a result that does not say its day nobody knows that it is today's.
    ['day', pricedBy?.day !== now.day],
  ];
  return changes.flatMap(([change, isSo]) => (isSo ? [change] : []));
}

type Find = (setId: number) => HouseModel | null;

/** A model is never deleted, so that every stored set is found. */
function named<Form extends { readonly setId: number }>(
  find: Find,
  language: Language,
  forms: readonly Form[],
): (Form & Pick<ChangedArticle, 'articleNumber' | 'kind' | 'categories' | 'name'>)[] {
  return forms.flatMap((form) => {
    const model = find(form.setId);
    if (model === null) return [];
    const { articleNumber, kind, categories, names } = model;
    return [{ ...form, articleNumber, kind, categories: [...categories], name: names[language] }];
  });
}

function keptAnswer(kept: Kept, changedSince: WhatIfChange[], find: Find, language: Language): KeptWhatIf {
  const { movers, belowGuard, weighedOtherwise, pricedBy: _pricedBy, ...rest } = kept.result;
  const shown: WhatIf = {
    ...rest,
    movers: named(find, language, movers),
    belowGuard: { count: belowGuard.count, articles: named(find, language, belowGuard.articles) },
    weighedOtherwise: {
      count: weighedOtherwise.count,
      articles: named(find, language, weighedOtherwise.articles),
    },
  };
  return { ...shown, madeAt: kept.madeAt.toISOString(), madeBy: kept.madeByName, changedSince };
}
