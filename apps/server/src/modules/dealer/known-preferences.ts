import { composeAlloys, type HouseAlloy } from '@ringwerk/catalogue';
import { ART_IDS, CATEGORIES } from '@ringwerk/catalogue/pages';
import type { Preferences } from '@ringwerk/contract';
import { CodedError } from '../../http/coded-error.ts';

const SELECTION_IDS: ReadonlySet<string> = new Set([
  ...CATEGORIES.map(({ id }) => String(id)),
  ...ART_IDS,
  'zweiklang',
]);

/** @throws CodedError `request.invalid` at the first alloy or selection that the house does not carry, or that is named twice. */
export function requireKnown({ alloys, favourites }: Preferences, house: readonly HouseAlloy[]): void {
  const carried = new Set(composeAlloys(house).map(({ id }) => id));
  const lists = [
    ['alloys', alloys, carried],
    ['favourites', favourites, SELECTION_IDS],
  ] as const;
  const issues = lists.flatMap(([field, ids, known]) =>
    ids.flatMap((id, index) =>
      known.has(id) && ids.indexOf(id) === index
        ? []
        : [{ code: 'field.value', path: `/preferences/${field}/${index}`, params: {}, severity: 'error' as const }],
    ),
  );
  if (issues.length > 0) throw new CodedError('request.invalid', { issues });
}
