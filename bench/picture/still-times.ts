import type { Design } from '@ringwerk/kernel';
import { createRenderQueue, stillSamples } from '@ringwerk/stills';

/** As the server orders its pictures. */
const ORDER = { alloys: [], view: 'hero', size: 512, type: 'image/png' } as const;
const TURNS = 3;

export interface StillTime {
  readonly name: string;
  /** Quickest of a few turns, seconds: what else the machine does only adds. */
  readonly seconds: number;
}

/** How long the server's still takes for each of these rings, in a browser that has drawn them once. */
export async function stillTimes(
  designs: readonly { readonly name: string; readonly design: Design }[],
): Promise<readonly StillTime[]> {
  const queue = createRenderQueue();
  try {
    const times: StillTime[] = [];
    for (const { name, design } of designs) {
      await queue.render({ ...ORDER, design, samples: stillSamples(design) });
      let seconds = Infinity;
      for (let turn = 0; turn < TURNS; turn += 1) {
        const started = performance.now();
        await queue.render({ ...ORDER, design, samples: stillSamples(design) });
        seconds = Math.min(seconds, (performance.now() - started) / 1000);
      }
      times.push({ name, seconds });
    }
    return times;
  } finally {
    await queue.close();
  }
}
