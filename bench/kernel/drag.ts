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
/** Every drag is measured so often, in turn with the others. */
const ROUNDS = 3;
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

/**
 * The three rings of the drag figures. Every tick is another ring, as under a moving slider, over all rounds: what the
 * kernel remembers of a ring it has drawn must not help.
 */
const DRAGS: Readonly<Record<string, { readonly note: string; readonly ring: (tick: number) => RingDesign }>> = {
  'drag.plain': {
    note: 'court band, its height dragged',
    ring: (tick) => ({ ...BASE, height: mm(1.5 + tick / 4000) }),
  },
  'drag.alloys_wave_grooves': {
    note: 'three alloys on a wave with two V grooves on its joints, the amplitude dragged',
    ring: (tick) => {
      const path = wave(0.2 + tick / 6000);
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
      height: mm(1.8 + tick / 8000),
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
const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
const shown = (value: number): number => Math.round(value * 100) / 100;

/** A drag's own worker, warm after its first ticks, and what every round of ticks took in it. */
class Dragged {
  readonly name: string;
  readonly rounds: (readonly Answer[])[] = [];
  readonly #ring: (tick: number) => RingDesign;
  readonly #note: string;
  #ticks = 0;
  readonly #worker = new Worker(new URL('../workers/drag.ts', import.meta.url));

  constructor(name: string, { note, ring }: (typeof DRAGS)[string]) {
    this.name = name;
    this.#ring = ring;
    this.#note = note;
  }

  async #tick(): Promise<Answer> {
    this.#worker.postMessage(this.#ring(this.#ticks), []);
    this.#ticks += 1;
    const [answer]: Answer[] = await once(this.#worker, 'message'); // the worker's one kind of message
    if (answer === undefined) throw new Error('The worker answered nothing.');
    // The scene that comes along is not kept: a hundred of them fill the machine's memory, and every tick waits for it.
    return { ms: answer.ms, cpuMs: answer.cpuMs };
  }

  async warmUp(): Promise<void> {
    for (let tick = 0; tick < WARM_UP; tick++) await this.#tick();
  }

  async round(): Promise<void> {
    const answers: Answer[] = [];
    for (let tick = 0; tick < TICKS; tick++) answers.push(await this.#tick());
    this.rounds.push(answers);
  }

  close(): Promise<number> {
    return this.#worker.terminate();
  }

  row(): Measurement {
    const p95 = (round: readonly Answer[]): number => share(sorted(round.map(({ ms }) => ms)), 0.95);
    const quietest = this.rounds.toSorted((a, b) => p95(a) - p95(b))[0] ?? [];
    const half = share(sorted(quietest.map(({ ms }) => ms)), 0.5);
    const cpu = share(sorted(quietest.map(({ cpuMs }) => cpuMs)), 0.95);
    const all = this.rounds.map((round) => shown(p95(round))).join(', ');
    return {
      task: 'kernel',
      name: `${this.name}.p95_ms`,
      value: shown(p95(quietest)),
      unit: 'ms',
      samples: TICKS,
      limit: LIMIT,
      note: `${this.#note}; scene and weight in a warm worker, the quietest of ${ROUNDS} rounds in turn with the other drags (all: ${all}): other work on the machine only ever adds; p50 ${shown(half)}, p95 of the processor's own time ${shown(cpu)}, load ${shown(loadavg()[0] ?? 0)}`,
    };
  }
}

/** Scene and weight under a moving slider. */
export async function* dragRows(): AsyncGenerator<Measurement> {
  const drags = Object.entries(DRAGS).map(([name, drag]) => new Dragged(name, drag));
  try {
    for (const drag of drags) await drag.warmUp();
    for (let round = 0; round < ROUNDS; round++) for (const drag of drags) await drag.round();
  } finally {
    await Promise.all(drags.map((drag) => drag.close()));
  }
  yield* drags.map((drag) => drag.row());
}
