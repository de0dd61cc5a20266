import { describe, expect, it } from 'vitest';
import { boxOf, writePath } from './path-text.ts';
import { readSvg } from './read-svg.ts';

const svg = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
const read = (content: string) => readSvg(svg(content));
const boxes = (content: string) => read(content)?.map((contour) => boxOf([contour]));
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

describe('the shapes of an SVG image', () => {
  it.each([
    ['rect', '<rect x="1" y="2" width="4" height="3"/>', box(1, 2, 4, 3)],
    ['circle', '<circle cx="5" cy="5" r="2"/>', box(3, 3, 4, 4)],
    ['ellipse', '<ellipse cx="5" cy="5" rx="3" ry="1"/>', box(2, 4, 6, 2)],
    ['line', '<line x1="1" y1="1" x2="4" y2="3"/>', box(1, 1, 3, 2)],
    ['polyline', '<polyline points="0,0 4,0 4,2"/>', box(0, 0, 4, 2)],
    ['polygon', '<polygon points="0,0 4,0 4,2"/>', box(0, 0, 4, 2)],
    ['path', '<path d="M1 1h3v2z"/>', box(1, 1, 3, 2)],
  ])('%s is drawn where it stands', (_, content, wanted) => {
    const [found, ...others] = boxes(content) ?? [];
    expect(others).toEqual([]);
    for (const key of ['left', 'top', 'width', 'height'] as const) expect(found?.[key]).toBeCloseTo(wanted[key], 2);
  });

  it('take the way of all groups round them, the outermost first', () => {
    const content =
      '<g transform="translate(10 0)"><g transform="scale(2)"><rect x="1" y="1" width="2" height="1"/></g></g>';
    expect(boxes(content)).toEqual([box(12, 2, 4, 2)]);
    expect(boxes('<rect width="1" height="1" transform="scale(3) shrug(2)"/>')).toEqual([box(0, 0, 3, 3)]);
    expect(boxes('<rect width="1" height="1" transform="scale(much)"/>')).toEqual([box(0, 0, 1, 1)]);
  });

  it('are closed where they are filled, and come back to their start where only their outline is drawn', () => {
    const areClosed = (content: string) => read(content)?.map(({ isClosed }) => isClosed);
    expect(areClosed('<path d="M0 0h2v2"/>')).toEqual([true]);
    expect(areClosed('<path d="M0 0h2v2" fill="none"/>')).toEqual([false]);
    // Of its group.
    expect(areClosed('<g fill="none"><path d="M0 0h2v2"/></g>')).toEqual([false]);
    expect(areClosed('<line x2="4" y2="0"/>')).toEqual([false]);
    const outline = read('<rect x="3" y="4" width="2" height="1" style="stroke:#000; fill: none"/>') ?? [];
    expect(outline.map(({ isClosed, contour }) => [isClosed, contour.pieces.at(-1)])).toEqual([[false, [3, 4]]]);
  });
});

describe('what is not drawn', () => {
  it.each([
    ['a template', '<defs><path d="M0 0h9v9z"/></defs>'],
    ['a mask', '<mask><rect width="9" height="9"/></mask>'],
    ['a hidden shape', '<rect width="9" height="9" display="none"/>'],
    ['a shape of a hidden group', '<g style="display:none"><rect width="9" height="9"/></g>'],
    ['a picture', '<image href="https://example.org/a.png" width="9" height="9"/>'],
    ['letters', '<text x="1" y="1">Anna</text>'],
    ['a path that nobody can read', '<path d="once upon a time"/>'],
  ])('%s is left out, and alone is nothing to engrave', (_, content) => {
    expect(read(content)).toBeNull();
    expect(boxes(`${content}<rect width="1" height="1"/>`)).toEqual([box(0, 0, 1, 1)]);
  });

  it.each([
    ['another image', '<html><body>no image</body></html>'],
    ['half a file', '<svg xmlns="http://www.w3.org/2000/svg"><rect'],
    ['nothing', ''],
    ['words', 'a drawing'],
  ])('%s is no drawing', (_, text) => {
    expect(readSvg(text)).toBeNull();
  });

  it('a script of the file neither runs nor reaches the record', () => {
    Object.assign(globalThis, { wasRun: false });
    const contours = read(
      '<script>globalThis.wasRun = true</script><rect width="1" height="1" onload="wasRun = true"/>',
    );
    expect(globalThis).toMatchObject({ wasRun: false });
    expect(writePath(contours ?? [])).toBe('M0 0l1 0l0 1l-1 0z');
  });
});
