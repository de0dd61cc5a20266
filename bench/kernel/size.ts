import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import PACKAGE from '../../packages/kernel/package.json' with { type: 'json' };
import type { Measurement } from '../measurement.ts';

const KERNEL = fileURLToPath(new URL('../../packages/kernel/src/', import.meta.url));
/** What the page's worker loads before the first picture and works with on every tick of a slider. */
const KERNEL_LIMIT = 45;

type Names = Readonly<Record<string, readonly string[]>>;

interface Part {
  readonly name: string;
  /** Names by the file below `packages/kernel/src` that exports them; null: everything that the package exports. */
  readonly exports: Names | null;
  /** Whether only what comes on top of the drag path is counted. */
  readonly isBeside: boolean;
  readonly note: string;
  readonly limit?: number;
}

const PRICE = `export { priceRing } from '${KERNEL}price/price-ring.ts';`;
const DRAG: Names = {
  'index.ts': ['parseDesign'],
  'mesh/index.ts': ['buildRingScene'],
  'weight/index.ts': ['weighRing'],
};
const PARTS: readonly Part[] = [
  {
    name: 'size.kernel_gz_kib',
    exports: DRAG,
    isBeside: false,
    note: 'record, body, stones, mesh, weight and price; the work of setter and engraver is handed in by tables',
    limit: KERNEL_LIMIT,
  },
  {
    name: 'size.setter_gz_kib',
    exports: { 'mesh/setter.ts': ['SETTER'] },
    isBeside: true,
    note: 'tools of seats, prongs, bezels and bars, their metal and their picture',
  },
  {
    name: 'size.rules_gz_kib',
    exports: { 'rules/index.ts': ['checkDesign', 'repair'] },
    isBeside: true,
    note: 'rules and repair with the layout of letters that they ask for',
  },
  {
    name: 'size.engraving_gz_kib',
    exports: { 'engraving/index.ts': ['withLetters', 'engravingStrip', 'engravingTools'] },
    isBeside: true,
    note: 'layout, outlines, metal and cutters of letters',
  },
  {
    name: 'size.exchange_gz_kib',
    exports: {
      'exchange/index.ts': [
        'stlBytes',
        'glbBytes',
        'checkExport',
        'exportManifest',
        'sectionDrawing',
        'sectionSvg',
        'engravingSvg',
      ],
    },
    isBeside: true,
    note: 'writers and their checks',
  },
  { name: 'size.kernel_all_gz_kib', exports: null, isBeside: false, note: 'everything that the package exports' },
];

/** Minified as the page's bundler does it, gzip level 9, KiB. */
async function gzipped(source: string): Promise<number> {
  const entry = '\0kernel-size.ts';
  const bundle = await rolldown({
    input: 'kernel-size',
    plugins: [
      {
        name: 'kernel-size',
        resolveId: (id) => (id === 'kernel-size' ? entry : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
  });
  try {
    const { output } = await bundle.generate({ format: 'es', minify: true });
    return (
      output.reduce((sum, file) => sum + (file.type === 'chunk' ? gzipSync(file.code, { level: 9 }).length : 0), 0) /
      1024
    );
  } finally {
    await bundle.close();
  }
}

const sourceOf = (names: Names): string =>
  Object.entries(names)
    .map(([file, own]) => `export { ${own.join(', ')} } from '${KERNEL}${file}';`)
    .join('\n');

/** Everything that other packages may import. */
const ALL = Object.values(PACKAGE.exports)
  .filter((file) => file.startsWith('./src/'))
  .map((file) => `export * from '${KERNEL}${file.slice('./src/'.length)}';`)
  .join('\n');

/** Sizes of the kernel's parts as a page would load them; parts beside the drag path count what they add to it. */
export async function* kernelSizes(): AsyncGenerator<Measurement> {
  const drag = await gzipped(sourceOf(DRAG) + PRICE);
  for (const { name, exports, isBeside, note, limit } of PARTS) {
    const own = exports === null ? ALL : sourceOf(isBeside ? { ...DRAG, ...exports } : exports);
    const size = (await gzipped(own + PRICE)) - (isBeside ? drag : 0);
    const how = isBeside ? `${note}; on top of the drag path` : note;
    yield {
      task: 'kernel',
      name,
      value: Math.round(size * 100) / 100,
      unit: 'KiB',
      samples: 1,
      note: `${how}; rolldown, minified, gzip -9`,
      ...(limit === undefined ? {} : { limit }),
    };
  }
}
