import type { CatalogueAlloy } from '@ringwerk/catalogue';
import { FINISH_IDS, type FinishId, type RingDesign, type Segment } from '@ringwerk/kernel';
import { splitSegments } from '../edits/split-segments.ts';
import { meetsWish } from './meets-wish.ts';
import type { ConceptWish, Wish } from './wish.ts';

const isFinish = (concept: string): boolean =>
  concept.startsWith('finish-') || ['matt', 'contrast', 'hammered'].includes(concept);

const finishWishes = (wishes: readonly Wish[]): readonly ConceptWish[] =>
  wishes.filter((wish): wish is ConceptWish => wish.kind === 'concept' && wish.concepts.some(isFinish));

/** What the trade means by "matt" comes first; the finishes that a word names go before all. */
const USUAL: readonly FinishId[] = ['matte-long', 'satin', 'sand-fine', 'ice', 'hammer-mat', 'hammer-pol', 'polished'];
/** Finishes that are tried by turns. */
const TRIED = 6;

function choicesOf(wishes: readonly ConceptWish[]): readonly FinishId[] {
  const named = wishes.flatMap(({ concepts, isNegated }) =>
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
  wishes: readonly Wish[],
  alloys: readonly CatalogueAlloy[],
): readonly RingDesign[] {
  const wished = finishWishes(wishes);
  if (wished.length === 0) return [ring];
  const isMet = (made: RingDesign): boolean => wished.every((wish) => meetsWish(made, wish, alloys));
  const choices = choicesOf(wished);
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
