import type { AskedPadRow, CheckedPadRow, Language, PadProblem } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import { mayRead, stateOf, type HouseModel } from '../catalogue/house-model.ts';
import { offeredSuccessor } from '../catalogue/model-answer.ts';
import { currentPriceBasis } from '../pricing/price-basis.ts';
import { findArticle, type NamedArticle } from './find-article.ts';
import { alloysOf, padDesign } from './pad-design.ts';
import type { DesignFigures } from '../designs/evaluation-thread.ts';
import { priceDesigns } from './price-designs.ts';
import {
  countProblems,
  optionsOf,
  quantityProblems,
  ruleProblems,
  stoneProblems,
  unreadProblems,
} from './row-problems.ts';

interface Reader {
  readonly services: Services;
  readonly caller: Caller;
  readonly language: Language;
  readonly now: Date;
}
type Option = ReturnType<typeof optionsOf>[number];

/** A row that names an article, with what would be made of it. */
interface Meant {
  readonly model: HouseModel;
  readonly option: Option;
  /** Of the catalogue. */
  readonly design: Design;
  readonly wanted: Design;
}

interface ReadRow {
  readonly row: AskedPadRow;
  readonly named: NamedArticle;
  readonly meant: Meant | null;
}

const foundOf = ({ setId, articleNumber, names }: HouseModel, language: Language) => ({
  setId,
  articleNumber,
  name: names[language],
});

/** The form that a row means; every article has one. */
function meantBy(row: AskedPadRow, model: HouseModel): Meant | null {
  const options = optionsOf(model);
  const option = row.stones !== undefined && options.includes(row.stones) ? row.stones : options[0];
  const design = option === undefined ? null : model[option];
  if (option === undefined || design === null) return null;
  return { model, option, design, wanted: padDesign(design, row) };
}

async function readRows(
  { services: { catalogue, models }, caller, now }: Reader,
  rows: readonly AskedPadRow[],
): Promise<readonly ReadRow[]> {
  const readSet = await catalogue.articleReader();
  return rows.map((row) => {
    const found = findArticle(models, row.article, readSet, (model) => stateOf(model, now) === 'published');
    const model = found.model !== null && mayRead(found.model, caller.role, now) ? found.model : null;
    return { row, named: { ...found, model }, meant: model === null ? null : meantBy(row, model) };
  });
}

/** What is wrong with the article itself. */
function articleProblems({ row, named }: ReadRow, { services, language, now }: Reader): readonly PadProblem[] {
  const { model, nearest } = named;
  if (row.article === '') return [{ field: 'article', code: 'missing' }];
  if (model === null) {
    return [{ field: 'article', code: 'unknown', nearest: nearest.map((near) => foundOf(near, language)) }];
  }
  if (stateOf(model, now) !== 'withdrawn' || model.withdrawnFrom === null) return [];
  const next = offeredSuccessor(model, services.models, now);
  const since = model.withdrawnFrom.toISOString();
  return [{ field: 'article', code: 'withdrawn', since, nearest: next === null ? [] : [foundOf(next, language)] }];
}

function problemsOf(read: ReadRow, figures: DesignFigures | null | undefined, reader: Reader): PadProblem[] {
  const { row, meant } = read;
  return [
    ...articleProblems(read, reader),
    ...(meant === null ? [] : stoneProblems(row, optionsOf(meant.model))),
    ...(meant === null ? [] : countProblems(row, meant.design)),
    ...(figures === null ? [{ field: 'line', code: 'failed' } as const] : ruleProblems(figures?.issues ?? [])),
    ...quantityProblems(row),
    ...unreadProblems(row),
  ];
}

function madeOf(
  { meant }: ReadRow,
  figures: DesignFigures | null | undefined,
  { caller }: Reader,
): CheckedPadRow['made'] {
  const total = figures?.total ?? null;
  if (meant === null || total === null) return null;
  const { grams, cost, retail } = total;
  const { gross, currency } = retail;
  return { design: meant.wanted, grams, gross, currency, ...(caller.seesTrade ? { cost } : {}) };
}

/**
 * Each row against the collection, the rules and today's prices, every wrong field at once. What takes long, weighing, is done in
 * a thread of its own.
 */
export async function checkRows(
  services: Services,
  caller: Caller,
  rows: readonly AskedPadRow[],
  language: Language,
): Promise<CheckedPadRow[]> {
  const reader: Reader = { services, caller, language, now: services.clock() };
  const basis = await currentPriceBasis(services.database, caller.dealerId);
  const read = await readRows(reader, rows);
  const meant = read.flatMap((row) => row.meant ?? []);
  const priced = await priceDesigns(
    services,
    basis,
    meant.map(({ wanted }) => wanted),
  );
  const figuresOf = new Map(meant.map((each, index) => [each, priced[index]]));
  const stillOf = await services.modelStills([...new Set(meant.map(({ model }) => model))]);
  return read.map((each) => {
    const figures = each.meant === null ? undefined : figuresOf.get(each.meant);
    return {
      article: each.meant && {
        ...foundOf(each.meant.model, language),
        kind: each.meant.model.kind,
        categories: [...each.meant.model.categories],
        option: each.meant.option,
        options: [...optionsOf(each.meant.model)],
        still: stillOf(each.meant.model, each.meant.design),
        rings: each.meant.design.rings.map(({ role, size }) => ({ role, size })),
        alloys: [...alloysOf(each.meant.design)],
      },
      problems: problemsOf(each, figures, reader),
      made: madeOf(each, figures, reader),
    };
  });
}
