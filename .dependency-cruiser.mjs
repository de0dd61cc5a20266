// Who may import whom. Every rule has a planted violation in tools/checks/boundaries.test.ts: a rule
// that cannot catch anything is found there. Importing a type is importing (tsPreCompilationDeps).

/** Kernel layers from left to right: a layer imports itself and what stands left of it. */
export const KERNEL_LAYERS = ['units', 'math', 'design', 'profile', 'body', 'stones', 'engraving', 'mesh', 'exchange'];

/** Layers beside the row and what they may import besides themselves. */
export const KERNEL_SIDE_LAYERS = {
  weight: ['units', 'math', 'design', 'profile', 'body', 'stones', 'engraving'],
  rules: ['units', 'math', 'design', 'profile', 'body', 'stones', 'engraving', 'weight'],
  price: ['units', 'design', 'weight'],
};

const kernel = 'packages/kernel/src/';
const layerRule = (layer, allowed) => ({
  name: `kernel-${layer}-looks-left`,
  severity: 'error',
  from: { path: `^${kernel}${layer}/`, pathNot: '\\.test\\.ts$' },
  to: { path: `^${kernel}`, pathNot: `^${kernel}(${[layer, ...allowed].join('|')})/` },
});
const kernelRules = [
  ...KERNEL_LAYERS.map((layer, index) => layerRule(layer, KERNEL_LAYERS.slice(0, index))),
  ...Object.entries(KERNEL_SIDE_LAYERS).map(([layer, allowed]) => layerRule(layer, allowed)),
];

/** Subjects whose rules ask those of another subject: a stone may lie in a groove or in a worked face. */
export const RULE_SUBJECTS = { stones: ['finishes', 'grooves'] };

// basis ← subjects ← the list of all rules and what looks at a ring as a whole ← engine (check and repair).
const rules = `${kernel}rules/`;
const ruleFolders = [
  {
    name: 'rules-basis-alone',
    severity: 'error',
    from: { path: `^${rules}basis/` },
    to: { path: `^${rules}`, pathNot: `^${rules}basis/` },
  },
  {
    name: 'rules-subject-on-basis',
    severity: 'error',
    from: {
      path: `^${rules}([^/]+)/`,
      pathNot: `^${rules}(basis|engine|${Object.keys(RULE_SUBJECTS).join('|')})/|\\.test\\.ts$`,
    },
    to: { path: `^${rules}`, pathNot: `^${rules}($1|basis)/` },
  },
  ...Object.entries(RULE_SUBJECTS).map(([subject, allowed]) => ({
    name: `rules-${subject}-on-subjects`,
    severity: 'error',
    from: { path: `^${rules}${subject}/`, pathNot: '\\.test\\.ts$' },
    to: { path: `^${rules}`, pathNot: `^${rules}(${[subject, 'basis', ...allowed].join('|')})/` },
  })),
  {
    name: 'rules-list-below-engine',
    severity: 'error',
    from: { path: `^${rules}[^/]+\\.ts$`, pathNot: `\\.test\\.ts$|^${rules}index\\.ts$` },
    to: { path: `^${rules}engine/` },
  },
];

/** What other packages import of the kernel, `exports` of its package.json; inside it a file is imported by its own name. */
const kernelByFile = {
  name: 'kernel-by-file-inside',
  severity: 'error',
  from: { path: '^packages/kernel/' },
  to: { path: `^${kernel}index\\.ts$|^${kernel}[a-z]+/index\\.ts$` },
};

/** Rooms of the viewer and of the booleans, and which others each may import; the files beside them are free. */
export const VIEWER_ROOMS = {
  pose: [],
  camera: ['pose'],
  studio: [],
  presentation: [],
  trace: [],
  render: ['camera'],
  metal: ['render', 'studio', 'trace'],
  gem: ['render', 'studio', 'trace'],
};
export const SOLID_ROOMS = {
  engine: [],
  shell: ['engine'],
  tool: ['engine', 'shell'],
  work: ['engine', 'shell', 'tool'],
};
const roomRules = (name, rooms) =>
  Object.entries(rooms).map(([room, below]) => ({
    name: `${name}-${room}-looks-down`,
    severity: 'error',
    from: { path: `^packages/${name}/src/${room}/`, pathNot: '\\.test\\.ts$' },
    to: {
      path: `^packages/${name}/src/[^/]+/`,
      pathNot: `^packages/${name}/src/(${[room, ...below].join('|')})/`,
    },
  }));

