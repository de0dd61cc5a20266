import { once } from 'node:events';
import { loadavg } from 'node:os';
import { Worker } from 'node:worker_threads';
import {
  mm,
  PLAIN_RING,
  PLAIN_ROW,
  type Groove,
  type Path,
  type RingDesign,
  type Segment,
  type StoneRow,
} from '@ringwerk/kernel';
import type { Measurement } from '../measurement.ts';

const TICKS = 600;
const WARM_UP = 150;
/** A tick of a slider must fit well into a frame. */
const LIMIT = 3;

const lane = (alloy: string): Segment => ({ alloy, share: 1, finish: 'polished', pattern: 0 });
const BASE: RingDesign = {
  ...PLAIN_RING,
  role: 'single',
  profile: 'F05',
  width: mm(5),
  height: mm(1.8),
  size: mm(54),
  segments: [lane('au585-yellow')],
};
const wave = (amplitude: number): Path => ({ form: 'wave', amplitude: mm(amplitude), waves: 3, phase: 0 });
const followed = (position: number, path: Path): Groove => ({
  shape: 'v',
  width: mm(0.3),
  position: mm(position),
  path,
});
const row = (position: number): StoneRow => ({
  ...PLAIN_ROW,
  setting: 'flush',
  material: 'diamond-natural',
  quality: 'tw-si',
  diameter: mm(1.5),
  length: mm(1.5),
  extent: 'count',
  count: 20,
  spacing: mm(0.3),
  position: mm(position),
});

/** The three rings of the drag figures; every tick is another ring, as under a moving slider. */
const DRAGS: Readonly<Record<string, { readonly note: string; readonly ring: (tick: number) => RingDesign }>> = {
  'drag.plain': {
    note: 'court band, its height dragged',
    ring: (tick) => ({ ...BASE, height: mm(1.5 + tick / 1000) }),
  },
  'drag.alloys_wave_grooves': {
    note: 'three alloys on a wave with two V grooves on its joints, the amplitude dragged',
    ring: (tick) => {
      const path = wave(0.2 + tick / 1500);
      return {
        ...BASE,
        width: mm(6),
        segments: ['au585-yellow', 'au585-rose', 'au585-yellow'].map(lane),
        split: { ...path, form: 'wave' },
        grooves: [followed(-1, path), followed(1, path)],
      };
    },
  },
  'drag.stones60': {
    note: 'three rows of twenty flush stones, the height dragged',
    ring: (tick) => ({
      ...BASE,
      profile: 'F04',
      width: mm(8),
      height: mm(1.8 + tick / 2000),
      stones: [-1.8, 0, 1.8].map(row),
    }),
  },
};

/** What the worker answers, see `workers/drag.ts`. */
interface Answer {
  readonly ms: number;
  readonly cpuMs: number;
}

const share = (sorted: readonly number[], part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0;
const shown = (value: number): number => Math.round(value * 100) / 100;

async function drag(name: string): Promise<Measurement> {
  const { ring, note } = DRAGS[name] ?? {};
  if (ring === undefined || note === undefined) throw new Error(`There is no drag named ${name}.`);
  const worker = new Worker(new URL('../workers/drag.ts', import.meta.url));
  const answers: Answer[] = [];
  const trips: number[] = [];
  try {
    for (let tick = 0; tick < WARM_UP + TICKS; tick++) {
      const begin = performance.now();
      worker.postMessage(ring(tick % TICKS), []);
      const [answer]: Answer[] = await once(worker, 'message'); // the worker's one kind of message
      if (tick < WARM_UP || answer === undefined) continue;
      trips.push(performance.now() - begin);
      answers.push(answer);
    }
  } finally {
    await worker.terminate();
  }
  const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
  const times = sorted(answers.map(({ ms }) => ms));
  const cpu = sorted(answers.map(({ cpuMs }) => cpuMs));
  const half = `p50 ${shown(share(times, 0.5))}, p95 of the processor's own time ${shown(share(cpu, 0.95))}`;
  return {
    task: 'kernel',
    name: `${name}.p95_ms`,
    value: shown(share(times, 0.95)),
    unit: 'ms',
    samples: TICKS,
    limit: LIMIT,
    note: `${note}; scene and weight in a warm worker; ${half}, there and back ${shown(share(sorted(trips), 0.95))}, load ${shown(loadavg()[0] ?? 0)}`,
  };
}

/** Scene and weight under a moving slider. */
export async function* dragRows(): AsyncGenerator<Measurement> {
  for (const name of Object.keys(DRAGS)) yield await drag(name);
}
