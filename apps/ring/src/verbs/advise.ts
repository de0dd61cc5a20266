import type { Design } from '@ringwerk/kernel';
import { adviseBudget, adviseLikeness } from '../advice/budget-advice.ts';
import { advisePartner, adviseLighter, adviseSurprise } from '../advice/idea-advice.ts';
import { adviseReach } from '../advice/reach-advice.ts';
import { adviseStack } from '../advice/stack-advice.ts';
import { adviserOf, type Adviser } from '../advice/adviser.ts';
import { failed, refused, type Answer } from '../answer.ts';
import type { Workshop } from '../workshop.ts';

/** What can be asked about a design; `like` also widens the budget search to the collection. */
export interface AdviceOptions {
  /** Most that the design may cost, gross, in the list's currency. */
  readonly budget?: string;
  readonly like?: boolean;
  readonly lighter?: boolean;
  readonly partner?: boolean;
  /** JSON pointer of a number. */
  readonly reach?: string;
  /** File of the ring beside, and on which side: `before` towards the hand, `after` towards the fingertip. */
  readonly stack?: string;
  readonly side?: string;
  /** Seed of the looks. */
  readonly surprise?: string;
}

const QUESTIONS = ['budget', 'like', 'lighter', 'partner', 'reach', 'stack', 'surprise'] as const;

const WHICH = `Ask one of ${QUESTIONS.map((name) => `--${name}`).join(', ')}; --like also goes with --budget, --side with --stack.`;

/** Whether the options ask one question, with what belongs to it. */
function isOneQuestion(options: AdviceOptions): boolean {
  const asked = QUESTIONS.filter((name) => options[name] !== undefined);
  const isWideBudget = asked.length === 2 && options.budget !== undefined && options.like === true;
  return (asked.length === 1 || isWideBudget) && (options.side === undefined || options.stack !== undefined);
}

function answerTo(design: Design, adviser: Adviser, options: AdviceOptions): Answer | Promise<Answer> {
  const { budget, like, lighter, partner, reach, stack, side, surprise } = options;
  if (budget !== undefined) return adviseBudget(design, adviser, budget, like === true);
  if (reach !== undefined) return adviseReach(design, adviser, reach);
  if (stack !== undefined) return adviseStack(design, adviser, stack, side);
  if (surprise !== undefined) return adviseSurprise(design, adviser, surprise);
  if (lighter === true) return adviseLighter(design, adviser);
  return partner === true ? advisePartner(design, adviser) : adviseLikeness(design, adviser);
}

/** Searches over a design that can be made: nearby designs as records, each with its figures and what it changes. */
export function advise(design: Design, workshop: Workshop, options: AdviceOptions): Answer | Promise<Answer> {
  if (!isOneQuestion(options)) return failed('call.advice-missing', WHICH);
  const adviser = adviserOf(workshop);
  const errors = adviser.evaluator.errorsOf(design);
  return errors.length > 0 ? refused(errors) : answerTo(design, adviser, options);
}
