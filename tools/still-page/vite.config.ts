import { fileURLToPath } from 'node:url';
import { BROWSER_MODULES, QUIET } from '../../apps/web/build/quiet-build.ts';
import { dropShaderChunks } from '../../apps/web/build/drop-shader-chunks.ts';

/** The page that stills are drawn in, built into `packages/stills/dist`. */
export default {
  root: fileURLToPath(new URL('../../packages/stills/src/page', import.meta.url)),
  logLevel: 'warn',
  // Pictures come from the viewer that the portal ships.
  plugins: [dropShaderChunks()],
  publicDir: false,
  resolve: { alias: BROWSER_MODULES },
  json: { stringify: true, namedExports: false },
  build: {
    target: 'es2023',
    rolldownOptions: { checks: QUIET },
    outDir: fileURLToPath(new URL('../../packages/stills/dist', import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
  },
};
