import type { Plugin } from 'vite';

/** Shaders that stand where they are used: blurred environments, a last pass over the frame, depth in XR. Their text holds no backtick. */
const INLINE = /\/\* glsl \*\/\s*`[^`]*`/g;
const LEAST_INLINE = 5;

/**
 * Empties the shader texts of three.js' own materials and passes. The viewer draws with its own shaders only
 * (`RawShaderMaterial`), and the bundler cannot know that nobody asks the library for them; they would weigh 27 KiB compressed.
 */
export function dropShaderChunks(): Plugin {
  return {
    name: 'ringwerk-drop-shader-chunks',
    apply: 'build',
    transform: {
      filter: { id: /three\/build\/three\.module\.js$/ },
      handler(code) {
        const table = /const ShaderChunk = \{([^}]*)\}/.exec(code)?.[1] ?? '';
        const names = [...table.matchAll(/:\s*([\w$]+)/g)].flatMap(([, name]) => (name === undefined ? [] : [name]));
        let dropped = 0;
        const smaller = code.replaceAll(
          /^(var|const) ([\w$]+) = ("(?:[^"\\]|\\.)*"|`[^`]*`);$/gm,
          (text, kind, name) => {
            if (!names.includes(name)) return text;
            dropped += 1;
            return `${kind} ${name} = '';`;
          },
        );
        if (dropped < 100 || dropped !== names.length) {
          throw new Error(
            `three.js names ${names.length} shader texts and ${dropped} were found: look at its build again.`,
          );
        }
        const inline = smaller.match(INLINE)?.length ?? 0;
        if (inline < LEAST_INLINE) {
          throw new Error(`three.js writes ${inline} shaders where they are used: look at its build again.`);
        }
        return { code: smaller.replaceAll(INLINE, "''"), map: null };
      },
    },
  };
}
