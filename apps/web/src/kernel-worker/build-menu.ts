import { parameterSpan, type Span } from '@ringwerk/advice';
import {
  CUT_SIZES,
  FINISHED_TEXT,
  FINISHES,
  isOffered,
  looksOf,
  PROFILES,
  ROUND_SIZES,
  SETTINGS,
  STONE_CUT_NAMES,
  STONE_MATERIALS,
  STONE_QUALITIES,
  WIDTH_STEP,
  type CatalogueAlloy,
  type CatalogueProfile,
} from '@ringwerk/catalogue';
import type { Country } from '@ringwerk/contract';
import { GROOVE_WIDTHS, STONE_CUTS } from '@ringwerk/kernel';
import { sectionOutline } from '@ringwerk/kernel/profile';
import type { SizeSystem } from '@ringwerk/kernel/sizes';
import { cutEntry } from './cut-entry.ts';
import {
  RING_SPANS,
  type KernelOpening,
  type MaterialEntry,
  type Menu,
  type ProfileEntry,
  type RingSpan,
} from './kernel-messages.ts';

/** Distance of the sizes in a list to choose from, mm; the record holds finer ones. */
const SIZE_LISTED = 0.5;

/** The scale that a jeweller of the country speaks; Germany names the inner circumference itself. */
const SIZE_SYSTEM: Readonly<Record<Country, SizeSystem>> = { DE: 'iso', NL: 'diameter', CH: 'ch', JP: 'jp', KR: 'kr' };

/** Everything that the panel offers, in the reader's language. */
export function buildMenu(
  { language, country, sizeSystem: scale = null }: Pick<KernelOpening, 'language' | 'country' | 'sizeSystem'>,
  alloys: readonly CatalogueAlloy[],
): Menu {
  const size = parameterSpan('/rings/*/size');
  const sizeSystem = scale ?? SIZE_SYSTEM[country];
  const sizes = Math.round((size.max - size.min) / SIZE_LISTED) + 1;
  return {
    alloys: alloys.map((alloy) => ({
      id: alloy.id,
      name: alloy.names[language],
      family: alloy.family,
      colour: alloy.colour,
      fineness: alloy.fineness,
      work: alloy.work,
      group: alloy.group,
      hallmark: alloy.hallmark ?? '',
      swatch: alloy.swatch,
      isOffered: isOffered(alloy, country),
    })),
    profiles: PROFILES.map((profile) => profileEntry(profile, profile.names[language])),
    finishes: FINISHES.map((finish) => ({ id: finish.id, name: finish.names[language] })),
    settings: SETTINGS.map((setting) => ({ id: setting.id, name: setting.names[language] })),
    materials: STONE_MATERIALS.map((material): MaterialEntry => ({
      id: material.id,
      name: material.names[language],
      qualities: STONE_QUALITIES.filter((quality) => material.qualities.includes(quality.id)).map((quality) => ({
        id: quality.id,
        name: quality.label,
      })),
    })),
    roundSizes: ROUND_SIZES,
    cuts: STONE_CUTS.map((cut) => cutEntry(cut, STONE_CUT_NAMES[cut][language])),
    cutSizes: CUT_SIZES,
    grooveWidths: GROOVE_WIDTHS,
    // The record holds finer widths than this workshop turns.
    width: { ...parameterSpan('/rings/*/width'), step: WIDTH_STEP },
    height: parameterSpan('/rings/*/height'),
    size,
    spans: SPANS,
    listedSizes: Array.from({ length: sizes }, (_, index) => size.min + index * SIZE_LISTED),
    sizeSystem,
    finishedText: FINISHED_TEXT[language],
    looks: looksOf(alloys),
  };
}

const SPANS = Object.fromEntries(RING_SPANS.map((name) => [name, parameterSpan(`/rings/*/${name}`)])) as Readonly<
  Record<RingSpan, Span>
>; // one entry for each name

/** Every section is drawn at one width and a generous height, so that the cards show the form and not the size. */
const DRAWN = { width: 5, height: 2, perArc: 14, margin: 0.25 };

function profileEntry(profile: CatalogueProfile, name: string): ProfileEntry {
  const points = sectionOutline(profile, DRAWN.width, DRAWN.height, DRAWN.perArc);
  const path = points.map(({ x, y }) => `${x.toFixed(3)} ${(-y).toFixed(3)}`).join('L');
  const { width, height, margin } = DRAWN;
  return {
    id: profile.id,
    name,
    outline: `M${path}Z`,
    viewBox: `${-width / 2 - margin} ${-height - margin} ${width + 2 * margin} ${height + 2 * margin}`,
    width: profile.width,
    height: profile.height,
    ratios: {
      outerSagitta: profile.outerSagittaRatio,
      innerSagitta: profile.innerSagittaRatio,
      outerFillet: profile.outerFilletRatio,
      innerFillet: profile.innerFilletRatio,
    },
  };
}
