import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const VIEWER = new URL('../packages/viewer/src/', import.meta.url).pathname;
const SHADERS = readdirSync(VIEWER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => [file, readFileSync(join(VIEWER, file), 'utf8')] as const)
  .filter(([, code]) => code.includes('/* glsl */'));

/** Words, numbers and signs in their order, as a compiler reads them; a directive's line ends where it ends. */
function tokens(code: string): readonly string[] {
  const bare = code.replaceAll(/\/\/[^\n]*|\/\*[\s\S]*?\*\//gu, '');
  return (
    bare.match(/#[^\n]*|[A-Za-z_]\w*|\d[\w.]*(?:(?<=[eE])[-+]\d+)?|\.\d+|\+\+|--|[-+*/%&|^<>=!]=|&&|\|\||<<|>>|\S/gu) ??
    []
  ).map((token) => token.trimEnd());
}

test.each(SHADERS)('%s holds the same words and signs, and is shorter', (_, code) => {
  const short = strippedShaders(code);
  expect(tokens(short)).toEqual(tokens(code));
  expect(short.length).toBeLessThan(code.length);
});

test('reads signs in a row as a compiler does', () => {
  expect(tokens('a - -1.0; b--; // no\n#if A > 0 \nc = 0.5 + 1e-5')).toEqual([
    'a',
    '-',
    '-',
    '1.0',
    ';',
    'b',
    '--',
    ';',
    '#if A > 0',
    'c',
    '=',
    '0.5',
    '+',
    '1e-5',
  ]);
  expect(tokens('a--1.0')).not.toEqual(tokens('a - -1.0'));
});
