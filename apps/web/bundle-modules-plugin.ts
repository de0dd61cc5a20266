import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes which source modules stand in each built script (page and workers), so that the bundle check
 * can prove what the first pages do not load. @param file - target of the JSON, outside the served folder.
 */
export function bundleModules(file: string): { page: Plugin; worker: () => Plugin } {
  const modules: Record<string, string[]> = {};
  const collect: Plugin['generateBundle'] = (_options, bundle) => {
    for (const part of Object.values(bundle)) {
      if (part.type === 'chunk') modules[part.fileName] = Object.keys(part.modules);
    }
  };
  return {
    worker: () => ({ name: 'ringwerk-bundle-modules-worker', generateBundle: collect }),
    page: {
      name: 'ringwerk-bundle-modules',
      apply: 'build',
      generateBundle: collect,
      async closeBundle() {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, JSON.stringify(modules));
      },
    },
  };
}
