import type { CatalogueAlloy } from '@ringwerk/catalogue';
import { FINISH_IDS, type FinishId, type RingDesign, type Segment } from '@ringwerk/kernel';
import { splitSegments } from '../edits/split-segments.ts';
import { meetsRequirement } from './meets-requirement.ts';
import type { ConceptRequirement, Requirement } from './requirement.ts';

const isFinish = (concept: string): boolean =>
  concept.startsWith('finish-') || ['matt', 'contrast', 'hammered'].includes(concept);

const finishRequirements = (requirements: readonly Requirement[]): readonly ConceptRequirement[] =>
  requirements.filter(
    (requirement): requirement is ConceptRequirement =>
      requirement.kind === 'concept' && requirement.concepts.some(isFinish),
  );

/** What the trade means by "matt" comes first; the finishes that a word names go before all. */
const USUAL: readonly FinishId[] = ['matte-long', 'satin', 'sand-fine', 'ice', 'hammer-mat', 'hammer-pol', 'polished'];
/** Finishes that are tried by turns. */
const TRIED = 6;

function choicesOf(requirements: readonly ConceptRequirement[]): readonly FinishId[] {
  const named = requirements.flatMap(({ concepts, isNegated }) =>
    isNegated ? [] : concepts.flatMap((concept) => FINISH_IDS.find((id) => `finish-${id}` === concept) ?? []),
  );
  return [...new Set([...named, ...USUAL, ...FINISH_IDS])];
}

const allIn = (segments: readonly Segment[], finish: FinishId): readonly Segment[] =>
  segments.map((lane) => ({ ...lane, finish }));

/** Two finishes side by side: on the lanes that there are, else on a middle and its rims in the same metal. */
function inTurns(segments: readonly Segment[], finishes: readonly FinishId[]): readonly Segment[] {
  const [first] = segments;
  const lanes = segments.length > 1 ? segments : splitSegments(segments, [1, 2, 1], first?.alloy ?? '');
  return lanes.map((lane, at) => ({ ...lane, finish: finishes[(at + 1) % finishes.length] ?? lane.finish }));
}

/** The ring in every surface that may be meant, the likeliest first; itself where nothing is said of it. */
export function finishChoices(
  ring: RingDesign,
  requirements: readonly Requirement[],
  alloys: readonly CatalogueAlloy[],
): readonly RingDesign[] {
  const asked = finishRequirements(requirements);
  if (asked.length === 0) return [ring];
  const isMet = (made: RingDesign): boolean =>
    asked.every((requirement) => meetsRequirement(made, requirement, alloys));
  const choices = choicesOf(asked);
  const one = choices.map((finish): RingDesign => ({ ...ring, segments: allIn(ring.segments, finish) }));
  const two = choices
    .slice(0, TRIED)
    .flatMap((outer, at) =>
      choices
        .slice(at + 1, TRIED)
        .concat('polished')
        .map((middle) => [middle, outer] as const),
    )
    .map((finishes): RingDesign => ({ ...ring, segments: inTurns(ring.segments, finishes) }));
  const made = [...one, ...two].filter(isMet).slice(0, TRIED);
  return made.length > 0 ? made : [ring];
}
