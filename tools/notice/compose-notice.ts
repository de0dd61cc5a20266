import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One entry of the lock file that is part of what the product ships or runs with. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Texts of its licence and notice files; empty for builds for one platform, whose terms are their parent's. */
  readonly texts: readonly string[];
}

interface LockEntry {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  /** A build for one platform: npm installs only the one that fits. */
  readonly optional?: boolean;
}

/** Placeholders that stand in for dependencies of a package's command line, which is not used. */
const EMPTY = 'empty-npm-package';
const LICENCE_FILE = /^(licen[cs]e|copying|notice|ofl)([.-].*)?$/i;
const NODE_MODULES = 'node_modules/';

/**
 * Packages of the lock file that are not for development alone, each name and version once, by name.
 * @throws Error naming a package that states no licence: nothing of unknown terms is shipped.
 */
export async function shippedPackages(root: string): Promise<readonly ShippedPackage[]> {
  const lock: { packages: Record<string, LockEntry> } = JSON.parse(
    await readFile(join(root, 'package-lock.json'), 'utf8'),
  ); // npm's lock file, version 3
  const found = new Map<string, ShippedPackage>();
  for (const [place, entry] of Object.entries(lock.packages)) {
    const name = place.slice(place.lastIndexOf(NODE_MODULES) + NODE_MODULES.length);
    if (!place.startsWith(NODE_MODULES) || entry.dev === true || entry.link === true || entry.name === EMPTY) continue;
    const isPlatformBuild = entry.optional === true;
    const license = entry.license ?? (isPlatformBuild ? 'as its parent' : undefined);
    if (license === undefined || entry.version === undefined) throw new Error(`${name} states no licence`);
    const texts = isPlatformBuild ? [] : await licenceTexts(join(root, place));
    found.set(`${name}@${entry.version}`, { name, version: entry.version, license, texts });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

async function licenceTexts(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => LICENCE_FILE.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.map((text) => text.replaceAll('\r\n', '\n').trim());
}

/** The whole NOTICE: a table of everything shipped, then every licence text once with the packages that it is of. */
export function composeNotice(packages: readonly ShippedPackage[], fonts: string): string {
  const rows = packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);
  const byText = new Map<string, string[]>();
  for (const { name, texts } of packages) {
    for (const text of texts) byText.set(text, [...(byText.get(text) ?? []), name]);
  }
  const texts = [...byText].map(
    ([text, names]) => `### ${[...new Set(names)].join(', ')}\n\n\`\`\`text\n${text.replaceAll('```', "'''")}\n\`\`\``,
  );
  return [
    '# Notice',
    'Libraries and fonts that Ringwerk ships or runs with, and their terms. Written by `npm run notice` from the lock file; `npm run check` fails when it is out of date.',
    'Libraries under the LGPL (OpenCascade for STEP files, libvips for pictures) are used unchanged, as separate files that can be replaced.',
    'Mediabunny (video files, MPL 2.0) is used unchanged; its source is the package of the version below, also at https://github.com/Vanilagy/mediabunny.',
    '## Packages',
    '| package | version | licence |\n| --- | --- | --- |',
    rows.join('\n'),
    '## Engraving fonts',
    fonts.replaceAll(/^#/gm, '##').trim(),
    '## Licence texts',
    ...texts,
    '',
  ]
    .join('\n\n')
    .replace('| --- | --- | --- |\n\n', '| --- | --- | --- |\n');
}

/** What NOTICE.md must hold for the packages and fonts of this checkout. */
export async function expectedNotice(root: string): Promise<string> {
  const fonts = await readFile(join(root, 'packages/lettering/fonts/LICENSES.md'), 'utf8');
  return composeNotice(await shippedPackages(root), fonts);
}
