import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureOfDrawing } from './picture-of-drawing.ts';

test('a drawing is a sharp picture of its size on a transparent ground', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M6 6h12v12h-12z" fill="#000"/></svg>';
  const picture = await pictureOfDrawing(svg, 1024);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024, hasAlpha: true });
  const alphas = await sharp(picture).extractChannel('alpha').raw().toBuffer();
  const alphaAt = (x: number, y: number) => alphas[y * 1024 + x];
  expect([alphaAt(10, 10), alphaAt(512, 512)]).toEqual([0, 255]);
  // An edge at a whole pixel is no ramp of grey, as one of an enlarged picture would be.
  expect([alphaAt(254, 512), alphaAt(257, 512)]).toEqual([0, 255]);
});
