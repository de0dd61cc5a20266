import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { bareNumbers, shaderNumbersCheck } from './shader-numbers.ts';

const shader = (line: string): string => `const A = /* glsl */ \`\nvoid main() {\n  ${line}\n}\n\`;\n`;

test.each([
  ['float a = 0.72 * b;', true],
  ['float a = b + 1e-3;', true],
  ['float a = pow(b, 5.0); // brighter', true],
  ['const float FAR = 1e5;', true],
  ['float a = 0.72 * b; // a', true],
  ['const float FAR = 1e5; // mm, farther than any ring', false],
  ['float a = 12.92 * b; // formula: sRGB', false],
  ['float a = 0.5 * b + 1.0 - 2.0 * c + v.x2 + d1.x;', false],
  ['float a = ${SHADE} * b; // 0.72', false],
  ['int a = 3 + 0x7fff;', false],
])('%s', (line, isRefused) => {
  expect(bareNumbers('a.ts', shader(line))).toEqual(isRefused ? [`a.ts: ${line}`] : []);
});

test('numbers outside of shaders are free', () => {
  expect(bareNumbers('a.ts', 'const a = 0.72; const b = `0.72`;')).toEqual([]);
});

test('the check refuses a planted number', async () => {
  const root = await mkdtemp(join(tmpdir(), 'shaders-'));
  const path = join(root, 'packages/viewer/src/metal/a.ts');
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, shader('float a = 0.72;'));
    expect(await shaderNumbersCheck.run(root)).toEqual({
      looked: 1,
      unit: 'files',
      failures: ['packages/viewer/src/metal/a.ts: float a = 0.72;'],
    });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
