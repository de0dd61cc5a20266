import { ALLOYS, PROFILES, WIDTH_STEP, type Market } from '@ringwerk/catalogue';
import type { AlloySpec } from '@ringwerk/kernel';
import { parameterSpan, type Span } from '../parameter-span.ts';

/** What advice needs to know of an alloy. */
export interface OfferedAlloy extends Pick<AlloySpec, 'id' | 'colour' | 'fineness' | 'work'> {
  readonly family: string;
  /** In the usual range of the country. */
  readonly isOffered: boolean;
}

/** What a house offers in a country: the material of ideas. The page's menu is one. */
export interface Offer {
  readonly alloys: readonly OfferedAlloy[];
  readonly profiles: readonly { readonly id: string }[];
  readonly width: Pick<Span, 'step'>;
  readonly height: Pick<Span, 'step'>;
}

/** The offer of the catalogue itself. */
export const catalogueOffer = (market: Market): Offer => ({
  alloys: ALLOYS.map(({ id, family, colour, fineness, work, markets }) => ({
    id,
    family,
    colour,
    fineness,
    work,
    isOffered: markets.includes(market),
  })),
  profiles: PROFILES,
  // The record holds finer widths than this workshop turns.
  width: { ...parameterSpan('/rings/*/width'), step: WIDTH_STEP },
  height: parameterSpan('/rings/*/height'),
});
