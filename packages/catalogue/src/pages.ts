import { localised, type Localised } from './localised.ts';

/*
 * What routes and sidebar need before any catalogue table is loaded. This file stays free of kernel and models:
 * it is part of the first load.
 */

export interface Category {
  /** Route id, 1–12. */
  readonly id: number;
  readonly slug: string;
  readonly names: Localised;
}

/** The twelve categories in the order of the sidebar; the id is part of links and never changes. */
export const CATEGORIES: readonly Category[] = [
  {
    id: 1,
    slug: 'surfaces',
    names: localised('Oberflächen', 'Surfaces', 'Oppervlakken', '表面仕上げ', '표면 가공', 'Surfaces'),
  },
  {
    id: 2,
    slug: 'milgrain',
    names: localised(
      'Perlfassung & Millegriff',
      'Pearl setting & milgrain',
      'Parelzetting & milgrain',
      'ミル打ち',
      '밀그레인',
      'Serti perlé & mille-grains',
    ),
  },
  {
    id: 3,
    slug: 'stone-rows',
    names: localised('Steinreihen', 'Stone rows', 'Steenrijen', 'ストーンライン', '스톤 라인', 'Rangs de pierres'),
  },
  { id: 4, slug: 'carbon', names: localised('Carbon', 'Carbon', 'Carbon', 'カーボン', '카본', 'Carbone') },
  {
    id: 5,
    slug: 'mokume-gane',
    names: localised('Mokume Gane', 'Mokume Gane', 'Mokume Gane', '木目金', '모쿠메가네', 'Mokume-gané'),
  },
  {
    id: 6,
    slug: 'narrow',
    names: localised('Schmale Ringe', 'Narrow rings', 'Smalle ringen', '細身リング', '슬림 링', 'Anneaux fins'),
  },
  {
    id: 7,
    slug: 'top-sellers',
    names: localised('Topseller', 'Top sellers', 'Bestsellers', '人気モデル', '베스트셀러', 'Meilleures ventes'),
  },
  {
    id: 8,
    slug: 'highlights',
    names: localised('Highlights', 'Highlights', 'Highlights', 'ハイライト', '하이라이트', 'Pièces phares'),
  },
  {
    id: 9,
    slug: 'classic',
    names: localised('Klassisch', 'Classic', 'Klassiek', 'クラシック', '클래식', 'Classiques'),
  },
  {
    id: 10,
    slug: 'classic-one-stone',
    names: localised(
      'Klassisch mit einem Stein',
      'Classic with one stone',
      'Klassiek met één steen',
      'クラシック（一石）',
      '클래식 · 원 스톤',
      'Classiques à une pierre',
    ),
  },
  {
    id: 11,
    slug: 'classic-plain',
    names: localised(
      'Klassisch ohne Stein',
      'Classic without stones',
      'Klassiek zonder steen',
      'クラシック（石なし）',
      '클래식 · 스톤 없음',
      'Classiques sans pierre',
    ),
  },
  {
    id: 12,
    slug: 'creative',
    names: localised('Kreativ', 'Creative', 'Creatief', 'クリエイティブ', '크리에이티브', 'Créations'),
  },
];

/** Ids of the route part `art`. */
export const ART_IDS = ['engagementring', 'memoire', 'special'] as const;
export type ArtId = (typeof ART_IDS)[number];

export const ART_NAMES: Readonly<Record<ArtId | 'zweiklang', Localised>> = {
  engagementring: localised(
    'Verlobungsringe',
    'Engagement rings',
    'Verlovingsringen',
    '婚約指輪',
    '약혼반지',
    'Bagues de fiançailles',
  ),
  memoire: localised(
    'Memoireringe',
    'Memoire rings',
    'Memoireringen',
    'エタニティリング',
    '이터니티 링',
    'Alliances serties',
  ),
  special: localised(
    'Besondere Ringe',
    'Special rings',
    'Bijzondere ringen',
    'スペシャルリング',
    '스페셜 링',
    'Bagues singulières',
  ),
  zweiklang: localised('Zweiklang', 'Zweiklang', 'Zweiklang', 'ツヴァイクラング', '츠바이클랑', 'Zweiklang'),
};

/** Brands of the route part `brand`. */
export const BRANDS = ['ringwerk'] as const;
export type Brand = (typeof BRANDS)[number];
