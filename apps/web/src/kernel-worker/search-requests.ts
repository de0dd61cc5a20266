import {
  assessOption,
  figuresOf,
  findReach,
  parseEdit,
  refusedBy,
  type Assessment,
  type Change,
  type EditOption,
} from '@ringwerk/advice';
import type { StackQuery } from '@ringwerk/advice/stack';
import { encodeDesign, type Design, type RingDesign } from '@ringwerk/kernel';
import { REST_MILLISECONDS, turn, TURN_MILLISECONDS, type KernelContext, type RequestOf } from './kernel-context.ts';
import type { KernelAnswer, KernelRequest } from './kernel-messages.ts';

const SEARCHES = ['assess', 'stack', 'reach', 'within-budget'] as const;
type SearchRequest = RequestOf<(typeof SEARCHES)[number]>;

export const isSearch = (request: KernelRequest): request is SearchRequest =>
  SEARCHES.some((kind) => kind === request.kind);

/** Questions about many edits of a design: they give way to messages that wait. */
export function search(request: SearchRequest, context: KernelContext): Promise<KernelAnswer> {
  switch (request.kind) {
    case 'assess':
      return assess(request, context);
    case 'stack':
      return stack(request, context);
    case 'reach':
      return reach(request, context);
    case 'within-budget':
      return withinBudget(request, context);
  }
}

/** What the options that touch engravings would make of the design: their letters are needed too. */
const engravedEdits = (design: Design, options: readonly EditOption[]): RingDesign[] =>
  [[], ...options.map(({ changes }) => changes)]
    .filter((changes) => changes.length === 0 || changes.some(({ path }) => path.includes('/engravings')))
    .flatMap((changes) => parseEdit(design, changes).design.rings);

async function assess(
  { id, design, options }: RequestOf<'assess'>,
  { tables, evaluator: awaited, newest }: KernelContext,
): Promise<KernelAnswer> {
  await tables.ensureLoaded(() => engravedEdits(design, options));
  const evaluator = await awaited();
  const assessments: Assessment[] = [];
  const known = evaluator.errorsOf(design);
  let since = performance.now();
  for (const option of options) {
    if (performance.now() - since > TURN_MILLISECONDS) {
      await turn();
      since = performance.now();
      if (newest.assess !== id) return { id, kind: 'superseded' };
    }
    assessments.push(assessOption(design, option, known, evaluator));
  }
  return { id, kind: 'assessed', assessments };
}

/** How far a number goes before an error comes in that the design did not have. */
async function reach(
  { id, question }: RequestOf<'reach'>,
  { tables, evaluator }: KernelContext,
): Promise<KernelAnswer> {
  await tables.ensureLoaded(() => question.design.rings);
  const { errorsOf } = await evaluator();
  const known = errorsOf(question.design);
  const found = findReach(question, (changes) => refusedBy(parseEdit(question.design, changes), known, { errorsOf }));
  return { id, kind: 'reached', reach: found };
}

const ringsOf = ({ design, before, after }: StackQuery): readonly RingDesign[] =>
  [...design.rings, before, after].filter((ring) => ring !== null);

/** The rings of one finger, held against each other; superseded by a newer question while the design changes. */
async function stack(
  { id, question }: RequestOf<'stack'>,
  { tables, evaluator, newest }: KernelContext,
): Promise<KernelAnswer> {
  await turn(REST_MILLISECONDS);
  await tables.ensureLoaded(() => ringsOf(question));
  const { errorsOf } = await evaluator();
  const kernel = await tables.loadSetter();
  const isNewest = (): boolean => newest.stack === id;
  if (!isNewest()) return { id, kind: 'superseded' };
  const { findStackFit } = await import('@ringwerk/advice/stack');
  const known = errorsOf(question.design);
  const isLegal = (changes: readonly Change[]): boolean =>
    refusedBy(parseEdit(question.design, changes), known, { errorsOf }).length === 0;
  const pause = async (): Promise<boolean> => {
    await turn();
    return isNewest();
  };
  const fit = await findStackFit(question, kernel, isLegal, pause);
  return fit === null ? { id, kind: 'superseded' } : { id, kind: 'stacked', stack: fit };
}

/** The search is a part of its own: most designs are opened without one. */
async function withinBudget(
  { id, question }: RequestOf<'within-budget'>,
  { tables, evaluator: awaited, newest }: KernelContext,
): Promise<KernelAnswer> {
  const evaluator = await awaited();
  const { alloys } = tables.now().tables;
  const { findWithinBudget } = await import('@ringwerk/advice/budget');
  let since = performance.now();
  const pause = async (): Promise<boolean> => {
    if (performance.now() - since > TURN_MILLISECONDS) {
      await turn();
      since = performance.now();
    }
    return newest['within-budget'] === id;
  };
  const priceOf = (design: Design) => figuresOf(evaluator.evaluation(design));
  const finds = await findWithinBudget(question, alloys, priceOf, pause);
  if (finds === null) return { id, kind: 'superseded' };
  return { id, kind: 'found', finds: finds.map((find) => ({ ...find, link: encodeDesign(find.design) })) };
}