// Floors of the open design, from below: the model (designs and words, no session) ← the session ← parts that several
// floors show ← panel, stage and each act on the ring, none of which knows another ← the page, which composes them.
const configurator = '^apps/web/src/features/configurator/';
const configuratorFloors = [
  {
    name: 'configurator-model-alone',
    severity: 'error',
    from: { path: `${configurator}model/` },
    to: { path: configurator, pathNot: `${configurator}model/` },
  },
  {
    name: 'configurator-session-on-model',
    severity: 'error',
    from: { path: `${configurator}session/` },
    to: { path: configurator, pathNot: `${configurator}(session|model)/` },
  },
  {
    name: 'configurator-parts-on-session',
    severity: 'error',
    from: { path: `${configurator}parts/` },
    to: { path: configurator, pathNot: `${configurator}(parts|session|model)/` },
  },
  {
    name: 'configurator-acts-apart',
    comment:
      'Panel, stage, ordering, sharing, budget … know the session, never each other: the page puts them together.',
    severity: 'error',
    from: { path: `${configurator}(?!(?:model|session|parts|page)/)([^/]+)/` },
    to: { path: configurator, pathNot: `${configurator}($1|parts|session|model)/` },
  },
];

const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$|/test/' },
  to: { pathNot: allowed },
});

