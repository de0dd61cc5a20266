import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { BROWSER_MODULES, QUIET } from './build/quiet-build.ts';
import { dropShaderChunks } from './build/drop-shader-chunks.ts';
import { firstLoadChunks } from './build/first-load-chunks.ts';
import { inlineHead } from './build/inline-head.ts';
import { inlineIcons } from './build/inline-icons.ts';
import { preloadPage } from './build/preload-page.ts';
import { serviceWorkerPlugin } from './build/service-worker.ts';
import { preloadSet } from './build/preload-set.ts';
import { stripShaders } from './build/strip-shaders.ts';
import { stripSummaries } from './build/strip-summaries.ts';
import { textFilesPlugin } from './build/text-files.ts';
import { WORKER_CHUNKS } from './build/worker-chunks.ts';
import { bundleModules } from './bundle-modules-plugin.ts';

/** Asks for the two faces in the head, before the style sheet that names them has arrived. */
function preloadFonts(): Plugin {
  return {
    name: 'ringwerk-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        return Object.keys(context.bundle ?? {})
          .filter((file) => file.endsWith('.woff2') && !file.includes('italic'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'body-prepend' as const,
          }));
      },
    },
  };
}

const publicFolder = fileURLToPath(new URL('./public', import.meta.url));
const texts = textFilesPlugin(fileURLToPath(new URL('./src/i18n/texts', import.meta.url)));
const modules = bundleModules(fileURLToPath(new URL('../../.cache/web-modules.json', import.meta.url)));

const serviceWorker = serviceWorkerPlugin(
  fileURLToPath(new URL('./src/service-worker/service-worker.ts', import.meta.url)),
  publicFolder,
);

const api = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    stripSummaries(),
    preloadFonts(),
    preloadSet(),
    preloadPage(texts.base),
    inlineHead(publicFolder),
    inlineIcons(fileURLToPath(new URL('./src/ui/icons.svg', import.meta.url))),
    texts.plugin,
    modules.page,
    serviceWorker,
  ],
  resolve: { alias: BROWSER_MODULES },
  json: { stringify: true, namedExports: false },
  worker: {
    format: 'es',
    plugins: () => [stripShaders(), dropShaderChunks(), modules.worker()],
    rolldownOptions: { checks: QUIET, output: { codeSplitting: WORKER_CHUNKS } },
  },
  build: {
    target: 'es2023',
    // Every browser that understands this target preloads modules by itself.
    modulePreload: { polyfill: false },
    outDir: 'dist',
    emptyOutDir: true,
    chunkSizeWarningLimit: 700,
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: QUIET,
      output: { codeSplitting: firstLoadChunks(fileURLToPath(new URL('./src/', import.meta.url))) },
    },
  },
  server: {
    port: Number(process.env['WEB_PORT'] ?? '5173'),
    proxy: { '/api': api, '/stills': api },
  },
});
