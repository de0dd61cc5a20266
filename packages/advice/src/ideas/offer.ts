import { isOffered, PROFILES, WIDTH_STEP, type CatalogueAlloy, type Market } from '@ringwerk/catalogue';
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

/** The offer of a house in a country, of the alloys that it knows. */
export const houseOffer = (alloys: readonly CatalogueAlloy[], market: Market): Offer => ({
  alloys: alloys.map((alloy) => ({
    id: alloy.id,
    family: alloy.family,
    colour: alloy.colour,
    fineness: alloy.fineness,
    work: alloy.work,
    isOffered: isOffered(alloy, market),
  })),
  profiles: PROFILES,
  // The record holds finer widths than this workshop turns.
  width: { ...parameterSpan('/rings/*/width'), step: WIDTH_STEP },
  height: parameterSpan('/rings/*/height'),
});
