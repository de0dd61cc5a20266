import { expect, it } from 'vitest';
import { chunkNames } from '../build/first-load-chunks.ts';

/** Static and dynamic imports of each module, below `/src/`. */
type Imports = Readonly<Record<string, { readonly now?: readonly string[]; readonly later?: readonly string[] }>>;

const SET = 'features/configurator/page/configurator-page.tsx';
const PAGES: Imports = {
  'main.tsx': {
    now: ['api/call.ts'],
    later: [
      'app/shell/shell.tsx',
      'features/login/login-page.tsx',
      SET,
      'features/home/home-page.tsx',
      'features/gallery/gallery-page.tsx',
      'features/watch.tsx',
      'app/offline/start-offline.tsx',
    ],
  },
  'api/call.ts': {},
  'app/shell/shell.tsx': { now: ['ui/button.tsx'] },
  'features/login/login-page.tsx': { now: ['ui/button.tsx'] },
  'features/home/home-page.tsx': {},
  'features/gallery/gallery-page.tsx': { later: ['domain/rings/filter-pills.tsx'] },
  'domain/rings/filter-pills.tsx': { now: ['ui/popover.tsx', 'range.tsx'] },
  'app/offline/start-offline.tsx': {},
  'preload/preload-set.ts': { now: ['api/call.ts', 'worker.ts'] },
  [SET]: { now: ['panel.tsx', 'ui/dialog.tsx', 'ui/popover.tsx'], later: ['order-dialog.tsx'] },
  'order-dialog.tsx': { now: ['panel.tsx'] },
  'features/watch.tsx': { now: ['ui/dialog.tsx'] },
};

function chunksOf(imports: Imports): Readonly<Record<string, string | null>> {
  const at = (paths: readonly string[] = []): string[] => paths.map((path) => `/src/${path}`);
  const graph = {
    getModuleInfo: (id: string) => {
      const module = imports[id.slice('/src/'.length)];
      return module === undefined ? null : { importedIds: at(module.now), dynamicallyImportedIds: at(module.later) };
    },
  };
  const nameOf = chunkNames('/src/');
  return Object.fromEntries(
    Object.values(imports)
      .flatMap(({ now = [] }) => now)
      .map((path) => [path, nameOf(`/src/${path}`, graph)]),
  );
}

it('puts each module into the script of the pages that need it at once', () => {
  expect(chunksOf(PAGES)).toEqual({
    'api/call.ts': 'first',
    'ui/button.tsx': 'base',
    'worker.ts': 'preload',
    'ui/dialog.tsx': 'set',
    // What the filters share with a set: the gallery that they come behind is not to fetch the set's own script.
    'ui/popover.tsx': 'panels',
    'range.tsx': null,
    'panel.tsx': 'configurator',
  });
});

it('fails the build when a page that it begins with has moved', () => {
  const { [SET]: _, ...moved } = PAGES;
  expect(() => chunksOf(moved)).toThrow(`no page imports ${SET}`);
});
