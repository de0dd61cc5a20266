import { QUANTITY_MAX, type AskedPadRow, type PadField, type PadProblem, type StoneOption } from '@ringwerk/contract';
import type { Design, Issue } from '@ringwerk/kernel';
import type { HouseModel } from '../catalogue/house-model.ts';
import { alloysOf } from './pad-design.ts';

/** What was typed and means nothing, before anything of the article is known. */
export const unreadProblems = ({ unread }: Pick<AskedPadRow, 'unread'>): readonly PadProblem[] =>
  unread.map(({ field, text }) => ({ field, code: 'unread', text }));

export function quantityProblems({ quantity }: Pick<AskedPadRow, 'quantity'>): readonly PadProblem[] {
  const isPieces = Number.isInteger(quantity) && quantity >= 1 && quantity <= QUANTITY_MAX;
  return isPieces ? [] : [{ field: 'quantity', code: 'range', min: 1, max: QUANTITY_MAX }];
}

/** Forms that an article has, the one that lists show first. */
export const optionsOf = (model: Pick<HouseModel, 'with' | 'without'>): readonly StoneOption[] =>
  model.with === null ? ['without'] : model.without === null ? ['with'] : ['with', 'without'];

export function stoneProblems(
  { stones }: Pick<AskedPadRow, 'stones'>,
  options: readonly StoneOption[],
): readonly PadProblem[] {
  if (stones === undefined || options.includes(stones)) return [];
  return [{ field: 'stones', code: stones === 'with' ? 'only-without' : 'only-with' }];
}

/** Alloys, sizes and engravings beyond those that the article has places for. */
export function countProblems(
  { alloys, sizes, engravings }: Pick<AskedPadRow, 'alloys' | 'sizes' | 'engravings'>,
  design: Design,
): readonly PadProblem[] {
  const rings = design.rings.length;
  const asked: readonly (readonly [PadField, number, number])[] = [
    ['alloy', alloys.findLastIndex((alloy) => alloy !== null) + 1, alloysOf(design).length],
    ['size', sizes.findLastIndex((size) => size !== null) + 1, rings],
    ['engraving', engravings.findLastIndex((text) => text !== '') + 1, rings],
  ];
  return asked.flatMap(([field, count, max]) => (count > max ? [{ field, code: 'too-many', max }] : []));
}

/** The field of a row that a finding about its design belongs to. */
function fieldOf({ path }: Issue): PadField {
  if (/^\/rings\/\d+\/size/u.test(path)) return 'size';
  if (/^\/rings\/\d+\/engravings/u.test(path)) return 'engraving';
  return /^\/rings\/\d+\/(?:segments|plating)/u.test(path) ? 'alloy' : 'article';
}

/** What the rules say against a row, once for each field: the first finding says why. */
export function ruleProblems(issues: readonly Issue[]): readonly PadProblem[] {
  const errors = issues.filter(({ severity }) => severity === 'error');
  const first = new Map<PadField, Issue>();
  for (const issue of errors) if (!first.has(fieldOf(issue))) first.set(fieldOf(issue), issue);
  return [...first].map(([field, issue]): PadProblem => {
    const { min, max } = issue.params;
    const isRange = field === 'size' && typeof min === 'number' && typeof max === 'number';
    return isRange ? { field, code: 'range', min, max } : { field, code: 'refused', issue: { ...issue } };
  });
}
