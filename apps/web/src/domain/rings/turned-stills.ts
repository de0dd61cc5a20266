import type { StoneOption } from '@ringwerk/contract';

/** Sides that the picture of a card turns to. */
export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

/** Digits of a picture's name that tell it from the one before it. */
const NAME_DIGITS = 12;

interface Turned {
  readonly setId: number;
  readonly option: StoneOption;
  readonly alloy: string | undefined;
}

/** Address of the side of an article whose picture is `still`: it changes with that. */
export function turnedStill(still: string, { setId, option, alloy }: Turned, side: Side): string {
  if (still.startsWith('/api/')) return still.replace('/stills/posed', `/stills/${side}`);
  const [, name = '', version = ''] = /^\/stills\/([\w-]+)\.webp(?:\?v=(\d+))?/.exec(still) ?? [];
  return `/api/models/${setId}/stills/${side}?stones=${option}${alloy === undefined ? '' : `&alloy=${alloy}`}&v=${name.slice(0, NAME_DIGITS)}-${version}`;
}
