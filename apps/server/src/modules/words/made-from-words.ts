import { setImmediate } from 'node:timers/promises';
import { designFromWords, type WordsBase, type WordsDesign } from '@ringwerk/advice/words';
import { houseCatalogue, type CatalogueAlloy } from '@ringwerk/catalogue';
import { placeholderNames, type Country, type Language } from '@ringwerk/contract';
import { findErrors, repairKeeping } from '@ringwerk/kernel/rules';
import type { PriceBasis } from '@ringwerk/kernel/price';
import type { SearchQuery } from '@ringwerk/search';
import type { Services } from '../../services.ts';
import { minorPer } from '../catalogue/catalogue.ts';
import { evaluateFor, type MakeableDesign } from '../designs/evaluate.ts';
import { kernelOf } from '../designs/server-kernel.ts';

/** Who asks, in which language and country. */
export interface WordsQuestion {
  readonly q: string;
  readonly language: Language;
  readonly country: Country;
  readonly basis: PriceBasis;
  /** Whose list decides which alloys are offered. */
  readonly dealerId: string;
}

export interface MadeFromWords extends WordsDesign {
  readonly query: SearchQuery;
  readonly makeable: MakeableDesign;
  readonly alloys: readonly CatalogueAlloy[];
}

/** Articles that a design may be made from. */
const BASES = 24;
/** Processor time that is taken before others have their turn, ms. */
const TURN_MS = 8;

/** Gives way to what else waits whenever a turn is over. */
function takingTurns(): () => Promise<boolean> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began >= TURN_MS) {
      await setImmediate();
      began = performance.now();
    }
    return true;
  };
}

/** A price that is meant as "about" may be passed by this share. */
const ABOUT = 1.15;

function mostOf({ clauses }: SearchQuery, basis: PriceBasis): number | null {
  const price = clauses.find((clause) => clause.kind === 'price');
  if (price?.kind !== 'price' || price.to === null) return null;
  const minor = minorPer(basis, price.currency);
  return minor === null ? null : Math.floor(price.to * minor * (price.isAbout ? ABOUT : 1));
}

/** "Anna … Thomas …, our names inside": where both are named, nothing stands for them. */
function namesOf({ clauses }: SearchQuery, language: Language): string {
  const names = new Set(clauses.flatMap((clause) => (clause.kind === 'person' ? (clause.name ?? []) : [])));
  return names.size === 2 ? [...names].join(' & ') : placeholderNames(language);
}

/** The design that words mean; null where they ask for no ring, or for none that can be made. */
export async function madeFromWords(services: Services, asked: WordsQuestion): Promise<MadeFromWords | null> {
  const { catalogue, alloys: house } = services;
  const { q, basis, country, language, dealerId } = asked;
  const found = await catalogue.search(basis, { q, pageSize: BASES });
  const query = found.outcome?.query;
  if (query === undefined || !query.clauses.some(({ kind }) => kind !== 'name' && kind !== 'person')) return null;
  const near = found.models.length > 0 ? found.models : (await catalogue.search(basis, { pageSize: BASES })).models;
  const bases: readonly WordsBase[] = near.map(({ model }) => model.model);
  const { alloys } = houseCatalogue((await house.now(dealerId)).alloys);
  const made = await designFromWords(
    query,
    bases,
    {
      alloys,
      market: country,
      tables: kernelOf(basis.priceList).tables,
      rules: { findErrors, repairKeeping },
      names: namesOf(query, language),
      pause: takingTurns(),
    },
    {
      most: mostOf(query, basis),
      price: (design) => {
        const { total, isMakeable } = evaluateFor(basis, design);
        return total === null || !isMakeable
          ? null
          : { gross: total.retail.gross, cost: total.cost, grams: total.grams };
      },
    },
  );
  if (made === null) return null;
  const evaluation = evaluateFor(basis, made.design);
  const { total } = evaluation;
  if (!evaluation.isMakeable || total === null) return null;
  return { ...made, query, alloys, makeable: { design: made.design, evaluation, total } };
}
