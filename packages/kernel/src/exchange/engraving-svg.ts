import type { UnrolledFace } from '../engraving/engraving-strip.ts';
import { HAIRLINE, svgDocument, xmlText } from './svg-document.ts';

const PLACES = 4;
const rounded = (value: number): number => Number(value.toFixed(PLACES));

/**
 * The engraving strip as a standalone SVG at 1:1 in mm, as a laser or an engraving machine reads it: the filled
 * outlines are the work, the frame and the dashed zone of the stamps are for the eye.
 */
export function engravingSvg(
  {
    face,
    length,
    width,
    engravings,
    hallmark,
  }: Pick<UnrolledFace, 'face' | 'length' | 'width' | 'hallmark'> & {
    readonly engravings: readonly Pick<UnrolledFace['engravings'][number], 'name' | 'path'>[];
  },
  title: string,
): string {
  const height = rounded(width);
  const zone =
    hallmark === null
      ? []
      : [
          `<rect id="hallmark" x="${rounded(hallmark.from)}" y="0" width="${rounded(hallmark.to - hallmark.from)}" height="${height}" stroke-dasharray="0.4 0.4"/>`,
        ];
  return svgDocument({
    title,
    sheet: [0, 0, rounded(length), height],
    elements: [
      `<g id="${face}" fill="none" stroke="#000" stroke-width="${HAIRLINE}">`,
      `<rect id="frame" x="0" y="0" width="${rounded(length)}" height="${height}"/>`,
      ...zone,
      '</g>',
      '<g id="engraving" fill="#000" fill-rule="nonzero">',
      ...engravings.map(({ name, path }) => `<path d="${path}"><title>${xmlText(name)}</title></path>`),
      '</g>',
    ],
  });
}
