import type { EngravingFont, EngravingMethod } from '@ringwerk/kernel';
import charm from '@fontsource/charm/unicode.json' with { type: 'json' };
import dancingScript from '@fontsource/dancing-script/unicode.json' with { type: 'json' };
import gothic from '@fontsource/biz-udgothic/unicode.json' with { type: 'json' };
import dodum from '@fontsource/gowun-dodum/unicode.json' with { type: 'json' };
import greatVibes from '@fontsource/great-vibes/unicode.json' with { type: 'json' };
import lora from '@fontsource/lora/unicode.json' with { type: 'json' };
import sourceSans from '@fontsource/source-sans-3/unicode.json' with { type: 'json' };

/** Outlines of a @fontsource package, split by the code points that a file holds. */
interface OutlineFace {
  readonly kind: 'outline';
  readonly family: string;
  /** Letters stand on their capital height; characters of a cell script fill a square. */
  readonly measure: 'letter' | 'cell';
  readonly files: readonly FaceFile[];
}

/** A single-line face of this package's folder `fonts`. */
interface LineFace {
  readonly kind: 'line';
  readonly file: string;
  /** Height of the capital H between the middles of its lines, font units. */
  readonly capital: number;
}

export type FontFace = OutlineFace | LineFace;

export interface FaceFile {
  /** Name of the file in the package, without folder and ending. */
  readonly name: string;
  readonly ranges: readonly (readonly [number, number])[];
}

function readRanges(text: string): (readonly [number, number])[] {
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
}

/** Files are named after the family and the subset; numbered subsets of the large faces stand in brackets. */
function outlineFace(
  family: string,
  subsets: Readonly<Record<string, string>>,
  measure: OutlineFace['measure'] = 'letter',
): OutlineFace {
  const wanted = (subset: string): boolean =>
    measure === 'cell' ? subset.startsWith('[') : subset === 'latin' || subset === 'latin-ext';
  const files = Object.entries(subsets)
    .filter(([subset]) => wanted(subset))
    .map(([subset, ranges]) => ({
      name: `${family}-${subset.replaceAll(/[[\]]/gu, '')}-400-normal`,
      ranges: readRanges(ranges),
    }))
    // Ranges overlap; as in a style sheet the later subset wins.
    .toReversed();
  return { kind: 'outline', family, measure, files };
}

const JAPANESE = outlineFace('biz-udgothic', gothic, 'cell');
const KOREAN = outlineFace('gowun-dodum', dodum, 'cell');
const LINE_SANS: LineFace = { kind: 'line', file: 'EMSReadability', capital: 633 };

/**
 * Faces of a font in the order in which a character is looked up. The sans serif is a family of three: Latin, a
 * Japanese gothic and the Korean gothic. No other font borrows letters: what it lacks is reported as missing.
 */
const LASER_FACES: Readonly<Record<EngravingFont, readonly FontFace[]>> = {
  sans: [outlineFace('source-sans-3', sourceSans), JAPANESE, KOREAN],
  serif: [outlineFace('lora', lora)],
  script: [outlineFace('great-vibes', greatVibes)],
  hand: [outlineFace('dancing-script', dancingScript)],
  calligraphic: [outlineFace('charm', charm)],
  line: [LINE_SANS],
};

/**
 * The diamond's point draws lines: every font has a single-line counterpart of the same character. The Japanese
 * gothic is the one face whose strokes the point fills by hatching; Korean is not on the machine.
 */
const DIAMOND_FACES: Readonly<Record<EngravingFont, readonly FontFace[]>> = {
  sans: [LINE_SANS, JAPANESE],
  serif: [{ kind: 'line', file: 'HersheySerifMed', capital: 662 }],
  script: [{ kind: 'line', file: 'EMSAllure', capital: 693 }],
  hand: [{ kind: 'line', file: 'HersheyScript1', capital: 662 }],
  calligraphic: [{ kind: 'line', file: 'EMSFelix', capital: 665 }],
  line: [LINE_SANS],
};

export const facesOf = (font: EngravingFont, method: EngravingMethod): readonly FontFace[] =>
  (method === 'laser' ? LASER_FACES : DIAMOND_FACES)[font];

/** File of the face that is said to hold the code point, or undefined. */
export const fileOf = (face: OutlineFace, codePoint: number): FaceFile | undefined =>
  face.files.find(({ ranges }) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to));
