import type { Rolldown } from 'vite';
import { PRELOADED_PAGES } from './preloaded-pages.ts';

/** Module ids, as the bundler names them. */
type Modules = ReadonlySet<string>;
interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

/** Where a page's own code begins. Every one of them must be there, or the build fails. */
const ENTRIES = {
  main: 'main.tsx',
  shell: 'app/shell/shell.tsx',
  offline: 'app/offline/start-offline.tsx',
  preload: 'preload/preload-set.ts',
  login: PRELOADED_PAGES.login.module,
  home: PRELOADED_PAGES.home.module,
  gallery: PRELOADED_PAGES.gallery.module,
  filters: 'domain/rings/filter-pills.tsx',
  set: PRELOADED_PAGES.configurator.module,
} as const;
type Entry = keyof typeof ENTRIES;

/** Of packages, what a set shares with dealer, registration and shares: only the bundler knows who uses which part of a package. */
const SHARED = /[\\/]packages[\\/](?:kernel[\\/]src[\\/]sizes[\\/]|contract[\\/]src[\\/]operations[\\/]shares\.ts$)/;
/** The same of what a set shares with the keeping of pages for a day without network. */
const KEPT = /[\\/]packages[\\/]contract[\\/]src[\\/]operations[\\/]alloys\.ts$/;
const PACKAGES = /[\\/](?:packages|node_modules)[\\/]/;

/**
 * The page's own modules that `start` imports statically, itself included. Packages are entered by their public files, which name
 * far more than a page uses: the bundler knows which of it, and takes that along with a group.
 */
function closureOf(graph: ModuleGraph, start: string): Modules {
  const found = new Set([start]);
  for (const id of found)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) if (!PACKAGES.test(next)) found.add(next);
  return found;
}

/** All modules that can be reached from `start`, by imports of both kinds. */
function reachableFrom(graph: ModuleGraph, start: string): Modules {
  const found = new Set([start]);
  for (const id of found) {
    const module = graph.getModuleInfo(id);
    for (const next of [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])]) found.add(next);
  }
  return found;
}

interface Layers {
  readonly of: Readonly<Record<Entry, Modules>>;
  /** What other pages import that are fetched when they are opened, their dialogs among it. */
  readonly elsewhere: Modules;
}

/** @throws Error when an entry is not there: it was moved, and its path has to follow. */
function readLayers(graph: ModuleGraph, root: string): Layers {
  const all = reachableFrom(graph, `${root}${ENTRIES.main}`);
  const idOf = (path: string): string => {
    const id = `${root}${path}`;
    if (graph.getModuleInfo(id) === null) throw new Error(`no page imports ${path}: the chunks cannot begin there`);
    return id;
  };
  const entries = Object.entries(ENTRIES).map(([name, path]) => [name, closureOf(graph, idOf(path))] as const);
  const of = Object.fromEntries(entries) as Record<Entry, Modules>; // one for each key of ENTRIES
  const set = of.set;
  // A dialog over a set's page is opened after it: what both import may stay in the page's own script.
  const laterOfSet = new Set([...set].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
  const setPage = idOf(ENTRIES.set);
  const others = [...all]
    .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => id !== setPage && !laterOfSet.has(id));
  return { of, elsewhere: new Set(others.flatMap((id) => [...closureOf(graph, id)])) };
}

/**
 * The scripts of the first pages, from what all need to what one needs: each holds what no script before it has. Each is
 * closed: whatever its modules import stands in it or in an earlier one.
 */
const CHUNKS: readonly (readonly [name: string, holds: (id: string, layers: Layers) => boolean])[] = [
  // What both workers of a set begin with must not wait for the base, which the page's scripts read first.
  ['first', (id, { of }) => of.preload.has(id) && of.main.has(id)],
  ['base', (id, { of }) => of.main.has(id) || (of.login.has(id) && (of.shell.has(id) || of.set.has(id)))],
  ['shell', (id, { of }) => of.shell.has(id) || (of.gallery.has(id) && (of.home.has(id) || of.set.has(id)))],
  ['ring-list', (id, { of }) => of.gallery.has(id)],
  // The filters of a gallery come right behind it: they must not bring what only a set needs.
  ['panels', (id, { of }) => of.filters.has(id) && of.set.has(id)],
  ['preload', (id, { of }) => of.preload.has(id)],
  // What keeps pages for a day without network asks for, too.
  ['records', (id, { of }) => (of.set.has(id) && of.offline.has(id)) || KEPT.test(id)],
  ['set', (id, { of, elsewhere }) => (of.set.has(id) && elsewhere.has(id)) || SHARED.test(id)],
  ['configurator', (id, { of }) => of.set.has(id)],
];

/** Names the script that a module of the first pages belongs to; null for all others. @param sources - see `firstLoadChunks` */
export function chunkNames(sources: string): (id: string, graph: ModuleGraph) => string | null {
  let layers: Layers | null = null;
  return (id, graph) => {
    const known = (layers ??= readLayers(graph, sources));
    return CHUNKS.find(([, holds]) => holds(id, known))?.[0] ?? null;
  };
}

/**
 * What every first page needs stands in few files: small scripts compress badly, each for itself, and cost a request. The
 * files are derived from what the pages import, so that a module that moves or is added is in the right one by itself.
 * @param sources - folder of the page's sources, with a slash at its end
 */
export function firstLoadChunks(sources: string): Rolldown.OutputOptions['codeSplitting'] {
  const nameOf = chunkNames(sources);
  return {
    groups: CHUNKS.map(([name], index) => ({
      name: (id: string, graph: ModuleGraph) => (nameOf(id, graph) === name ? name : null),
      debugName: name,
      priority: CHUNKS.length - index,
    })),
  };
}
