import { STONE_ORIGIN_NAMES, STONE_TREATMENT_NAMES } from '../content/stone-provenance.ts';
import { localised, type CatalogueLanguage, type Localised } from '../localised.ts';
import { STONE_CUT_NAMES } from '../stones.ts';
import type { FactFormat } from './ring-lines.ts';

/** A loose stone of the exchange, as its seller describes it. */
export interface LooseStone {
  readonly stockNumber: string;
  readonly shape: keyof typeof STONE_CUT_NAMES;
  readonly carats: number;
  readonly origin: string;
  readonly treatment: string;
  readonly colour: string;
  readonly clarity: string;
  /** Empty where the seller states none, like the laboratory and its number. */
  readonly cutGrade: string;
  readonly lab: string;
  readonly reportNumber: string;
  /** Length × width × depth in mm. */
  readonly measurements: readonly [number, number, number];
}

export interface LooseStoneWords {
  readonly name: string;
  /** Natural or laboratory-grown, and what was done to it: said wherever the stone is named. */
  readonly provenance: string;
  readonly measures: string;
  /** Colour, clarity and cut. */
  readonly grades: string;
  /** Laboratory and number; empty without a report. */
  readonly report: string;
}

/** Labels of the facts of a loose stone. The exchange trades diamonds alone. */
export const LOOSE_STONE_TEXTS = {
  /** Where lists name a setting. */
  loose: localised('lose', 'loose', 'los', 'ルース', '나석', 'non serti'),
  diamond: localised('Diamant', 'Diamond', 'Diamant', 'ダイヤモンド', '다이아몬드', 'Diamant'),
  provenance: localised(
    'Herkunft und Behandlung',
    'Origin and treatment',
    'Herkomst en behandeling',
    '天然・合成と処理',
    '천연·합성 및 처리',
    'Origine et traitement',
  ),
  measures: localised('Maße', 'Measurements', 'Afmetingen', '寸法', '크기', 'Dimensions'),
  grades: localised(
    'Farbe, Reinheit, Schliff',
    'Colour, clarity, cut',
    'Kleur, zuiverheid, slijpsel',
    'カラー・クラリティ・カット',
    '컬러·클래리티·컷',
    'Couleur, pureté, taille',
  ),
  report: localised('Gutachten', 'Report', 'Certificaat', '鑑定書', '감정서', 'Certificat'),
} as const satisfies Readonly<Record<string, Localised>>;

const joined = (parts: readonly string[], sign: string): string => parts.filter((part) => part !== '').join(sign);

export function looseStoneWords(
  stone: LooseStone,
  language: CatalogueLanguage,
  format: Pick<FactFormat, 'mm' | 'carats'>,
): LooseStoneWords {
  const { origin, treatment, colour, clarity, cutGrade, lab, reportNumber } = stone;
  const [length, width, depth] = stone.measurements.map((measure) => format.mm(measure, 2));
  return {
    name: `${LOOSE_STONE_TEXTS.diamond[language]} ${STONE_CUT_NAMES[stone.shape][language]}, ${format.carats(stone.carats)}`,
    provenance: `${STONE_ORIGIN_NAMES[origin]?.[language] ?? origin} · ${STONE_TREATMENT_NAMES[treatment]?.[language] ?? treatment}`,
    measures: [length, width, depth].join(' × '),
    grades: joined([colour, clarity, cutGrade], ' · '),
    report: joined([lab, reportNumber], ' '),
  };
}
