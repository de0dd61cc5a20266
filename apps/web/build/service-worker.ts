import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** On the way of every page behind the login, and what tells that there is no network; the rest comes when the page rests. */
const SHELL =
  /^assets\/(?:index|rolldown-runtime|base|shell|ring-list|start-offline|kept-answers|records|database|vault|offline|outbox|hanken|cormorant)[^/]*\.(?:js|css|woff2)$/;
/** Scripts, styles and words are needed before fonts and pictures. */
const FIRST = /\.(?:js|css|json)$/;

/** Texts of the back office. */
const OFFICE_TEXTS = /\/(?:audit|collection|fixings|jobs|mails|people|prices|settings)\.json$/;
const OFFICE_MODULES = /\/(?:features\/back-office|ui\/data-table)\//;

/** The manufactory works on its own line: nobody at a fair needs a file of its back office without a network. */
const isOfficeFile = (file: string, output: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): boolean =>
  OFFICE_TEXTS.test(file) ||
  (output?.type === 'chunk' &&
    output.moduleIds.length > 0 &&
    output.moduleIds.every((module) => OFFICE_MODULES.test(module)));

/**
 * Emits `/service-worker.js`: the source, preceded by the list of everything that this build consists of. Its hash
 * names the cache, so that another build never mixes with it.
 * @param source - the worker's TypeScript; it imports nothing. @param publicFolder - files that are served as they are.
 */
export function serviceWorkerPlugin(source: string, publicFolder: string): Plugin {
  return {
    name: 'ringwerk-service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.keys(bundle).filter((file) => file !== 'index.html' && !file.endsWith('.map'));
        const kept = files.filter((file) => !isOfficeFile(file, bundle[file]));
        const served = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(publicFolder.length));
        const contents = served.map((file) => readFileSync(join(publicFolder, file)).toString('base64'));
        const page = bundle['index.html'];
        const html = page?.type === 'asset' ? String(page.source) : '';
        const hash = createHash('sha256')
          .update([...files.toSorted(), html, ...contents].join('\n'))
          .digest('hex')
          .slice(0, 12);
        const isShell = (file: string): boolean => SHELL.test(file);
        const shell = [...served, ...kept.filter(isShell).map((file) => `/${file}`)];
        const others = kept.filter((file) => !isShell(file));
        const rest = [...others.filter((file) => FIRST.test(file)), ...others.filter((file) => !FIRST.test(file))].map(
          (file) => `/${file}`,
        );
        if (!shell.some((file) => file.includes('/assets/base'))) this.error('the shell of the page was not found');
        const head = `const BUILD = ${JSON.stringify({ hash, shell, rest })};`;
        const code = stripTypeScriptTypes(readFileSync(source, 'utf8'));
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: `${head}\n${code}` });
      },
    },
  };
}
