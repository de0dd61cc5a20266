import type { StoneCut } from '@ringwerk/kernel';
import { localised, type Localised } from '../localised.ts';

type Range = readonly [from: number, to: number];

/** What the trade says of a cut. Table and depth are fractions of the width; angles in degrees on the short axis. */
export interface CatalogueCut {
  readonly id: StoneCut;
  readonly names: Localised;
  /** Facets as dealers count them: step cuts, princess and radiant with their flat girdle sides, others without the girdle. */
  readonly facets: number;
  readonly table: Range;
  readonly depth: Range;
  readonly crownDegrees: Range;
  readonly pavilionDegrees: Range;
  /** Length over width that the trade sells without being asked. */
  readonly lengthOverWidth: Range;
  /** Carats of a diamond of this cut: factor × length × width × depth, mm. Only the round one is held against certificates. */
  readonly caratFactor: number;
  /** Depth over width that goes with the factor. */
  readonly typicalDepth: number;
}

/** The cuts in the order of the menu. Angles of princess, cushion, asscher, radiant, heart and baguette are workshop estimates. */
export const STONE_CUT_CONTENT: readonly CatalogueCut[] = [
  {
    id: 'round',
    names: localised(
      'Brillant',
      'Round brilliant',
      'Briljant',
      'ラウンドブリリアント',
      '라운드 브릴리언트',
      'Brillant rond',
    ),
    facets: 57,
    table: [0.52, 0.62],
    depth: [0.581, 0.636],
    crownDegrees: [31.5, 36.5],
    pavilionDegrees: [40.6, 41.8],
    lengthOverWidth: [1, 1.03],
    caratFactor: 0.006016,
    typicalDepth: 0.61,
  },
  {
    id: 'princess',
    names: localised('Princess', 'Princess', 'Princess', 'プリンセス', '프린세스', 'Princesse'),
    facets: 57,
    table: [0.63, 0.75],
    depth: [0.67, 0.76],
    crownDegrees: [26, 36],
    pavilionDegrees: [38, 44],
    lengthOverWidth: [1, 1.05],
    caratFactor: 0.008407,
    typicalDepth: 0.72,
  },
  {
    id: 'oval',
    names: localised('Oval', 'Oval', 'Ovaal', 'オーバル', '오벌', 'Ovale'),
    facets: 58,
    table: [0.53, 0.64],
    depth: [0.58, 0.64],
    crownDegrees: [32, 36],
    pavilionDegrees: [39, 41],
    lengthOverWidth: [1.3, 1.5],
    caratFactor: 0.006195,
    typicalDepth: 0.61,
  },
  {
    id: 'cushion',
    names: localised('Cushion (Kissen)', 'Cushion', 'Cushion (kussen)', 'クッション', '쿠션', 'Coussin'),
    facets: 58,
    table: [0.57, 0.66],
    depth: [0.61, 0.7],
    crownDegrees: [30, 36],
    pavilionDegrees: [40, 43],
    lengthOverWidth: [1, 1.15],
    caratFactor: 0.00754,
    typicalDepth: 0.65,
  },
  {
    id: 'emerald',
    names: localised(
      'Emerald (Smaragdschliff)',
      'Emerald cut',
      'Emerald (smaragdslijpsel)',
      'エメラルドカット',
      '에메랄드 컷',
      'Taille émeraude',
    ),
    facets: 57,
    table: [0.61, 0.68],
    depth: [0.6, 0.65],
    crownDegrees: [33, 35],
    pavilionDegrees: [43.3, 46.8],
    lengthOverWidth: [1.3, 1.5],
    caratFactor: 0.00902,
    typicalDepth: 0.63,
  },
  {
    id: 'asscher',
    names: localised('Asscher', 'Asscher', 'Asscher', 'アッシャー', '아셔', 'Asscher'),
    facets: 58,
    table: [0.54, 0.66],
    depth: [0.61, 0.68],
    crownDegrees: [35, 43],
    pavilionDegrees: [43, 46],
    lengthOverWidth: [1, 1.05],
    caratFactor: 0.00809,
    typicalDepth: 0.65,
  },
  {
    id: 'radiant',
    names: localised('Radiant', 'Radiant', 'Radiant', 'ラディアント', '래디언트', 'Radiant'),
    facets: 70,
    table: [0.61, 0.69],
    depth: [0.61, 0.67],
    crownDegrees: [30, 36],
    pavilionDegrees: [40, 43],
    lengthOverWidth: [1, 1.4],
    caratFactor: 0.007916,
    typicalDepth: 0.64,
  },
  {
    id: 'pear',
    names: localised('Tropfen', 'Pear', 'Peer', 'ペアシェイプ', '페어', 'Poire'),
    facets: 58,
    table: [0.57, 0.62],
    depth: [0.58, 0.64],
    crownDegrees: [32, 36],
    pavilionDegrees: [39, 41],
    lengthOverWidth: [1.4, 1.6],
    caratFactor: 0.005757,
    typicalDepth: 0.61,
  },
  {
    id: 'marquise',
    names: localised('Navette', 'Marquise', 'Markies', 'マーキス', '마퀴즈', 'Marquise'),
    facets: 58,
    table: [0.55, 0.63],
    depth: [0.58, 0.64],
    crownDegrees: [32, 36],
    pavilionDegrees: [39, 41],
    lengthOverWidth: [1.7, 2],
    caratFactor: 0.005548,
    typicalDepth: 0.61,
  },
  {
    id: 'heart',
    names: localised('Herz', 'Heart', 'Hart', 'ハート', '하트', 'Cœur'),
    facets: 59,
    table: [0.54, 0.62],
    depth: [0.57, 0.63],
    crownDegrees: [32, 36],
    pavilionDegrees: [39, 41],
    lengthOverWidth: [0.95, 1.05],
    caratFactor: 0.005944,
    typicalDepth: 0.6,
  },
  {
    id: 'baguette',
    names: localised('Baguette', 'Baguette', 'Baguette', 'バゲット', '바게트', 'Baguette'),
    facets: 14,
    table: [0.6, 0.75],
    depth: [0.6, 0.7],
    crownDegrees: [25, 35],
    pavilionDegrees: [40, 48],
    lengthOverWidth: [1.5, 2.4],
    caratFactor: 0.010534,
    typicalDepth: 0.65,
  },
];

/** The content of one cut; throws for an id that is not in the table, which no design can carry. */
export function cutContent(id: StoneCut): CatalogueCut {
  const cut = STONE_CUT_CONTENT.find((candidate) => candidate.id === id);
  if (cut === undefined) throw new RangeError(`the catalogue has no cut ${id}`);
  return cut;
}
