import type { FinishId } from '@ringwerk/kernel';
import { localised, type Localised } from './localised.ts';

/** A surface: trade name and the microscopic facts that the picture is computed from. Real scale, never by zoom. */
export interface CatalogueFinish {
  readonly id: FinishId;
  readonly names: Localised;
  /** Perceptual roughness (GGX alpha = roughness²). */
  readonly roughness: number;
  /** 0..1; strokes run along the circumference, highlights spread across them. */
  readonly anisotropy: number;
  readonly pattern: 'none' | 'lines' | 'bumps' | 'scratches';
  /** Line pitch, bump size or scratch spacing in mm. */
  readonly scale: number;
  /** Depth of the pattern in mm. */
  readonly depth: number;
  readonly searchWords: readonly string[];
}

export const FINISHES: readonly CatalogueFinish[] = [
  {
    id: 'polished',
    names: localised('Poliert', 'Polished', 'Gepolijst', '鏡面', '유광', 'Poli brillant'),
    roughness: 0.045,
    anisotropy: 0,
    pattern: 'none',
    scale: 0.6,
    depth: 0.0002,
    searchWords: ['glanz', 'hochglanz', 'hoogglans', 'mirror', 'ミラー'],
  },
  {
    id: 'matte-long',
    names: localised('Längsmatt', 'Longitudinal brushed', 'Lengtemat', 'ヘアライン', '헤어라인', 'Brossé en long'),
    roughness: 0.3,
    anisotropy: 0.8,
    pattern: 'lines',
    scale: 0.045,
    depth: 0.003,
    searchWords: ['strichmatt', 'gebürstet', 'brushed', 'satiné', 'matt', 'マット'],
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
    pattern: 'bumps',
    scale: 0.03,
    depth: 0.003,
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
    pattern: 'bumps',
    scale: 0.1,
    depth: 0.01,
    searchWords: ['sandgestrahlt', 'sandmatt', 'matt', 'マット'],
  },
  {
    id: 'ice',
    names: localised('Eismatt', 'Ice matt', 'IJsmat', 'アイスマット', '아이스 매트', 'Givré'),
    roughness: 0.2,
    anisotropy: 0,
    pattern: 'scratches',
    scale: 0.2,
    depth: 0.015,
    searchWords: ['eismatt', 'frost', 'matt'],
  },
];
