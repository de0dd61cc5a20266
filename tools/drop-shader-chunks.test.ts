import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { dropShaderChunks } from '../apps/web/build/drop-shader-chunks.ts';

const build = fileURLToPath(new URL('../node_modules/three/build/three.module.js', import.meta.url));

function dropped(code: string): string {
  const { transform } = dropShaderChunks();
  if (typeof transform !== 'object' || typeof transform.handler !== 'function') throw new Error('no transform');
  const made: unknown = Reflect.apply(transform.handler, undefined, [code, build]);
  if (typeof made !== 'object' || made === null || !('code' in made) || typeof made.code !== 'string') {
    throw new Error('no code');
  }
  return made.code;
}

it('no shader of the library’s materials, environments and passes is left: neither in its table nor where it is used', async () => {
  const code = await readFile(build, 'utf8');
  const smaller = dropped(code);
  // A material's, an environment's and the last pass's; a class stays.
  for (const text of ['RE_Direct_Physical(', 'prefilteredColor /', 'ReinhardToneMapping( gl_FragColor']) {
    expect([text, code.includes(text), smaller.includes(text)]).toEqual([text, true, false]);
  }
  expect(smaller.includes('class WebGLRenderer')).toBe(true);
});

it('a build of the library that writes its shaders in another way fails', () => {
  expect(() => dropped('const ShaderChunk = {};')).toThrow(/look at its build again/u);
});
