import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BROWSER_MODULES } from '../build/quiet-build.ts';
import { inlineIcons } from '../build/inline-icons.ts';
import { textFilesPlugin } from '../build/text-files.ts';

const pathOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** The gallery of the page's parts, for whoever works on them: `vite apps/web/dev --port 3104`. No build of the product holds it. */
export default defineConfig({
  root: pathOf('.'),
  cacheDir: pathOf('../../../.cache/parts-gallery'),
  publicDir: pathOf('../public'),
  plugins: [react(), inlineIcons(pathOf('../src/ui/icons.svg')), textFilesPlugin(pathOf('../src/i18n/texts')).plugin],
  resolve: { alias: BROWSER_MODULES },
  json: { stringify: true, namedExports: false },
});
