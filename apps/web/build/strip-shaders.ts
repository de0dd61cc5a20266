import type { Plugin } from 'vite';

const MARK = /\/\* glsl \*\/ `/gu;

/** Blanks around signs; those of two signs in a row may tell them apart, and in a directive they end a macro's name. */
const closed = (line: string): string =>
  line.startsWith('#')
    ? line
    : line.replaceAll(/ ?([=*/,;:?{}()<>&|]) ?/gu, '$1').replaceAll(/(?<![-+]) ?([-+]) (?=[^-+])/gu, '$1');

const bare = (text: string): string =>
  text
    .replaceAll(/\/\/[^\n]*/gu, '')
    .replaceAll(/\/\*[\s\S]*?\*\//gu, '')
    .replaceAll(/[ \t]*\n\s*/gu, '\n')
    .replaceAll(/[ \t]{2,}/gu, ' ')
    .split('\n')
    .map(closed)
    .join('\n');

/** End of an interpolation that begins at `at` with `${`, behind its brace. */
function behindInterpolation(code: string, at: number): number {
  let depth = 0;
  for (let end = at + 1; end < code.length; end += 1) {
    if (code[end] === '{') depth += 1;
    if (code[end] === '}') depth -= 1;
    if (depth === 0) return end + 1;
  }
  throw new RangeError('an interpolation does not end');
}

/** A template's text from behind its first backtick on, bare up to the last; what is interpolated stays. */
function strippedTemplate(code: string, from: number): { readonly text: string; readonly end: number } {
  let [text, at, start] = ['', from, from];
  while (code[at] !== '`') {
    if (at >= code.length) throw new RangeError('a shader does not end');
    if (code.startsWith('${', at)) {
      const behind = behindInterpolation(code, at);
      text += bare(code.slice(start, at)) + code.slice(at, behind);
      at = start = behind;
    } else at += 1;
  }
  return { text: text + bare(code.slice(start, at)), end: at };
}

/** Takes comments and blanks that say nothing out of the templates that are marked as GLSL. */
export function strippedShaders(code: string): string {
  let [text, done] = ['', 0];
  for (const mark of code.matchAll(MARK)) {
    const from = mark.index + mark[0].length;
    if (mark.index < done) continue;
    const template = strippedTemplate(code, from);
    text += code.slice(done, from) + template.text;
    done = template.end;
  }
  return text + code.slice(done);
}

/** Comments in shaders are for their readers; bundlers leave them in, for they are text. */
export function stripShaders(): Plugin {
  return {
    name: 'ringwerk-strip-shaders',
    enforce: 'pre',
    transform(code, id) {
      return id.endsWith('.ts') && code.includes('/* glsl */') ? { code: strippedShaders(code), map: null } : null;
    },
  };
}
