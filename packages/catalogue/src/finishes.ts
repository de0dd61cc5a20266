import type { FinishId } from '@ringwerk/kernel';
import { localised, type Localised } from './localised.ts';

/** From the finest to the coarsest that the trade calls by this name. */
export type Range = readonly [number, number];

/** Which way strokes and cuts run: round the ring, across the band, at 45°, or two draws at ±45° on top of each other. */
export type StrokeDirection = 'along' | 'across' | 'diagonal' | 'crossed';

/** A surface: trade name and the facts that picture and mesh are computed from. Real scale, never by zoom. */
export interface CatalogueFinish {
  readonly id: FinishId;
  readonly names: Localised;
  /** Perceptual roughness (GGX alpha = roughness²). */
  readonly roughness: number;
  /** 0..1; highlights spread across the strokes. */
  readonly anisotropy: number;
  /** Null where the surface has no direction. */
  readonly direction: StrokeDirection | null;
  /** `dents`, `ridges` and `notches` are deep enough for the silhouette to show them: they are in the mesh. */
  readonly pattern: 'none' | 'lines' | 'bumps' | 'scratches' | 'pyramids' | 'facets' | 'dents' | 'ridges' | 'notches';
  /** Line pitch, bump size, scratch spacing, facet width, dent diameter or notch pitch in mm. */
  readonly scale: Range;
  /** Length of one stroke in mm; null where there is none. */
  readonly strokeLength: Range | null;
  /** Depth of the pattern in µm. */
  readonly depth: Range;
  readonly searchWords: readonly string[];
}

