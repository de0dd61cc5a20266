import { KERNEL, LOOKS } from '@ringwerk/catalogue';
import { exportRing, threeMfBytes, usdzBytes } from '@ringwerk/exchange';
import { parseDesign, PLAIN_RING, PLAIN_ROW, type RingDesign } from '@ringwerk/kernel';
import { exchangeStones, exchangeSurfaces, glbBytes, metalLook, stlBytes } from '@ringwerk/kernel/exchange';
import { buildRingScene, mergeMeshes, TESSELLATION_DISPLAY } from '@ringwerk/kernel/mesh';
import { roundBrilliant } from '@ringwerk/kernel/stones';
import { findAdmesh } from '../../tools/checks-outside/check-stl.ts';
import { exportFaults } from '../../tools/checks-outside/export-faults.ts';
import { coverageDesigns } from '../../tools/coverage/coverage-designs.ts';
import type { BenchTask, Measurement } from '../measurement.ts';

const TASK = 'exchange';
const DESIGNS = 60;
const RUNS = 25;
/** The workshop's own limits of a writer on 60 seats, ms. */
const LIMITS = { '3mf': 150, glb: 30, usdz: 150, stl: 60 };

/** A full row of 60 brilliants of 1 mm. */
function sixtySeats(): RingDesign {
  const parsed = parseDesign({
    version: 3,
    rings: [
      {
        ...PLAIN_RING,
        role: 'single',
        profile: 'F04',
        width: 4,
        height: 2,
        size: 60,
        segments: [{ alloy: 'au585-yellow', share: 1, finish: 'matte-long', pattern: 0 }],
        stones: [
          {
            ...PLAIN_ROW,
            setting: 'flush',
            material: 'diamond-natural',
            quality: 'tw-si',
            diameter: 1,
            length: 1,
            extent: 'full',
            count: 1,
            spacing: 0.19,
            position: 0,
          },
        ],
      },
    ],
  });
  const ring = parsed.ok ? parsed.value.rings[0] : undefined;
  if (ring === undefined) throw new Error('the ring of sixty seats is no ring');
  return ring;
}

function timed(name: keyof typeof LIMITS, note: string, write: () => Uint8Array): Measurement {
  const times: number[] = [];
  let bytes = 0;
  for (let run = 0; run < RUNS; run++) {
    const started = performance.now();
    bytes = write().length;
    times.push(performance.now() - started);
  }
  const [median = 0] = times.toSorted((a, b) => a - b).slice(RUNS / 2);
  return {
    task: TASK,
    name: `write.${name}.median_ms`,
    value: Math.round(median * 10) / 10,
    unit: 'ms',
    samples: RUNS,
    note: `${note}, ${(bytes / 1e6).toFixed(2)} MB`,
    limit: LIMITS[name],
  };
}

function writers(): readonly Measurement[] {
  const ring = sixtySeats();
  const scene = buildRingScene(ring, KERNEL, TESSELLATION_DISPLAY);
  const mesh = mergeMeshes(scene.parts.map((part) => part.mesh));
  const alloy = ring.segments[0]?.alloy ?? '';
  const solids = [{ name: alloy, alloy, look: metalLook(LOOKS, alloy, 'polished'), mesh }];
  const stones = exchangeStones(scene.stones, LOOKS, () => roundBrilliant().mesh);
  const picture = { name: 'ring', surfaces: exchangeSurfaces(scene.parts, LOOKS), stones };
  const note = `${stones.length} seats, ${mesh.indices.length / 3} triangles`;
  return [
    timed('stl', note, () => stlBytes([mesh])),
    timed('3mf', note, () => threeMfBytes({ name: 'ring', solids })),
    timed('glb', note, () => glbBytes(picture)),
    timed('usdz', note, () => usdzBytes(picture)),
  ];
}

async function coverage(): Promise<readonly Measurement[]> {
  const { designs } = coverageDesigns(DESIGNS);
  const admesh = findAdmesh();
  const faults: string[] = [];
  for (const [index, design] of designs.entries()) {
    const found = await exportFaults(design, admesh);
    faults.push(...found.map((fault) => `design ${index}: ${fault}`));
  }
  const readers = admesh === null ? 'without admesh' : 'admesh, gltf-validator, tinyusdz, strict 3mf';
  const note = [readers, ...faults.slice(0, 10)].join('; ');
  return [
    {
      task: TASK,
      name: 'coverage.faults',
      value: faults.length,
      unit: 'faults',
      samples: designs.length,
      note,
      limit: 0,
    },
  ];
}

async function whole(): Promise<Measurement> {
  const ring = sixtySeats();
  const started = performance.now();
  const formats = ['stl', '3mf', 'glb', 'usdz', 'svg'] as const;
  const made = await exportRing({ ring, path: '/rings/0', formats, kernel: KERNEL, looks: LOOKS, name: 'ring' });
  const value = Math.round(performance.now() - started);
  const note = made.ok ? 'bodies, check and five files' : made.issues.map(({ code }) => code).join(' ');
  return { task: TASK, name: 'export.all_ms', value, unit: 'ms', samples: 1, note };
}

export const task: BenchTask = {
  summary: 'Time of every writer on 60 seats, and what outside programs find in files that cover every choice.',
  async run() {
    return [...writers(), await whole(), ...(await coverage())];
  },
};
