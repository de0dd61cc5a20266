import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'preload-set';

/** Builds `src/preload-set.ts` by itself and writes the addresses of its parts into the page's head, where `first-paint.js` finds them. */
export function preloadSet(): Plugin {
  return {
    name: 'ringwerk-preload-set',
    apply: 'build',
    buildStart() {
      this.emitFile({
        type: 'chunk',
        name: NAME,
        id: fileURLToPath(new URL('../src/preload/preload-set.ts', import.meta.url)),
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunk = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.name === NAME);
        if (chunk?.type !== 'chunk') throw new Error(`the build made no ${NAME}`);
        const attrs = {
          name: 'ringwerk-preload',
          content: [...chunk.imports, chunk.fileName].map((file) => `/${file}`).join(' '),
        };
        return [{ tag: 'meta', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