/** In the order of the menus: plain, brushed, blasted, struck, hammered, cut, structured. */
export const FINISHES: readonly CatalogueFinish[] = [
  {
    id: 'polished',
    names: localised('Poliert', 'Polished', 'Gepolijst', '鏡面', '유광', 'Poli brillant'),
    roughness: 0.045,
    anisotropy: 0,
    direction: null,
    pattern: 'none',
    scale: [0.3, 1],
    strokeLength: null,
    depth: [0.2, 0.2],
    searchWords: ['glanz', 'hochglanz', 'hoogglans', 'mirror', 'ミラー'],
  },
  {
    id: 'satin',
    names: localised('Seidenmatt', 'Satin', 'Zijdemat', 'サテン', '새틴', 'Satiné'),
    roughness: 0.28,
    anisotropy: 0.5,
    direction: 'along',
    pattern: 'lines',
    scale: [0.02, 0.02],
    strokeLength: [0.4, 0.4],
    depth: [1, 1],
    searchWords: ['gebürstet', 'satin', 'seidenmatt', 'zijdemat', 'matt', 'マット'],
  },
  {
    id: 'matte-long',
    names: localised('Längsmatt', 'Longitudinal brushed', 'Lengtemat', 'ヘアライン', '헤어라인', 'Brossé en long'),
    roughness: 0.3,
    anisotropy: 0.8,
    direction: 'along',
    pattern: 'lines',
    scale: [0.03, 0.06],
    strokeLength: [7, 22],
    depth: [2, 4],
    searchWords: ['strichmatt', 'gebürstet', 'brushed', 'satiné', 'matt', 'マット'],
  },
  {
    id: 'matte-cross',
    names: localised('Quermatt', 'Cross brushed', 'Dwarsmat', 'ヘアライン（横）', '가로 헤어라인', 'Brossé en travers'),
    roughness: 0.32,
    anisotropy: 0.75,
    direction: 'across',
    pattern: 'lines',
    scale: [0.04, 0.08],
    strokeLength: [1, 3],
    depth: [2, 4],
    searchWords: ['strichmatt', 'gebürstet', 'brushed', 'quer', 'matt', 'マット'],
  },
  {
    id: 'matte-diag',
    names: localised(
      'Schrägmatt',
      'Diagonal brushed',
      'Schuinmat',
      'ヘアライン（斜め）',
      '사선 헤어라인',
      'Brossé en biais',
    ),
    roughness: 0.32,
    anisotropy: 0.75,
    direction: 'diagonal',
    pattern: 'lines',
    scale: [0.04, 0.08],
    strokeLength: [2, 6],
    depth: [2, 4],
    searchWords: ['strichmatt', 'gebürstet', 'brushed', 'schräg', 'matt', 'マット'],
  },
  {
    id: 'matte-xcross',
    names: localised('Kreuzmatt', 'Criss-cross', 'Kruismat', 'クロスヘアライン', '크로스 헤어라인', 'Croisé'),
    roughness: 0.26,
    anisotropy: 0,
    direction: 'crossed',
    pattern: 'lines',
    scale: [0.15, 0.3],
    strokeLength: [2, 6],
    depth: [5, 10],
    searchWords: ['x-matt', 'xmatt', 'kreuz', 'cross', 'matt', 'マット'],
  },
  {
    id: 'sand-fine',
    names: localised(
      'Sandmatt fein',
      'Fine sandblasted',
      'Fijn gezandstraald',
      '梨地（細）',
      '샌드블라스트(고운)',
      'Sablé fin',
    ),
    roughness: 0.36,
    anisotropy: 0,
    direction: null,
    pattern: 'bumps',
    scale: [0.02, 0.04],
    strokeLength: null,
    depth: [3, 3],
    searchWords: ['sandgestrahlt', 'sandmatt', 'matt', 'マット'],
  },
  {
    id: 'sand-coarse',
    names: localised(
      'Sandmatt grob',
      'Coarse sandblasted',
      'Grof gezandstraald',
      '梨地（粗）',
      '샌드블라스트(거친)',
      'Sablé gros',
    ),
    roughness: 0.45,
    anisotropy: 0,
    direction: null,
    pattern: 'bumps',
    scale: [0.08, 0.12],
    strokeLength: null,
    depth: [8, 12],
    searchWords: ['sandgestrahlt', 'sandmatt', 'matt', 'マット'],
  },
  {
    id: 'ice',
    names: localised('Eismatt', 'Ice matt', 'IJsmat', 'アイスマット', '아이스 매트', 'Givré'),
    roughness: 0.2,
    anisotropy: 0,
    direction: null,
    pattern: 'scratches',
    scale: [0.1, 0.3],
    strokeLength: [1, 4],
    depth: [10, 20],
    searchWords: ['eismatt', 'frost', 'matt'],
  },
  {
    id: 'star',
    names: localised('Sternmatt', 'Stardust', 'Sterrenmat', 'スターダスト', '스타더스트', 'Poussière d’étoile'),
    roughness: 0.12,
    anisotropy: 0,
    direction: null,
    pattern: 'pyramids',
    scale: [0.15, 0.3],
    strokeLength: null,
    depth: [15, 30],
    searchWords: ['sternenstaub', 'stardust', 'glitzer', 'funkelnd', 'sparkle'],
  },
  {
    id: 'hammer-pol',
    names: localised(
      'Hammerschlag poliert',
      'Hammered polished',
      'Gehamerd glanzend',
      '槌目（鏡面）',
      '해머 유광',
      'Martelé poli',
    ),
    roughness: 0.06,
    anisotropy: 0,
    direction: null,
    pattern: 'dents',
    scale: [1.2, 1.8],
    strokeLength: null,
    depth: [30, 60],
    searchWords: ['hammer', 'gehämmert', 'hammered', 'martelé', '槌目', 'ハンマー'],
  },
  {
    id: 'hammer-mat',
    names: localised(
      'Hammerschlag matt',
      'Hammered matte',
      'Gehamerd mat',
      '槌目（マット）',
      '해머 무광',
      'Martelé mat',
    ),
    roughness: 0.3,
    anisotropy: 0,
    direction: null,
    pattern: 'dents',
    scale: [1.2, 1.8],
    strokeLength: null,
    depth: [30, 60],
    searchWords: ['hammer', 'gehämmert', 'hammered', 'martelé', 'matt', '槌目', 'ハンマー'],
  },
  {
    id: 'hammer-coarse',
    names: localised('Hammerschlag grob', 'Coarse hammered', 'Grof gehamerd', '大槌目', '굵은 해머', 'Martelé large'),
    roughness: 0.08,
    anisotropy: 0,
    direction: null,
    pattern: 'dents',
    scale: [2.2, 3],
    strokeLength: null,
    depth: [60, 120],
    searchWords: ['hammer', 'gehämmert', 'hammered', 'martelé', '槌目', 'ハンマー'],
  },
  {
    id: 'diamond-long',
    names: localised(
      'Längsdiamantiert',
      'Diamond-turned lengthwise',
      'Gediamanteerd in de lengte',
      'ダイヤカット（縦）',
      '다이아컷(세로)',
      'Diamanté en long',
    ),
    roughness: 0.02,
    anisotropy: 0,
    direction: 'along',
    pattern: 'facets',
    scale: [0.3, 0.6],
    strokeLength: null,
    depth: [15, 40],
    searchWords: ['diamantiert', 'diamond cut', 'glitzer', 'ダイヤカット'],
  },
  {
    id: 'diamond-diag',
    names: localised(
      'Schrägdiamantiert',
      'Diamond-cut diagonal',
      'Schuin gediamanteerd',
      'ダイヤカット（斜め）',
      '다이아컷(사선)',
      'Diamanté en biais',
    ),
    roughness: 0.02,
    anisotropy: 0,
    direction: 'diagonal',
    pattern: 'facets',
    scale: [0.3, 0.6],
    strokeLength: null,
    depth: [15, 40],
    searchWords: ['diamantiert', 'diamond cut', 'glitzer', 'ダイヤカット'],
  },
  {
    id: 'bark',
    names: localised('Baumrinde', 'Bark', 'Boomschors', '樹皮', '나무껍질', 'Écorce'),
    roughness: 0.25,
    anisotropy: 0.4,
    direction: 'across',
    pattern: 'ridges',
    scale: [0.3, 1.2],
    strokeLength: null,
    depth: [50, 150],
    searchWords: ['struktur', 'rinde', 'natur', 'structure', 'bark'],
  },
  {
    id: 'notch',
    names: localised('Kerben', 'Notched', 'Gekerfd', '刻み目', '노치', 'Encoché'),
    roughness: 0.05,
    anisotropy: 0,
    direction: null,
    pattern: 'notches',
    scale: [1, 3],
    strokeLength: null,
    depth: [200, 400],
    searchWords: ['kerbe', 'gekerbt', 'notch', 'rand'],
  },
];
