import { setTimeout as pause } from 'node:timers/promises';
import { MODELS } from '@ringwerk/catalogue/models';
import type { FastifyInstance } from 'fastify';
import type { Measurement } from '../measurement.ts';
import { logIn, type Call } from './first-order.ts';
import { startTrialHouse } from './trial-house.ts';

const SAMPLES = 60;
/** The first quote waits for its picture, which all others share. */
const PATIENCE_MS = 120_000;
const PAUSE_MS = 5;

const at = (times: readonly number[], share: number): number =>
  Math.round((times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Infinity) * 10) / 10;

async function quote(call: Call, index: number): Promise<string> {
  const model = MODELS.find(({ setId }) => setId === 9014) ?? MODELS[0];
  const payload = { design: model?.with ?? model?.without, customerName: `Bench ${index}` };
  const answer = await call({ method: 'POST', url: '/api/quotes', payload });
  if (answer.statusCode !== 200) throw new Error(`a quote was refused: ${answer.body}`);
  return `/api/quotes/${JSON.parse(answer.body).id}/pdf`;
}

/** @throws Error where the picture does not come */
async function printFirst(call: Call): Promise<void> {
  const url = await quote(call, 0);
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await pause(500)) {
    const { statusCode, body } = await call({ url });
    if (statusCode === 503) continue;
    if (statusCode !== 200 || !body.includes('/Subtype /Image'))
      throw new Error(`no quote with a picture: ${statusCode}`);
    return;
  }
  throw new Error('the picture of the quote was not drawn');
}

/** Milliseconds of health calls, one after the other, until `isDone`. */
async function healthTimes(app: FastifyInstance, isDone: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isDone()) {
    const start = performance.now();
    await app.inject({ url: '/api/health' });
    times.push(performance.now() - start);
    await pause(PAUSE_MS);
  }
  return times;
}

/** New quotes of one ring, each printed for the first time; meanwhile others ask whether the server is well. */
export async function* quoteRows(): AsyncGenerator<Measurement> {
  const house = await startTrialHouse();
  try {
    const app = await house.open();
    const call = await logIn(app);
    await printFirst(call);
    const urls: string[] = [];
    for (let index = 1; index <= SAMPLES; index += 1) urls.push(await quote(call, index));
    const times: number[] = [];
    let isDone = false;
    const health = healthTimes(app, () => isDone);
    for (const url of urls) {
      const start = performance.now();
      const { statusCode } = await call({ url });
      if (statusCode !== 200) throw new Error(`a quote was not printed: ${statusCode}`);
      times.push(performance.now() - start);
    }
    isDone = true;
    const waits = await health;
    const pdf = {
      task: 'trade',
      unit: 'ms',
      note: 'a pair with a picture that is drawn already, whole request',
    } as const;
    yield { ...pdf, name: 'quote.pdf_p95_ms', value: at(times, 0.95), samples: times.length, limit: 400 };
    const note = 'health calls while quotes are printed, whole requests';
    yield { ...pdf, name: 'quote.health_p99_ms', value: at(waits, 0.99), samples: waits.length, note, limit: 50 };
  } finally {
    await house.close();
  }
}
