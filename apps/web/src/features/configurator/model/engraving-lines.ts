import {
  ENGRAVING_DEPTH,
  PLAIN_ENGRAVING,
  type Engraving,
  type EngravingFace,
  type EngravingMethod,
  type RingDesign,
} from '@ringwerk/kernel';

/** The record holds at most this many engravings on one ring, and so many letters in each; the rules allow fewer. */
export const ENGRAVINGS_MAX = 4;
const LETTERS_MAX = 60;

/** Places that a further line is offered at, degrees from the top. */
const PLACES = [0, 120, -120, 180, 60, -60, 150, -150];

type LineHost = Pick<RingDesign, 'engravings' | 'stones'>;

/** A line without words yet: plain, and away from the lines and stones that the face has. */
export function newLine({ engravings: lines, stones }: LineHost, face: EngravingFace): Engraving {
  const taken = [
    ...lines.filter((line) => line.face === face).map((line) => line.angle),
    ...(face === 'outside' ? stones.map((row) => row.angle) : []),
  ];
  const distance = (place: number): number =>
    Math.min(360, ...taken.map((angle) => Math.abs(((((place - angle) % 360) + 540) % 360) - 180)));
  const angle = PLACES.reduce((best, place) => (distance(place) > distance(best) ? place : best));
  const like = lines.find((line) => line.face === face) ?? lines[0];
  const { method, font, depth } = like ?? PLAIN_ENGRAVING;
  return { ...PLAIN_ENGRAVING, face, angle, method, font, depth };
}

/** Whether there is anything to cut. */
export const saysSomething = ({ text, drawing }: Engraving): boolean => text.trim() !== '' || drawing !== null;

/** The lines as the record keeps them: those that say something, their words without blanks around them. */
export const writtenLines = (lines: readonly Engraving[]): readonly Engraving[] =>
  lines.filter(saysSomething).map((line) => ({ ...line, text: line.text.trim() }));

/** A method comes with its usual depth; the diamond's point follows no drawing. */
export const withMethod = (line: Engraving, method: EngravingMethod): Engraving => ({
  ...line,
  method,
  depth: ENGRAVING_DEPTH[method],
});

/** What a person typed as one line of the record's length. */
export const oneLine = (typed: string): string =>
  [...typed.normalize('NFC').replaceAll(/[\r\n\t]+/gu, ' ')].slice(0, LETTERS_MAX).join('');
