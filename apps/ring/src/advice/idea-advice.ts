import {
  assessOption,
  catalogueOffer,
  evaluateEdit,
  figuresOf,
  ideaOf,
  lighterOptions,
  parseEdit,
  partnerChanges,
  seededDice,
  surpriseOptions,
  type EditOption,
  type Idea,
} from '@ringwerk/advice';
import type { Design } from '@ringwerk/kernel';
import { done, failed, refused, type Answer } from '../answer.ts';
import { DEMO_RETAIL } from '../retail-rule.ts';
import { EVALUATOR, priceOf, proposal } from './workshop.ts';

const OFFER = catalogueOffer(DEMO_RETAIL.country);

/** Looks that are thrown, and those of them that are shown: not every one can be made. */
const THROWN = 18;
const SHOWN = 6;

const WHOLE_NUMBER = /^[1-9]\d{0,8}$/u;

/** Options that can be taken; a repair that keeps the edit and takes nothing away belongs to them. */
function ideasOf(design: Design, options: readonly EditOption[]): readonly Idea[] {
  const known = EVALUATOR.errorsOf(design);
  return options.flatMap((option) => ideaOf(option, assessOption(design, option, known, EVALUATOR)) ?? []);
}

const proposals = (design: Design, ideas: readonly Idea[]) =>
  ideas.map(({ id, changes, figures }) => ({
    id,
    ...proposal(design, parseEdit(design, changes).design, figures),
  }));

/** The same look with less metal, the cheapest first. */
export function adviseLighter(design: Design): Answer {
  const now = priceOf(design);
  const ideas = ideasOf(design, lighterOptions(design, OFFER))
    .filter(({ figures }) => now !== null && figures.grams < now.grams)
    .toSorted((a, b) => a.figures.gross - b.figures.gross);
  return done({ proposals: proposals(design, ideas) });
}

/** Other looks that can be made; the same for the same seed. */
export function adviseSurprise(design: Design, seed: string): Answer {
  if (!WHOLE_NUMBER.test(seed)) {
    return failed('call.seed-invalid', `--surprise takes a whole number from 1: what is ${seed}?`);
  }
  const options = surpriseOptions(design, OFFER, seededDice(Number(seed)), THROWN);
  return done({ proposals: proposals(design, ideasOf(design, options).slice(0, SHOWN)) });
}

/** The partner of a single ring, as it is or with the smallest change that lets the workshop make it. */
export function advisePartner(design: Design): Answer {
  const changes = partnerChanges(design);
  if (changes === null) return failed('call.pair-already', 'The design is a pair: it has its partner.');
  const edit = evaluateEdit(design, changes, EVALUATOR);
  const made = edit.repair === null ? edit : evaluateEdit(design, edit.repair.changes, EVALUATOR);
  const figures = figuresOf(made.evaluation);
  if (made.refused.length > 0 || figures === null) return refused(edit.refused);
  return done({ proposals: [proposal(design, made.design, figures)] });
}
