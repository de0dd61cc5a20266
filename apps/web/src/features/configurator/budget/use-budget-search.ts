import type { BudgetCandidate } from '@ringwerk/advice/budget';
import { getModel, searchModels, type Model, type MoneyJson } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { useEffect, useState } from 'react';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useLanguage } from '../../../i18n/locale-store.ts';
import type { KernelClient } from '../../../kernel-worker/kernel-client.ts';
import { modelPath, type PortalPath } from '../../../paths.ts';
import { findSelection } from '../../../domain/rings/selection.ts';

export interface BudgetStart {
  /** `?d=` of a design in hand. */
  readonly link: string | null;
  readonly setId: number | null;
  readonly art: string | undefined;
  readonly id: string | undefined;
}

/** Where a candidate comes from, for its name and its way into the configurator. */
export interface CandidateOrigin {
  readonly name: string;
  readonly address: PortalPath;
  readonly design: Design;
  /** The design in hand, not another article. */
  readonly isOwn: boolean;
}

export interface BudgetSearch {
  readonly candidates: readonly BudgetCandidate[];
  readonly origins: ReadonlyMap<string, CandidateOrigin>;
  readonly reference: Design | null;
  readonly currency: MoneyJson['currency'];
  /** Of the design in hand. */
  readonly name: string | undefined;
}

const OWN = 'own';
/** Relatives of the design in hand, and of each article beside it. */
const OWN_WANTED = 6;
/** Articles that are looked at: the most popular of the category. */
const ARTICLES = 24;

/** The designs from which affordable ones are made: the one in hand, and the articles of its category. */
export function useBudgetSearch(kernel: KernelClient | null, start: BudgetStart): BudgetSearch | null {
  const lang = useLanguage();
  const own = useOperationQuery(
    getModel,
    { params: { setId: start.setId ?? 0 }, query: { lang } },
    { enabled: start.setId !== null },
  );
  const isKnown = start.setId === null || own.data !== undefined || own.isError;
  const articles = useOperationQuery(
    searchModels,
    { query: { ...queryOf(start, own.data), sort: 'popular', pageSize: ARTICLES, lang } },
    { enabled: isKnown },
  );
  const [search, setSearch] = useState<BudgetSearch | null>(null);
  const model = own.data;
  const found = articles.data;
  useEffect(() => {
    if (kernel === null || !isKnown || found === undefined) return undefined;
    let isGone = false;
    readCandidates(kernel, start, model, found.models)
      .then((read) => !isGone && setSearch({ ...read, currency: found.facets.price.currency }))
      .catch((error: unknown) => !isGone && console.error('the designs could not be read', error));
    return () => {
      isGone = true;
    };
  }, [kernel, start, model, found, isKnown]);
  return search;
}

/** Articles beside the design in hand are of its own kind and category. */
function queryOf({ art, id }: BudgetStart, own: Model | undefined) {
  if (own !== undefined) return own.kind === 'pair' ? { category: own.categories[0] ?? 1 } : { kind: own.kind };
  return findSelection(art, id)?.query ?? { kind: 'pair' as const };
}

async function readLink(kernel: KernelClient, link: string | null): Promise<Design | null> {
  const read = link === null ? null : await kernel.readLink(link);
  return read?.ok === true ? read.value : null;
}

async function readCandidates(
  kernel: KernelClient,
  { link }: BudgetStart,
  own: Model | undefined,
  models: readonly Model[],
): Promise<Omit<BudgetSearch, 'currency'>> {
  const reference = own === undefined ? null : await readLink(kernel, link);
  const origins = new Map<string, CandidateOrigin>();
  if (reference !== null && own !== undefined)
    origins.set(OWN, { name: own.name, address: modelPath(own), design: reference, isOwn: true });
  const others = models.filter(({ setId }) => reference === null || setId !== own?.setId);
  for (const model of others) {
    const read = await kernel.read((model.with ?? model.without)?.design);
    if (!read.ok) continue;
    origins.set(String(model.setId), { name: model.name, address: modelPath(model), design: read.value, isOwn: false });
  }
  const candidates = [...origins].map(([id, { design, isOwn }]) => ({ id, design, wanted: isOwn ? OWN_WANTED : 1 }));
  return { candidates, origins, reference, name: reference === null ? undefined : own?.name };
}