export default {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolves', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    only('kernel-stands-alone', `^${kernel}`, [`^${kernel}`]),
    only('catalogue-on-kernel', '^packages/catalogue/src/', ['^packages/(catalogue|kernel)/']),
    only('advice-on-catalogue', '^packages/advice/src/', ['^packages/(advice|catalogue|kernel|search)/']),
    {
      name: 'searches-are-loaded-late',
      comment:
        'Few designs are searched for a budget or laid beside others, few orders have notes: the page imports those searches when it asks.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '(\\.test\\.tsx?|/read-note\\.ts)$' },
      to: {
        path: '^packages/advice/src/(budget|notes|stack)/|/read-note\\.ts$',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    only('search-on-catalogue', '^packages/search/src/', ['^packages/(search|catalogue|kernel)/']),
    {
      name: 'questions-are-read-on-the-server',
      comment:
        'Words of six languages weigh more than a first page: the page sends the question and shows what was understood.',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: '^packages/(search|advice/src/words)/' },
    },
    only('contract-on-kernel', '^packages/contract/src/', ['^packages/(contract|kernel)/', 'node_modules/zod']),
    only('lettering-on-kernel', '^packages/lettering/src/', [
      '^packages/(lettering|kernel)/',
      'node_modules/(@fontsource|harfbuzzjs)/',
      '^node:(fs|module|url|zlib)$|^(fs|module|url|zlib)$',
    ]),
    {
      name: 'letters-in-lettering-only',
      // The shaper itself lies in a folder `dist`, which the options below leave out.
      comment: 'Font files have one owner; everybody else asks through the kernel.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: '^packages/lettering/' },
      to: { path: 'node_modules/@fontsource/' },
    },
    {
      name: 'page-letters-in-kernel-worker',
      comment: 'A page that imports the letters directly carries a shaper in its first load.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/kernel-worker/' },
      to: { path: '^packages/lettering/' },
    },
    only('exchange-on-kernel', '^packages/exchange/src/', [
      '^packages/(exchange|kernel|solid/src/(?!step/))',
      'node_modules/fflate',
    ]),
    {
      name: 'exchange-writes-on-the-server',
      comment: 'The page packs pictures that it has drawn; files for the workshop are the server’s.',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: '^packages/exchange/src/(?!growing-archive\\.ts$)' },
    },
    only('papers-on-kernel', '^packages/papers/src/', ['^packages/(papers|kernel)/']),
    {
      name: 'papers-on-the-server-only',
      comment: 'The page shows what was issued; tax and numbers are the server’s to decide.',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: '^packages/papers/' },
    },
    only('sheets-alone', '^packages/sheets/src/', [
      '^packages/sheets/',
      'node_modules/(fflate|saxes)/',
      '^(node:)?(stream|timers/promises|zlib)$',
    ]),
    {
      name: 'sheets-are-read-on-the-server',
      comment: 'The reader unpacks and parses files of unknown origin; the page writes tables and sends files.',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: '^packages/sheets/src/index\\.ts$' },
    },
    only('stills-by-a-browser', '^packages/stills/src/(?!page/)', [
      '^packages/(stills|catalogue|kernel)/',
      'node_modules/(playwright-core|sharp)/',
      '^(node:)?(fs|fs/promises|os|path|url)$',
    ]),
    only('still-page-on-viewer', '^packages/stills/src/page/', [
      '^packages/(stills|catalogue|kernel|lettering/src/browser|solid/src/(?!step/)|viewer)',
    ]),
    only('viewer-on-kernel', '^packages/viewer/src/', [
      '^packages/(viewer|kernel)/',
      'node_modules/(three|@types/three)',
    ]),
    only('solid-on-kernel', '^packages/solid/src/(?!step/)', [
      '^packages/(solid/src/(?!step/)|kernel/)',
      'node_modules/manifold-3d/',
    ]),
    only('step-on-kernel', '^packages/solid/src/step/', [
      '^packages/(solid|kernel)/',
      'node_modules/replicad-opencascadejs/',
      '^(node:)?(fs|module|url|worker_threads)$',
    ]),
    {
      name: 'booleans-in-solid-only',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: '^packages/solid/' },
      to: { path: 'node_modules/(manifold-3d|replicad-opencascadejs)/' },
    },
    {
      name: 'solid-in-the-kernel-worker-only',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/kernel-worker/' },
      to: { path: '^packages/solid/' },
    },
    {
      name: 'solid-is-loaded-late',
      comment: 'The boolean engine weighs more than a first page: the page imports it when a ring needs it.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/solid/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'step-on-the-server-only',
      comment: 'OpenCascade is 7 MB compressed and under the LGPL: never in the page.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: '^(packages/solid/(src/step|test)/|apps/(server|ring)/)' },
      to: { path: '^packages/solid/src/step/' },
    },
    {
      name: 'three-in-viewer-only',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: '^packages/viewer/' },
      to: { path: 'node_modules/(three|@types/three)/' },
    },
    {
      name: 'server-knows-no-page',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^(apps/(web|ring)|packages/viewer)/' },
    },
    {
      name: 'web-knows-no-server',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/(server|ring)/' },
    },
    {
      name: 'viewer-through-its-host',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/viewer-host/' },
      to: { path: '^packages/viewer/' },
    },
    {
      name: 'web-foundation-is-below',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|i18n|styles|api|routing|domain)/' },
      to: { path: '^apps/web/src/(design-store|kernel-worker|viewer-host|pictures|features|app)/' },
    },
    {
      name: 'web-domain-above-ui',
      comment: 'What several features share of rings, orders and couples; a control knows none of it.',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|i18n|styles|api|routing)/' },
      to: { path: '^apps/web/src/domain/' },
    },
    {
      name: 'routing-below-ui',
      comment: 'Links and places are used by every part of the page, and know only its addresses.',
      severity: 'error',
      from: { path: '^apps/web/src/routing/' },
      to: { path: '^apps/web/src/(ui|i18n|styles|api)/' },
    },
    {
      name: 'api-below-texts',
      comment: 'Texts name errors and follow the session; a call of the server knows no language of its own.',
      severity: 'error',
      from: { path: '^apps/web/src/api/' },
      to: { path: '^apps/web/src/(i18n|ui)/' },
    },
    {
      name: 'modules-below-seed',
      comment: 'What a demonstration begins with is made of the modules, never the other way.',
      severity: 'error',
      from: { path: '^apps/server/src/(modules|http|storage)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/seed/' },
    },
    {
      name: 'storage-below-http',
      comment: 'Only what answers a request knows of status and codes.',
      severity: 'error',
      from: { path: '^apps/server/src/storage/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/(http|modules)/' },
    },
    {
      name: 'query-library-in-api-only',
      comment: 'Pages read and write through operations of the contract (api/queries.ts).',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/api/' },
      to: { path: 'node_modules/@tanstack/' },
    },
    {
      name: 'web-stores-below-features',
      severity: 'error',
      from: { path: '^apps/web/src/(design-store|kernel-worker|viewer-host)/' },
      to: { path: '^apps/web/src/(pictures|features|app)/' },
    },
    {
      name: 'web-pictures-below-features',
      comment: 'What is made of the viewer’s pictures for several features: files, and rings on a photo of the hand.',
      severity: 'error',
      from: { path: '^apps/web/src/pictures/' },
      to: { path: '^apps/web/src/(features|app)/' },
    },
    {
      name: 'feature-below-app',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'feature-alone',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'package-by-name',
      comment: 'Between packages import by package name, never by a path into another src.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: {
        path: '^(packages|apps)/',
        pathNot: '^$1/$2/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['npm', 'aliased', 'aliased-workspace'],
      },
    },
    {
      name: 'nothing-imports-tools',
      severity: 'error',
      from: { path: '^(packages|apps)/' },
      to: { path: '^(bench|tools|e2e)/' },
    },
    ...kernelRules,
    ...ruleFolders,
    ...configuratorFloors,
    ...roomRules('viewer', VIEWER_ROOMS),
    ...roomRules('solid', SOLID_ROOMS),
    kernelByFile,
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data|dev|\\.cache)/|\\.css$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
