import type { EngravingFace, KernelTables, RingDesign } from '@ringwerk/kernel';
import { ringBody } from '@ringwerk/kernel/body';
import { engravingStrip, type UnrolledFace } from '@ringwerk/kernel/engraving';
import { DIMENSION, drawing, LINE, round, type Drawing } from './ring-drawing.ts';

/** A strip with what a proofreader needs: where it is cut open, and the printed length of its face in mm. */
export interface EngravingStrip {
  readonly face: EngravingFace;
  readonly length: number;
  readonly drawing: Drawing;
}

/** Half of a hairline that lies on the sheet's edge. */
const MARGIN = 0.2;

/** Each engraved face of the ring unrolled 1:1 with the letters that will be cut; faces without engraving are left out. */
export function engravingStrips(ring: RingDesign, tables: KernelTables): EngravingStrip[] {
  const body = ringBody(ring, tables);
  return (['inside', 'outside'] as const).flatMap((face) => {
    const strip = engravingStrip(ring, body, tables, face);
    return strip === null ? [] : [{ face, length: strip.length, drawing: stripDrawing(strip) }];
  });
}

/** Letters are outlines here: nothing that a person typed gets into the SVG. */
function stripDrawing({ length, width, top, engravings, hallmark }: UnrolledFace): Drawing {
  const frame = `<rect x="0" y="0" width="${round(length)}" height="${round(width)}" fill="none" stroke="${DIMENSION}" stroke-width="0.15"/>`;
  const stamps =
    hallmark === null
      ? ''
      : `<rect x="${round(hallmark.from)}" y="0" width="${round(hallmark.to - hallmark.from)}" height="${round(width)}" fill="#f0ece6" stroke="${DIMENSION}" stroke-width="0.1" stroke-dasharray="0.6 0.5"/>`;
  const mark = `<path d="M${round(top)} 0v0.7M${round(top)} ${round(width)}v-0.7" stroke="${DIMENSION}" stroke-width="0.15"/>`;
  const letters = engravings.map(({ path }) => `<path d="${path}" fill="${LINE}" fill-rule="nonzero"/>`).join('');
  return drawing(-MARGIN, -MARGIN, length + 2 * MARGIN, width + 2 * MARGIN, `${stamps}${frame}${mark}${letters}`);
}
