import { readDesignCode } from '@ringwerk/contract';
import { designKey, type Design } from '@ringwerk/kernel';
import { CodedError, type FieldIssue } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Doer } from '../audit/record-audit.ts';
import { findAnyDesign } from '../designs/design-repository.ts';
import { weightsIn, type WeighedDesign } from '../designs/design-weights.ts';
import { requireMakeableFor } from '../designs/require-makeable-for.ts';
import type { OpeningDesign } from './collection-repository.ts';

/** The two forms of a model and the saved designs that they were made from. */
export interface ModelForms {
  readonly withDesign: Design | null;
  readonly withoutDesign: Design;
  readonly withCode: string | null;
  readonly withoutCode: string | null;
}

/** A saved design as the collection may have it. */
export interface SavedForm {
  readonly code: string;
  readonly design: Design;
  readonly hasStones: boolean;
  readonly weighed: WeighedDesign;
}

/** Forms with their weights, which are stored with them. */
export interface WeighedForms {
  readonly forms: ModelForms;
  readonly weighed: readonly WeighedDesign[];
}

export const unfit = (path: string): CodedError => {
  const issue: FieldIssue = { code: 'field.value', path, params: {}, severity: 'error' };
  return new CodedError('model.unfit', { issues: [issue] });
};

const hasStones = ({ rings }: Design): boolean => rings.some(({ stones }) => stones.length > 0);

/** Words and drawings of the couple that it was saved for never enter the collection. */
const withoutWords = ({ rings, ...design }: Design): Design => ({
  ...design,
  rings: rings.map((ring) => ({ ...ring, engravings: [] })),
});

export const withoutStones = ({ rings, ...design }: Design): Design => ({
  ...design,
  rings: rings.map((ring) => ({ ...ring, stones: [] })),
});

/**
 * A saved design of any dealer, by its code, checked by the rules.
 * @throws CodedError `design.unknown`, `design.refused`, or `model.unfit` for one with a real stone, which is only once there.
 */
export async function savedForm(services: Services, doer: Doer, typed: string, path: string): Promise<SavedForm> {
  const code = readDesignCode(typed);
  const row = code === null ? null : await findAnyDesign(services.database.orm, code);
  if (row === null) throw new CodedError('design.unknown', { issues: [unknownCode(path)] });
  const design = withoutWords(row.design);
  if (design.rings.some(({ stones }) => stones.some(({ listing }) => listing !== null))) throw unfit(path);
  return { code: row.code, design, hasStones: hasStones(design), weighed: await weigh(services, doer, design) };
}

/** @throws CodedError `design.refused` when the rules forbid making it. */
export async function weigh(services: Services, doer: Doer, design: Design): Promise<WeighedDesign> {
  const { made, basis } = await requireMakeableFor(services, doer.dealerId, design);
  const weights = weightsIn(made.evaluation);
  if (weights === null) throw new Error('a design that can be made has no weight');
  return { design, weights, metals: basis.priceList };
}

const unknownCode = (path: string): FieldIssue => ({ code: 'field.value', path, params: {}, severity: 'error' });

/** Both forms of a saved design; without a twin the form without stones is derived, and must be makeable too. */
export async function formsOf(
  services: Services,
  doer: Doer,
  first: SavedForm,
  twin: SavedForm | null,
): Promise<WeighedForms> {
  if (twin !== null && twin.hasStones === first.hasStones) throw unfit('/twinCode');
  const [full, plain] = first.hasStones ? [first, twin] : [twin, first];
  const stripped = plain?.design ?? withoutStones(first.design);
  const weighed = plain === null ? await weigh(services, doer, stripped) : plain.weighed;
  const { design = null, code = null } = full ?? {};
  return {
    forms: {
      withDesign: design,
      withoutDesign: stripped,
      withCode: code,
      withoutCode: plain === null ? null : plain.code,
    },
    weighed: full === null ? [weighed] : [full.weighed, weighed],
  };
}

/** No design stands twice in the collection. @throws CodedError `model.twice` */
export function requireNew(list: readonly OpeningDesign[], design: Design, except: number | null = null): void {
  const key = designKey(design);
  const known = list.find((model) => model.setId !== except && designKey(model.design) === key);
  if (known === undefined) return;
  const params = { article: known.articleNumber };
  const issue: FieldIssue = { code: 'model.twice', path: '/code', params, severity: 'error' };
  throw new CodedError('model.twice', { issues: [issue] });
}
