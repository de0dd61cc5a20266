import {
  assessOption,
  evaluateEdit,
  figuresOf,
  houseOffer,
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
import { demoRetail } from '../retail-rule.ts';
import { proposal, type Adviser } from './adviser.ts';

const offerOf = ({ alloys, currency }: Adviser) => houseOffer(alloys, demoRetail(currency).country);

/** Looks that are thrown, and those of them that are shown: not every one can be made. */
const THROWN = 18;
const SHOWN = 6;

const WHOLE_NUMBER = /^[1-9]\d{0,8}$/u;

/** Options that can be taken; a repair that keeps the edit and takes nothing away belongs to them. */
function ideasOf(design: Design, { evaluator }: Adviser, options: readonly EditOption[]): readonly Idea[] {
  const known = evaluator.errorsOf(design);
  return options.flatMap((option) => ideaOf(option, assessOption(design, option, known, evaluator)) ?? []);
}

const proposals = (design: Design, adviser: Adviser, ideas: readonly Idea[]) =>
  ideas.map(({ id, changes, figures }) => ({
    id,
    ...proposal(design, { design: parseEdit(design, changes).design, figures }, adviser),
  }));

/** The same look with less metal, the cheapest first. */
export function adviseLighter(design: Design, adviser: Adviser): Answer {
  const now = adviser.priceOf(design);
  const ideas = ideasOf(design, adviser, lighterOptions(design, offerOf(adviser)))
    .filter(({ figures }) => now !== null && figures.grams < now.grams)
    .toSorted((a, b) => a.figures.gross - b.figures.gross);
  return done({ proposals: proposals(design, adviser, ideas) });
}

/** Other looks that can be made; the same for the same seed. */
export function adviseSurprise(design: Design, adviser: Adviser, seed: string): Answer {
  if (!WHOLE_NUMBER.test(seed)) {
    return failed('call.seed-invalid', `--surprise takes a whole number from 1: what is ${seed}?`);
  }
  const options = surpriseOptions(design, offerOf(adviser), seededDice(Number(seed)), THROWN);
  return done({ proposals: proposals(design, adviser, ideasOf(design, adviser, options).slice(0, SHOWN)) });
}

/** The partner of a single ring, as it is or with the smallest change that lets the workshop make it. */
export function advisePartner(design: Design, adviser: Adviser): Answer {
  const { evaluator } = adviser;
  const changes = partnerChanges(design);
  if (changes === null) return failed('call.pair-already', 'The design is a pair: it has its partner.');
  const edit = evaluateEdit(design, changes, evaluator);
  const made = edit.repair === null ? edit : evaluateEdit(design, edit.repair.changes, evaluator);
  const figures = figuresOf(made.evaluation);
  if (made.refused.length > 0 || figures === null) return refused(edit.refused);
  return done({ proposals: [proposal(design, { design: made.design, figures }, adviser)] });
}
