import { describe, expect, it } from 'vitest';
import { ringWith, TABLES } from '../../test/fixtures/tables.ts';
import { mm } from '../units/quantities.ts';
import { engravingSvg } from './engraving-svg.ts';
import { sectionDrawing } from './section-drawing.ts';
import { sectionSvg } from './section-svg.ts';

const attribute = (svg: string, name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`).exec(svg)?.[1];
/** Width and height of the sheet in mm and in user units: at 1:1 they are the same. */
function sheet(svg: string): number[] {
  const [, , width, height] = (attribute(svg, 'viewBox') ?? '').split(' ').map(Number);
  expect(attribute(svg, 'width')).toBe(`${width}mm`);
  expect(attribute(svg, 'height')).toBe(`${height}mm`);
  return [width ?? 0, height ?? 0];
}

describe('sectionSvg', () => {
  const segment = { alloy: 'au585-yellow', finish: 'polished', share: 1, pattern: 0 } as const;
  const ring = ringWith({ stones: [], width: mm(6), height: mm(1.8), segments: [segment, segment] });

  it('is 1:1 with one path per alloy and the outline', () => {
    const drawing = sectionDrawing(ring, TABLES);
    const svg = sectionSvg(drawing, 'Rosé & "Weiß" <1>\u0001');
    expect(sheet(svg)).toEqual([8, 3.8]);
    expect([...svg.matchAll(/<path id="([^"]*)" d="([^"]*)"/g)].map(([, id, path]) => [id, path])).toEqual([
      ['segment-0', drawing.lanes[0]?.path],
      ['segment-1', drawing.lanes[1]?.path],
      ['outline', drawing.outline],
    ]);
    expect(svg).toContain('<title>Rosé &amp; &quot;Weiß&quot; &lt;1&gt;</title>');
  });
});

describe('engravingSvg', () => {
  const strip = {
    face: 'inside',
    length: 54.012_345,
    width: 4,
    engravings: [{ name: 'Anna & Paul', path: 'M1 1L2 1L2 2Z' }],
  } as const;

  it('is the unrolled face at 1:1 with the outlines to fill', () => {
    const svg = engravingSvg({ ...strip, hallmark: { from: 40, to: 48.5 } }, 'first, inside');
    expect(sheet(svg)).toEqual([54.0123, 4]);
    expect(svg).toContain('<path d="M1 1L2 1L2 2Z"><title>Anna &amp; Paul</title></path>');
    expect(svg).toMatch(/id="hallmark" x="40" y="0" width="8.5" height="4"/);
  });
  it('has no zone without stamps', () => {
    expect(engravingSvg({ ...strip, hallmark: null }, 'second')).not.toContain('hallmark');
  });
});
