import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { MODELS } from '@ringwerk/catalogue/models';
import type { Measurement } from '../measurement.ts';
import { PASSWORD } from './first-order.ts';
import { startTrialHouse } from './trial-house.ts';

const ORDERS = 2_000;
const KILLS = 20;
const CLIENTS = 8;
const RETRY_MS = 200;
/** Of one order, with every retry. */
const PATIENCE_MS = 120_000;
const WORKER = fileURLToPath(new URL('../workers/trade-server.ts', import.meta.url));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

async function startServer(dataDir: string, port: number): Promise<ChildProcess> {
  const env = { ...process.env, LOG_LEVEL: 'silent', DEMO_PASSWORD: PASSWORD, DATA_DIR: dataDir, PORT: String(port) };
  const child = spawn(process.execPath, [WORKER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('the server ended while it started');
    }),
  ]);
  return child;
}

type Send = (url: string, payload?: object) => Promise<Response>;

async function logIn(address: string): Promise<Send> {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ customerNumber: '10001', password: PASSWORD });
  const answer = await fetch(`${address}/api/session`, { method: 'POST', headers: json, body });
  const { token }: { readonly token: string } = await answer.json();
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const headers = { ...json, cookie, 'x-ringwerk-token': token };
  return (url, payload) =>
    fetch(
      `${address}${url}`,
      payload === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(payload) },
    );
}

/** Sends an order until it is answered, as the page does: with the same key, whatever became of the call before. */
async function submit(send: Send, order: object): Promise<string> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await pause(RETRY_MS)) {
    const answer = await send('/api/orders', order).catch(() => null);
    if (answer === null || answer.status >= 500 || answer.status === 409) continue;
    const body = await answer.text().catch(() => null);
    if (body === null) continue;
    if (answer.status !== 200) throw new Error(`an order was refused: ${answer.status} ${body}`);
    return JSON.parse(body).id;
  }
  throw new Error('an order was never answered');
}

/** Orders of several clients against one server that is killed again and again, each client retrying. */
export async function* submitRows(): AsyncGenerator<Measurement> {
  const house = await startTrialHouse();
  const port = await freePort();
  let server = await startServer(house.dataDir, port);
  try {
    const send = await logIn(`http://127.0.0.1:${port}`);
    const model = MODELS.find(({ setId }) => setId === 9014) ?? MODELS[0];
    const design = model?.with ?? model?.without;
    const evaluated = await (await send('/api/designs/evaluate', { design })).json();
    const { gross }: { readonly gross: number } = evaluated.evaluation.total.retail;
    const answered = new Map<string, string>();
    let next = 0;
    const client = async (): Promise<void> => {
      for (let index = next; index < ORDERS; index = next) {
        next = index + 1;
        const commission = `Bench ${index}`;
        const order = { design, setId: 9014, commission, idempotencyKey: `bench-submit-${index}`, expected: { gross } };
        answered.set(commission, await submit(send, order));
      }
    };
    let kills = 0;
    const killer = async (): Promise<void> => {
      while (kills < KILLS) {
        const until = Math.ceil(((kills + 0.5) * ORDERS) / KILLS);
        while (answered.size < until) await pause(5);
        server.kill('SIGKILL');
        await once(server, 'exit');
        kills += 1;
        server = await startServer(house.dataDir, port);
      }
    };
    await Promise.all([killer(), ...Array.from({ length: CLIENTS }, client)]);
    const { rows } = await house.database.pool.query<{ id: string; commission: string }>(
      "select id, commission from orders where commission like 'Bench %'",
    );
    const stored = new Set(rows.map(({ id }) => id));
    const lost = [...answered.values()].filter((id) => !stored.has(id)).length;
    const doubled = rows.length - new Set(rows.map(({ commission }) => commission)).size;
    const note = `${CLIENTS} clients, the server killed ${kills} times, every call repeated with its key until it is answered`;
    const row = { task: 'trade', unit: 'orders', samples: answered.size, note, limit: 0 } as const;
    yield { ...row, name: 'order.submit.lost', value: ORDERS - answered.size + lost };
    yield { ...row, name: 'order.submit.doubled', value: doubled };
  } finally {
    server.kill('SIGKILL');
    await house.close();
  }
}
