import { BROWSER_MODULES, QUIET } from '../../apps/web/build/quiet-build.ts';
import { dropShaderChunks } from '../../apps/web/build/drop-shader-chunks.ts';

/** One script for a bare page, from `PAGE_ENTRY` to `PAGE_OUTPUT/page.js`. */
export default {
  logLevel: 'warn',
  // The pages test what the portal ships.
  plugins: process.env['PAGE_MATERIALS'] === 'keep' ? [] : [dropShaderChunks()],
  // Only the script is wanted, not the public files of a site.
  publicDir: false,
  resolve: { alias: BROWSER_MODULES },
  build: {
    target: 'es2023',
    rolldownOptions: { checks: QUIET },
    outDir: process.env['PAGE_OUTPUT'],
    lib: { entry: process.env['PAGE_ENTRY'], formats: ['iife'], name: 'ringwerkPage', fileName: () => 'page.js' },
  },
};
