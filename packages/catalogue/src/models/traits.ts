import type { Design, RingDesign, Segment } from '@ringwerk/kernel';
import type { CatalogueAlloy } from '../alloy.ts';
import { STONE_MATERIALS } from '../content/stone-materials.ts';
import { FINISHES } from '../finishes.ts';
import { localised, type Localised } from '../localised.ts';
import { PROFILES } from '../profiles.ts';
import { GROOVE_NAMES, SETTINGS } from '../settings.ts';

/* Traits are read off the design, never typed by hand: a changed table row changes what the model is found by. */

const GENERAL = {
  'one-tone': localised('Einfarbig', 'One colour', 'Eenkleurig', '単色', '단색', 'Une couleur'),
  'two-tone': localised('Zweifarbig', 'Two-tone', 'Tweekleurig', 'コンビ（二色）', '콤비 (투톤)', 'Bicolore'),
  'three-tone': localised('Dreifarbig', 'Three-tone', 'Driekleurig', '三色', '삼색 콤비', 'Tricolore'),
  'yellow-gold': localised('Gelbgold', 'Yellow gold', 'Geelgoud', 'イエローゴールド', '옐로우골드', 'Or jaune'),
  'rose-gold': localised('Roségold', 'Rose gold', 'Roségoud', 'ピンクゴールド', '로즈골드', 'Or rose'),
  'red-gold': localised('Rotgold', 'Red gold', 'Roodgoud', 'レッドゴールド', '레드골드', 'Or rouge'),
  'white-gold': localised('Weißgold', 'White gold', 'Witgoud', 'ホワイトゴールド', '화이트골드', 'Or blanc'),
  'grey-gold': localised('Graugold', 'Grey gold', 'Grijsgoud', 'グレーゴールド', '그레이골드', 'Or gris'),
  'champagne-gold': localised(
    'Champagnergold',
    'Champagne gold',
    'Champagnegoud',
    'シャンパンゴールド',
    '샴페인골드',
    'Or champagne',
  ),
  platinum: localised('Platin', 'Platinum', 'Platina', 'プラチナ', '플래티넘', 'Platine'),
  palladium: localised('Palladium', 'Palladium', 'Palladium', 'パラジウム', '팔라듐', 'Palladium'),
  silver: localised('Silber', 'Silver', 'Zilver', 'シルバー', '실버', 'Argent'),
  titanium: localised('Titan', 'Titanium', 'Titanium', 'チタン', '티타늄', 'Titane'),
  tantalum: localised('Tantal', 'Tantalum', 'Tantaal', 'タンタル', '탄탈럼', 'Tantale'),
  zirconium: localised('Zirkonium', 'Zirconium', 'Zirkonium', 'ジルコニウム', '지르코늄', 'Zirconium'),
  steel: localised('Edelstahl', 'Stainless steel', 'Edelstaal', 'ステンレス', '스테인리스', 'Acier inoxydable'),
  carbon: localised('Carbon', 'Carbon', 'Carbon', 'カーボン', '카본', 'Carbone'),
  mokume: localised('Mokume Gane', 'Mokume gane', 'Mokume gane', '木目金', '모쿠메가네', 'Mokume-gané'),
  'fineness-585': localised(
    '585 (14 Karat)',
    '585 (14 karat)',
    '585 (14 karaat)',
    'K14（585）',
    '14K (585)',
    '585 (14 carats)',
  ),
  'fineness-750': localised(
    '750 (18 Karat)',
    '750 (18 karat)',
    '750 (18 karaat)',
    'K18（750）',
    '18K (750)',
    '750 (18 carats)',
  ),
  'fineness-950': localised('950', '950', '950', '950', '950', '950'),
  matt: localised('Matt', 'Matt', 'Mat', 'マット', '무광', 'Mat'),
  contrast: localised(
    'Matt und poliert',
    'Matt and polished',
    'Mat en gepolijst',
    'マットと鏡面',
    '무광·유광 조합',
    'Mat et poli',
  ),
  'no-stones': localised('Ohne Stein', 'Without stones', 'Zonder steen', '石なし', '스톤 없음', 'Sans pierre'),
  'single-stone': localised('Ein Stein', 'Single stone', 'Eén steen', '一石', '원 스톤', 'Une pierre'),
  'several-stones': localised(
    'Mehrere Steine',
    'Several stones',
    'Meerdere stenen',
    '複数石',
    '여러 스톤',
    'Plusieurs pierres',
  ),
  'row-third': localised(
    'Drittelkranz',
    'Third eternity',
    'Derde steenkrans',
    'サードエタニティ',
    '서드 이터니티',
    'Tiers de tour',
  ),
  'row-half': localised(
    'Halbkranz',
    'Half eternity',
    'Halve steenkrans',
    'ハーフエタニティ',
    '하프 이터니티',
    'Demi-tour',
  ),
  'row-full': localised(
    'Vollkranz',
    'Full eternity',
    'Volle steenkrans',
    'フルエタニティ',
    '풀 이터니티',
    'Tour complet',
  ),
  'coloured-stone': localised(
    'Farbstein',
    'Coloured stone',
    'Gekleurde steen',
    'カラーストーン',
    '컬러 스톤',
    'Pierre de couleur',
  ),
  'comfort-fit': localised('Innen bombiert', 'Comfort fit', 'Binnen bol', '内甲丸', '컴포트핏', 'Intérieur confort'),
  narrow: localised('Schmal', 'Narrow', 'Smal', '細身', '슬림', 'Fin'),
  wide: localised('Breit', 'Wide', 'Breed', '幅広', '와이드', 'Large'),
} as const satisfies Record<string, Localised>;
type GeneralTrait = keyof typeof GENERAL;

