import type { Plugin } from 'vite';

/**
 * Empties the shader texts of three.js' own materials. The viewer draws with its own shaders only (`RawShaderMaterial`),
 * and the bundler cannot know that nobody asks the library's table for them; they would weigh 25 KiB compressed.
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
        return { code: smaller, map: null };
      },
    },
  };
}
