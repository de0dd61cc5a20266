import { STONE_CUTS, type RoundSize, type StoneCut } from '@ringwerk/kernel';
import { cutContent } from './content/stone-cuts.ts';
import { localised, type Localised } from './localised.ts';

/** A quality bundle as the trade sells it. */
export interface StoneQuality {
  readonly id: string;
  /** Short form on quotes and buttons; the same in every language. */
  readonly label: string;
  readonly names: Localised;
  /** Colour and clarity on the laboratory scale; null where no scale applies. */
  readonly colour: string | null;
  readonly clarity: string | null;
}

export const STONE_QUALITIES: readonly StoneQuality[] = [
  {
    id: 'tw-if',
    label: 'TW/IF',
    names: localised(
      'Top Wesselton, lupenrein',
      'Top Wesselton, flawless',
      'Top Wesselton, loepzuiver',
      'トップウェッセルトン・IF',
      '탑 웨셀턴 · IF',
      'Top Wesselton, pur à la loupe',
    ),
    colour: 'F-G',
    clarity: 'IF',
  },
  {
    id: 'tw-vs',
    label: 'TW/VS',
    names: localised(
      'Top Wesselton, sehr kleine Einschlüsse',
      'Top Wesselton, very small inclusions',
      'Top Wesselton, zeer kleine insluitsels',
      'トップウェッセルトン・VS',
      '탑 웨셀턴 · VS',
      'Top Wesselton, très petites inclusions',
    ),
    colour: 'F-G',
    clarity: 'VS',
  },
  {
    id: 'tw-si',
    label: 'TW/SI',
    names: localised(
      'Top Wesselton, kleine Einschlüsse',
      'Top Wesselton, small inclusions',
      'Top Wesselton, kleine insluitsels',
      'トップウェッセルトン・SI',
      '탑 웨셀턴 · SI',
      'Top Wesselton, petites inclusions',
    ),
    colour: 'F-G',
    clarity: 'SI',
  },
  {
    id: 'w-si',
    label: 'W/SI',
    names: localised(
      'Wesselton, kleine Einschlüsse',
      'Wesselton, small inclusions',
      'Wesselton, kleine insluitsels',
      'ウェッセルトン・SI',
      '웨셀턴 · SI',
      'Wesselton, petites inclusions',
    ),
    colour: 'H',
    clarity: 'SI',
  },
  {
    id: 'w-p1',
    label: 'W/P1',
    names: localised(
      'Wesselton, Piqué 1',
      'Wesselton, Piqué 1',
      'Wesselton, Piqué 1',
      'ウェッセルトン・P1',
      '웨셀턴 · P1',
      'Wesselton, piqué 1',
    ),
    colour: 'H',
    clarity: 'P1',
  },
  {
    id: 'lab-f-vs',
    label: 'Lab F/VS',
    names: localised(
      'Labordiamant F/VS',
      'Lab-grown F/VS',
      'Labdiamant F/VS',
      'ラボグロウン F/VS',
      '랩그로운 F/VS',
      'Laboratoire F/VS',
    ),
    colour: 'F',
    clarity: 'VS',
  },
  {
    id: 'fancy',
    label: 'Fancy',
    names: localised(
      'Farbdiamant, gleichmäßig sortiert',
      'Fancy colour, matched',
      'Gekleurde diamant, gesorteerd',
      'カラーダイヤモンド（色揃え）',
      '컬러 다이아몬드 (색상 선별)',
      'Couleur fantaisie, assortie',
    ),
    colour: null,
    clarity: null,
  },
  {
    id: 'aaa',
    label: 'AAA',
    names: localised(
      'Spitzenqualität AAA',
      'Finest quality AAA',
      'Topkwaliteit AAA',
      '最高品質 AAA',
      '최상급 AAA',
      'Qualité supérieure AAA',
    ),
    colour: null,
    clarity: null,
  },
  {
    id: 'aa',
    label: 'AA',
    names: localised(
      'Gute Qualität AA',
      'Good quality AA',
      'Goede kwaliteit AA',
      '良質 AA',
      '우수 등급 AA',
      'Bonne qualité AA',
    ),
    colour: null,
    clarity: null,
  },
];

