import type { AlloyChange, Country, Language, OfficeAlloy } from '@ringwerk/contract';
import { parseDecimal } from './parse-decimal.ts';

/** What is typed of an alloy. Numbers are text until they are sent: half a number is no number yet. */
export interface AlloyDraft {
  readonly density: string;
  /** Percent; empty: as the price list bills the metal. */
  readonly loss: string;
  readonly lab: readonly [string, string, string];
  readonly names: Readonly<Record<Language, string>>;
  /** Empty: none. */
  readonly hallmark: string;
  readonly isRhodiumPlated: boolean;
  readonly markets: readonly Country[];
  readonly isWithdrawn: boolean;
}

/** Text fields that do not hold a number, by the pointer that the server would name. */
export type Unread = ReadonlySet<string>;

export type ReadDraft =
  | { readonly isRead: true; readonly change: AlloyChange }
  | { readonly isRead: false; readonly unread: Unread };

type Written = (value: number) => string;

/** `written` writes a number as the reader's language does. */
export const draftOf = (alloy: AlloyChange, written: Written): AlloyDraft => ({
  density: written(alloy.density),
  loss: alloy.loss === null ? '' : written(Math.round(alloy.loss * 1e5) / 1e3),
  lab: labTexts(alloy.lab, written),
  names: alloy.names,
  hallmark: alloy.hallmark ?? '',
  isRhodiumPlated: alloy.isRhodiumPlated,
  markets: alloy.markets,
  isWithdrawn: alloy.isWithdrawn,
});

const labTexts = (lab: AlloyChange['lab'], written: Written): AlloyDraft['lab'] =>
  lab === null ? ['', '', ''] : [written(lab[0]), written(lab[1]), written(lab[2])];

export const EMPTY_DRAFT: AlloyDraft = {
  density: '',
  loss: '',
  lab: ['', '', ''],
  names: { de: '', en: '', nl: '', jp: '', kr: '', fr: '' },
  hallmark: '',
  isRhodiumPlated: false,
  markets: [],
  isWithdrawn: false,
};

/** Places of the colour, as the server names them. */
export const LAB_POINTERS = ['/lab/0', '/lab/1', '/lab/2'] as const;

/** The colour as far as it can be read: all three numbers, or null. */
export function labOf({ lab }: Pick<AlloyDraft, 'lab'>): [number, number, number] | null {
  const [lightness, a, b] = [parseDecimal(lab[0]), parseDecimal(lab[1]), parseDecimal(lab[2])];
  return lightness === null || a === null || b === null ? null : [lightness, a, b];
}

/** What is sent. A colour is asked for of every alloy: the release's own are shown with theirs. */
export function readDraft(draft: AlloyDraft): ReadDraft {
  const density = parseDecimal(draft.density);
  const loss = draft.loss.trim() === '' ? null : parseDecimal(draft.loss);
  const lab = labOf(draft);
  const unread = new Set([
    ...(density === null ? ['/density'] : []),
    ...(loss === null && draft.loss.trim() !== '' ? ['/loss'] : []),
    ...LAB_POINTERS.filter((_, index) => parseDecimal(draft.lab[index] ?? '') === null),
  ]);
  if (density === null || lab === null || unread.size > 0) return { isRead: false, unread };
  const { names, hallmark, isRhodiumPlated, markets, isWithdrawn } = draft;
  return {
    isRead: true,
    change: {
      density,
      loss: loss === null ? null : loss / 100,
      lab,
      names: { ...names },
      hallmark: hallmark.trim() === '' ? null : hallmark,
      isRhodiumPlated,
      markets: [...markets],
      isWithdrawn,
    },
  };
}

/** Where dealers stand with an alloy. */
export type AlloyStanding = 'withdrawn' | 'unpriced' | 'nowhere' | 'offered';
export function standingOf({ isWithdrawn, isListed, markets }: OfficeAlloy): AlloyStanding {
  if (isWithdrawn) return 'withdrawn';
  if (!isListed) return 'unpriced';
  return markets.length === 0 ? 'nowhere' : 'offered';
}
