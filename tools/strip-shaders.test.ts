import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { strippedShaders } from '../apps/web/build/strip-shaders.ts';

test('a shader loses comments, indents and blanks around signs, keeps lines, directives and what is interpolated', () => {
  const code = [
    'const A = 1; // stays',
    'const S = /* glsl */ `',
    '  uniform float a;   // not needed',
    '  // nor this',
    '#define Y (a + b)',
    '  float b = a - -1.0 + 2.0 * (a < 0.0 ? 1.0 : ${A}) - ${-1};',
    '#ifdef X',
    "    ${when(has, `if (a) { b(); } // kept`)} c(${A}); // gone ${'too'}",
    '#endif',
    '`;',
    'const T = `  // no shader`;',
  ].join('\n');
  expect(strippedShaders(code)).toBe(
    [
      'const A = 1; // stays',
      'const S = /* glsl */ `',
      'uniform float a;',
      '#define Y (a + b)',
      'float b=a - -1.0+2.0*(a<0.0?1.0:${A})- ${-1};',
      '#ifdef X',
      "${when(has, `if (a) { b(); } // kept`)} c(${A});${'too'}",
      '#endif',
      '`;',
      'const T = `  // no shader`;',
    ].join('\n'),
  );
});

test("the viewer's own shaders come out shorter and whole", () => {
  const code = readFileSync(new URL('../packages/viewer/src/gem/gem-shader.ts', import.meta.url), 'utf8');
  const short = strippedShaders(code);
  expect(short.length).toBeLessThan(0.9 * code.length);
  for (const letter of ['{', '}', '`', '#']) expect(short.split(letter).length, letter).toBe(code.split(letter).length);
});
