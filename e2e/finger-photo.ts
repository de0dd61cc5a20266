import type { Page } from '@playwright/test';

/** A finger between two others, drawn: skin in the light of a window, on a table. PNG. */
export async function fingerPhoto(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1200, 900];
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.fillStyle = '#8d8a84';
    context.fillRect(0, 0, 1200, 900);
    for (const middle of [380, 600, 820]) {
      const skin = context.createLinearGradient(middle - 84, 0, middle + 84, 0);
      for (const [at, colour] of [
        [0, '#8a5a44'],
        [0.3, '#dba98c'],
        [0.7, '#c9967a'],
        [1, '#6f4535'],
      ] as const)
        skin.addColorStop(at, colour);
      context.fillStyle = skin;
      context.beginPath();
      context.roundRect(middle - 84, 120, 168, 900, 84);
      context.fill();
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}
