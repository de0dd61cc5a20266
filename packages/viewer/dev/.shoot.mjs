import { chromium } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { writeFileSync, readFileSync } from 'node:fs';
const shots = JSON.parse(readFileSync(process.argv[2] ?? '/tmp/viewer/shots.json', 'utf8'));
execFileSync('node_modules/.bin/esbuild', [
  'packages/viewer/dev/bench-page.ts',
  '--bundle',
  '--format=iife',
  '--outfile=/tmp/viewer/page.js',
  '--log-level=warning',
]);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const page = await browser.newPage();
page.on('console', (m) => console.log('page:', m.text().slice(0, 1500)));
page.on('pageerror', (e) => console.log('error:', e.message, e.stack?.slice(0, 600)));
await page.setContent('<body></body>');
await page.addScriptTag({ path: '/tmp/viewer/page.js' });
for (const [name, shot] of Object.entries(shots)) {
  const r = await page.evaluate((s) => shot(s), shot);
  writeFileSync(`/tmp/viewer/${name}.${shot.type === 'image/webp' ? 'webp' : 'png'}`, Buffer.from(r.data, 'base64'));
  console.log(
    name,
    'open',
    r.open | 0,
    'update',
    r.update | 0,
    'snap',
    r.snap | 0,
    'bytes',
    r.size,
    JSON.stringify(r.counts),
  );
}
const names = Object.keys(shots);
if (names.length > 1) {
  const data = names.map(
    (n) =>
      'data:image/' +
      (shots[n].type === 'image/webp' ? 'webp' : 'png') +
      ';base64,' +
      readFileSync(`/tmp/viewer/${n}.${shots[n].type === 'image/webp' ? 'webp' : 'png'}`).toString('base64'),
  );
  const out = await page.evaluate(
    async ({ data, cols }) => {
      const imgs = await Promise.all(
        data.map(async (d) => {
          const i = new Image();
          i.src = d;
          await i.decode();
          return i;
        }),
      );
      const w = imgs[0].width,
        h = imgs[0].height;
      const c = document.createElement('canvas');
      c.width = w * cols;
      c.height = h * Math.ceil(imgs.length / cols);
      const x = c.getContext('2d');
      imgs.forEach((i, k) => x.drawImage(i, (k % cols) * w, Math.floor(k / cols) * h));
      return c.toDataURL('image/png').split(',')[1];
    },
    { data, cols: Math.min(3, names.length) },
  );
  writeFileSync('/tmp/viewer/sheet.png', Buffer.from(out, 'base64'));
}
await browser.close();
