import { figuresOf, FLUSH, parseEdit, refusedBy } from '@ringwerk/advice';
import { findStackFit } from '@ringwerk/advice/stack';
import type { Design } from '@ringwerk/kernel';
import { done, failed, isAnswer, type Answer } from '../answer.ts';
import { readDesign } from '../read-design.ts';
import { proposal, type Adviser } from './adviser.ts';

const SIDES = ['before', 'after'] as const;

/** How the first ring of the design lies beside the first ring of another file, and the smallest change that closes a gap. */
export async function adviseStack(design: Design, adviser: Adviser, file: string, side = 'after'): Promise<Answer> {
  const { kernel, evaluator } = adviser;
  if (!SIDES.some((known) => known === side)) {
    return failed('call.side-unknown', `--side is one of ${SIDES.join(', ')}: what is ${side}?`);
  }
  const other = readDesign(file);
  if (isAnswer(other)) return other;
  const ring = other.rings[0] ?? null;
  const beside = side === 'before' ? { before: ring, after: null } : { before: null, after: ring };
  const known = evaluator.errorsOf(design);
  const fit = await findStackFit(
    { design, index: 0, ...beside },
    kernel,
    (changes) => refusedBy(parseEdit(design, changes), known, evaluator).length === 0,
    () => Promise.resolve(true),
  );
  if (fit === null) throw new Error('a fit that nobody ends comes to an end');
  const made = fit.flush === null ? null : parseEdit(design, fit.flush.changes).design;
  const figures = made === null ? null : figuresOf(evaluator.evaluation(made));
  return done({
    gaps: fit.gaps,
    isFlush: fit.gaps.every((gap) => gap < FLUSH),
    proposals: made === null || figures === null ? [] : [proposal(design, { design: made, figures }, adviser)],
  });
}