const keyed = (prefix: string, rows: readonly { readonly id: string; readonly names: Localised }[]) =>
  rows.map(({ id, names }): [string, Localised] => [`${prefix}-${id.toLowerCase()}`, names]);

/** Every trait in six languages: general ones, then those named after a table entry (`profile-f05`, `finish-ice` …). */
export const TRAITS: Readonly<Record<string, Localised>> = {
  ...GENERAL,
  ...Object.fromEntries([
    ...keyed('profile', PROFILES),
    ...keyed('finish', FINISHES),
    ...keyed('setting', SETTINGS),
    ...keyed('stone', STONE_MATERIALS),
    ...Object.entries(GROOVE_NAMES).map(([shape, names]): [string, Localised] => [`groove-${shape}`, names]),
  ]),
};

/** A ring up to this width reads as narrow, one from the second width on as wide; mm. */
const NARROW_UP_TO = 3.5;
const WIDE_FROM = 7;

const PROFILE_BY_ID = new Map(PROFILES.map((profile) => [profile.id, profile]));

/** Metals of the segments, each once. */
const alloysOf = (rings: readonly RingDesign[], alloys: readonly CatalogueAlloy[]): readonly CatalogueAlloy[] =>
  [...new Set(rings.flatMap(({ segments }) => segments.map(({ alloy }) => alloy)))].flatMap(
    (id) => alloys.find((alloy) => alloy.id === id) ?? [],
  );

const GOLD_COLOURS: Readonly<Record<string, GeneralTrait>> = {
  yellow: 'yellow-gold',
  rose: 'rose-gold',
  red: 'red-gold',
  white: 'white-gold',
  grey: 'grey-gold',
  champagne: 'champagne-gold',
};
const FINENESS: Readonly<Record<number, GeneralTrait>> = {
  585: 'fineness-585',
  750: 'fineness-750',
  950: 'fineness-950',
};

function metalTraits(rings: readonly RingDesign[], known: readonly CatalogueAlloy[]): readonly string[] {
  const alloys = alloysOf(rings, known);
  const tones = Math.max(...rings.map(({ segments }) => new Set(segments.map(({ alloy }) => alloy)).size));
  const tone: GeneralTrait = tones >= 3 ? 'three-tone' : tones === 2 ? 'two-tone' : 'one-tone';
  return [
    tone,
    ...alloys.flatMap(({ family, colour }) => (family === 'gold' ? (GOLD_COLOURS[colour] ?? []) : family)),
    ...alloys.flatMap(({ fineness }) => (fineness === null ? [] : (FINENESS[fineness] ?? []))),
  ];
}

function finishTraits(segments: readonly Segment[]): readonly string[] {
  const finishes = [...new Set(segments.map(({ finish }) => finish))];
  const hasMatt = finishes.some((finish) => finish !== 'polished');
  const traits = finishes.map((finish) => `finish-${finish}`);
  if (!hasMatt) return traits;
  return [...traits, 'matt', ...(finishes.includes('polished') ? ['contrast'] : [])];
}

/** Diamonds of the normal colour range; everything else is a coloured stone. */
const COLOURLESS = new Set(['diamond-natural', 'diamond-lab', 'sapphire-white', 'moissanite', 'zirconia']);

function stoneTraits(rings: readonly RingDesign[]): readonly string[] {
  const rows = rings.flatMap(({ stones }) => stones);
  if (rows.length === 0) return ['no-stones'];
  return rows.flatMap((row) => [
    row.extent === 'count' ? (row.count === 1 ? 'single-stone' : 'several-stones') : `row-${row.extent}`,
    `setting-${row.setting}`,
    `stone-${row.material}`,
    ...(COLOURLESS.has(row.material) ? [] : ['coloured-stone']),
  ]);
}

function formTraits(rings: readonly RingDesign[]): readonly string[] {
  const widths = rings.map(({ width }) => width);
  return [
    ...rings.map(({ profile }) => `profile-${profile.toLowerCase()}`),
    ...rings.flatMap(({ grooves }) => grooves.map(({ shape }) => `groove-${shape}`)),
    ...(rings.every(({ profile }) => (PROFILE_BY_ID.get(profile)?.innerSagittaRatio ?? 0) > 0) ? ['comfort-fit'] : []),
    ...(Math.min(...widths) <= NARROW_UP_TO ? ['narrow'] : []),
    ...(Math.max(...widths) >= WIDE_FROM ? ['wide'] : []),
  ];
}

/** Trait keys of a design, each once; `alloys` are those that the house knows. */
export const traitsOf = ({ rings }: Design, alloys: readonly CatalogueAlloy[]): readonly string[] => [
  ...new Set([
    ...metalTraits(rings, alloys),
    ...finishTraits(rings.flatMap(({ segments }) => segments)),
    ...stoneTraits(rings),
    ...formTraits(rings),
  ]),
];