/** Names of the cuts that a design can order. */
export const STONE_CUT_NAMES = Object.fromEntries(STONE_CUTS.map((id) => [id, cutContent(id).names])) as Readonly<
  Record<StoneCut, Localised>
>; // one entry for every id of the list

/**
 * Round brilliants: diameter, trade bucket, smallest ring. Below 0.05 ct the bucket is heavier than the stone:
 * it is what the trade quotes. Ring minima leave the wall below the culet that the setter needs (the stricter of two
 * makers' tables); sizes between two of its rows take the next larger row, above 4.3 mm width and height continue
 * its slope. Larger stones need a head and are not sunk into the band.
 */
export const ROUND_SIZES: readonly RoundSize[] = [
  { diameter: 1.0, bucket: 0.005, ringWidthMin: 1.5, ringHeightMin: 1.2 },
  { diameter: 1.3, bucket: 0.01, ringWidthMin: 1.5, ringHeightMin: 1.2 },
  { diameter: 1.5, bucket: 0.015, ringWidthMin: 2.0, ringHeightMin: 1.2 },
  { diameter: 1.7, bucket: 0.02, ringWidthMin: 2.0, ringHeightMin: 1.3 },
  { diameter: 1.9, bucket: 0.03, ringWidthMin: 2.5, ringHeightMin: 1.4 },
  { diameter: 2.1, bucket: 0.04, ringWidthMin: 2.5, ringHeightMin: 1.5 },
  { diameter: 2.3, bucket: 0.05, ringWidthMin: 2.5, ringHeightMin: 1.7 },
  { diameter: 2.5, bucket: 0.06, ringWidthMin: 3.0, ringHeightMin: 1.8 },
  { diameter: 2.6, bucket: 0.07, ringWidthMin: 3.0, ringHeightMin: 1.9 },
  { diameter: 2.7, bucket: 0.08, ringWidthMin: 3.0, ringHeightMin: 2.0 },
  { diameter: 2.85, bucket: 0.09, ringWidthMin: 3.5, ringHeightMin: 2.0 },
  { diameter: 3.0, bucket: 0.1, ringWidthMin: 3.5, ringHeightMin: 2.2 },
  { diameter: 3.2, bucket: 0.12, ringWidthMin: 4.0, ringHeightMin: 2.3 },
  { diameter: 3.4, bucket: 0.15, ringWidthMin: 4.0, ringHeightMin: 2.5 },
  { diameter: 3.7, bucket: 0.18, ringWidthMin: 4.5, ringHeightMin: 2.6 },
  { diameter: 3.8, bucket: 0.2, ringWidthMin: 5.0, ringHeightMin: 2.8 },
  { diameter: 3.9, bucket: 0.23, ringWidthMin: 5.5, ringHeightMin: 2.9 },
  { diameter: 4.0, bucket: 0.25, ringWidthMin: 5.5, ringHeightMin: 2.9 },
  { diameter: 4.3, bucket: 0.3, ringWidthMin: 6.0, ringHeightMin: 3.2 },
  { diameter: 4.7, bucket: 0.4, ringWidthMin: 6.5, ringHeightMin: 3.5 },
  { diameter: 5.1, bucket: 0.5, ringWidthMin: 7.0, ringHeightMin: 3.8 },
  { diameter: 5.8, bucket: 0.7, ringWidthMin: 8.0, ringHeightMin: 4.3 },
  { diameter: 6.3, bucket: 0.9, ringWidthMin: 8.5, ringHeightMin: 4.7 },
  { diameter: 6.5, bucket: 1, ringWidthMin: 9.0, ringHeightMin: 4.9 },
  { diameter: 6.9, bucket: 1.25, ringWidthMin: 9.5, ringHeightMin: 5.2 },
  { diameter: 7.4, bucket: 1.5, ringWidthMin: 10, ringHeightMin: 5.5 },
  { diameter: 7.8, bucket: 1.75, ringWidthMin: 10.5, ringHeightMin: 5.8 },
  { diameter: 8.2, bucket: 2, ringWidthMin: 11, ringHeightMin: 6.1 },
  { diameter: 8.8, bucket: 2.5, ringWidthMin: 12, ringHeightMin: 6.6 },
  { diameter: 9.4, bucket: 3, ringWidthMin: 12.5, ringHeightMin: 7 },
];
