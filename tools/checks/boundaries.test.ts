import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import config, { KERNEL_LAYERS, KERNEL_SIDE_LAYERS, SOLID_ROOMS, VIEWER_ROOMS } from '../../.dependency-cruiser.mjs';
import { cruise } from './boundaries.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** One file per rule that breaks exactly this rule's intent: path, imported specifier. */
const PLANTED: Readonly<Record<string, readonly (readonly [file: string, specifier: string])[]>> = {
  'no-circle': [
    ['apps/web/src/ui/a.ts', './b.ts'],
    ['apps/web/src/ui/b.ts', './a.ts'],
  ],
  resolves: [['apps/web/src/ui/lost.ts', './nowhere.ts']],
  'kernel-stands-alone': [['packages/kernel/src/math/io.ts', 'node:fs']],
  'catalogue-on-kernel': [['packages/catalogue/src/io.ts', 'node:fs']],
  'advice-on-catalogue': [['packages/advice/src/io.ts', 'node:fs']],
  'searches-are-loaded-late': [
    ['apps/web/src/kernel-worker/search.ts', '../../../../packages/advice/src/budget/target.ts'],
  ],
  'search-on-catalogue': [['packages/search/src/io.ts', 'node:fs']],
  'questions-are-read-on-the-server': [
    ['apps/web/src/features/search/read.ts', '../../../../../packages/search/src/target.ts'],
  ],
  'contract-on-kernel': [['packages/contract/src/io.ts', 'node:fs']],
  'lettering-on-kernel': [['packages/lettering/src/io.ts', 'node:http']],
  'letters-in-lettering-only': [['apps/server/src/letters.ts', '@fontsource/lora/unicode.json']],
  'page-letters-in-kernel-worker': [
    ['apps/web/src/features/gallery/letters.ts', '../../../../../packages/lettering/src/target.ts'],
  ],
  'exchange-on-kernel': [['packages/exchange/src/io.ts', 'node:fs']],
  'exchange-writes-on-the-server': [
    ['apps/web/src/features/back-office/writer.ts', '../../../../../packages/exchange/src/target.ts'],
  ],
  'papers-on-kernel': [['packages/papers/src/io.ts', 'node:fs']],
  'papers-on-the-server-only': [['apps/web/src/api/tax.ts', '../../../../packages/papers/src/target.ts']],
  'sheets-alone': [['packages/sheets/src/io.ts', 'node:fs']],
  'sheets-are-read-on-the-server': [
    ['apps/web/src/features/back-office/reader.ts', '../../../../../packages/sheets/src/index.ts'],
  ],
  'stills-by-a-browser': [['packages/stills/src/io.ts', 'node:http']],
  'still-page-on-viewer': [['packages/stills/src/page/io.ts', 'node:fs']],
  'viewer-on-kernel': [['packages/viewer/src/io.ts', 'node:fs']],
  'solid-on-kernel': [['packages/solid/src/io.ts', 'node:fs']],
  'step-on-kernel': [['packages/solid/src/step/io.ts', 'node:child_process']],
  'booleans-in-solid-only': [['apps/server/src/cut.ts', 'manifold-3d/manifold']],
  'solid-in-the-kernel-worker-only': [
    ['apps/web/src/features/gallery/solid.ts', '../../../../../packages/solid/src/target.ts'],
  ],
  'solid-is-loaded-late': [['apps/web/src/kernel-worker/early.ts', '../../../../packages/solid/src/target.ts']],
  'step-on-the-server-only': [['apps/web/src/kernel-worker/step.ts', '../../../../packages/solid/src/step/target.ts']],
  'three-in-viewer-only': [['apps/web/src/features/gallery/scene.ts', 'three']],
  'server-knows-no-page': [['apps/server/src/page.ts', '../../web/src/target.ts']],
  'web-knows-no-server': [['apps/web/src/api/direct.ts', '../../../server/src/target.ts']],
  'viewer-through-its-host': [
    ['apps/web/src/features/gallery/view.ts', '../../../../../packages/viewer/src/target.ts'],
  ],
  'web-foundation-is-below': [
    ['apps/web/src/ui/up.ts', '../features/gallery/target.ts'],
    ['apps/web/src/routing/up.ts', '../app/target.ts'],
    ['apps/web/src/domain/up.ts', '../features/gallery/target.ts'],
  ],
  'web-domain-above-ui': [['apps/web/src/ui/rings.ts', '../domain/rings/target.ts']],
  'query-library-in-api-only': [['apps/web/src/features/gallery/query.ts', '@tanstack/react-query']],
  'routing-below-ui': [['apps/web/src/routing/aside.ts', '../ui/target.ts']],
  'web-stores-below-features': [['apps/web/src/design-store/up.ts', '../features/gallery/target.ts']],
  'web-pictures-below-features': [['apps/web/src/pictures/up.ts', '../features/gallery/target.ts']],
  'feature-below-app': [['apps/web/src/features/gallery/up.ts', '../../app/target.ts']],
  'feature-alone': [['apps/web/src/features/gallery/aside.ts', '../watch/target.ts']],
  'package-by-name': [['apps/web/src/features/gallery/path.ts', '../../../../../packages/contract/src/target.ts']],
  'nothing-imports-tools': [['apps/server/src/tool.ts', '../../../tools/target.ts']],
  ...Object.fromEntries(
    [...KERNEL_LAYERS.slice(0, -1), ...Object.keys(KERNEL_SIDE_LAYERS)].map((layer) => [
      `kernel-${layer}-looks-left`,
      [[`packages/kernel/src/${layer}/right.ts`, '../exchange/target.ts']] as const,
    ]),
  ),
  'kernel-by-file-inside': [['packages/kernel/src/price/barrel.ts', '../weight/index.ts']],
  'rules-basis-alone': [['packages/kernel/src/rules/basis/up.ts', '../grooves/target.ts']],
  'rules-subject-on-basis': [['packages/kernel/src/rules/care/aside.ts', '../grooves/target.ts']],
  'rules-stones-on-subjects': [['packages/kernel/src/rules/stones/aside.ts', '../engraving/target.ts']],
  'rules-list-below-engine': [['packages/kernel/src/rules/up.ts', './engine/target.ts']],
  'configurator-model-alone': [['apps/web/src/features/configurator/model/up.ts', '../session/target.ts']],
  'configurator-session-on-model': [['apps/web/src/features/configurator/session/up.ts', '../parts/target.ts']],
  'configurator-parts-on-session': [['apps/web/src/features/configurator/parts/up.ts', '../stage/target.ts']],
  'configurator-acts-apart': [
    ['apps/web/src/features/configurator/panel/aside.ts', '../stage/target.ts'],
    ['apps/web/src/features/configurator/budget/up.ts', '../page/target.ts'],
  ],
  'api-below-texts': [['apps/web/src/api/words.ts', '../i18n/target.ts']],
  'modules-below-seed': [['apps/server/src/modules/setup/demo.ts', '../../seed/target.ts']],
  'storage-below-http': [['apps/server/src/storage/up.ts', '../http/target.ts']],
  ...Object.fromEntries(
    Object.keys(VIEWER_ROOMS).map((room) => [
      `viewer-${room}-looks-down`,
      [[`packages/viewer/src/${room}/up.ts`, '../stage/target.ts']] as const,
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(SOLID_ROOMS).map((room) => [
      `solid-${room}-looks-down`,
      [[`packages/solid/src/${room}/up.ts`, '../step/target.ts']] as const,
    ]),
  ),
  'kernel-exchange-looks-left': [['packages/kernel/src/exchange/aside.ts', '../price/target.ts']],
};

const TARGETS = [
  'apps/web/src/target.ts',
  'apps/server/src/target.ts',
  'packages/viewer/src/target.ts',
  'packages/solid/src/target.ts',
  'packages/solid/src/step/target.ts',
  'packages/contract/src/target.ts',
  'packages/exchange/src/target.ts',
  'packages/sheets/src/index.ts',
  'packages/papers/src/target.ts',
  'packages/advice/src/budget/target.ts',
  'packages/lettering/src/target.ts',
  'packages/search/src/target.ts',
  'apps/web/src/features/gallery/target.ts',
  'apps/web/src/features/watch/target.ts',
  'apps/web/src/features/configurator/session/target.ts',
  'apps/web/src/features/configurator/parts/target.ts',
  'apps/web/src/features/configurator/stage/target.ts',
  'apps/web/src/features/configurator/page/target.ts',
  'apps/web/src/i18n/target.ts',
  'apps/server/src/seed/target.ts',
  'apps/server/src/http/target.ts',
  'packages/viewer/src/stage/target.ts',
  'apps/web/src/app/target.ts',
  'apps/web/src/ui/target.ts',
  'apps/web/src/domain/rings/target.ts',
  'tools/target.ts',
  'packages/kernel/src/exchange/target.ts',
  'packages/kernel/src/price/target.ts',
  'packages/kernel/src/weight/index.ts',
  'packages/kernel/src/rules/grooves/target.ts',
  'packages/kernel/src/rules/engraving/target.ts',
  'packages/kernel/src/rules/engine/target.ts',
];

let folder = '';
let caught = new Set<string>();

async function plant(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ringwerk-boundaries-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const name of ['tsconfig.base.json', '.dependency-cruiser.mjs'])
    await plant(name, await readFile(join(root, name), 'utf8'));
  for (const path of TARGETS) await plant(path, 'export const target = 1;\n');
  for (const files of Object.values(PLANTED)) {
    for (const [path, specifier] of files)
      await plant(path, `import * as wrong from '${specifier}';\nexport const planted = wrong;\n`);
  }
  const summary = await cruise(folder, '.dependency-cruiser.mjs', ['packages', 'apps']);
  caught = new Set(summary.violations.map((violation) => `${violation.rule.name}: ${violation.from}`));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('every boundary rule has a planted violation', () => {
  const rules = config.forbidden.map((rule: { name: string }) => rule.name);
  expect(Object.keys(PLANTED).toSorted()).toEqual(rules.toSorted());
});

/** Each planted file with its rule; a circle is reported at one of its files. */
const planted = Object.entries(PLANTED).flatMap(([rule, files]) =>
  (rule === 'no-circle' ? files.slice(0, 1) : files).map(([file]) => [rule, file] as const),
);

test.each(planted)('%s catches %s', (rule, file) => {
  expect([...caught]).toContain(`${rule}: ${file}`);
});
