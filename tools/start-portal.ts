import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

export interface Portal {
  readonly address: string;
  readonly password: string;
  /** Milliseconds from start of the process to the first healthy answer. */
  readonly readyAfterMs: number;
  /** The page that sets up a house in production that has no account yet; null in a trial. */
  readonly setupLink: string | null;
  stop(): Promise<void>;
}

/** A port that was free a moment ago. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** A trial is filled with demo accounts; a house in production begins with the link of its setup alone. */
type PortalKind = 'trial' | 'production';

const KIND_ENV: Readonly<Record<PortalKind, (portal: { address: string; password: string }) => NodeJS.ProcessEnv>> = {
  trial: ({ password }) => ({ DEMO_PASSWORD: password }),
  production: ({ address }) => ({ NODE_ENV: 'production', HOST: '127.0.0.1', PUBLIC_URL: address }),
};

/**
 * Starts the shipped server with its own data folder and waits until it is healthy.
 * @throws Error when it exits or is not healthy within 120 s; its output is in the message.
 */
export async function startPortal(root: string, dataFolder: string, kind: PortalKind = 'trial'): Promise<Portal> {
  const port = await freePort();
  const password = 'journey-password-1';
  const address = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, ['tools/launch.mjs', 'start'], {
    cwd: root,
    // What is measured and tested must not depend on the hour.
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataFolder,
      NIGHT_DRAWING: 'no',
      ...KIND_ENV[kind]({ address, password }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const setupLink = (): string | null => /http\S+\?token=\S+/u.exec(output)?.[0] ?? null;
  // The link is printed after the server listens.
  const isComplete = (): boolean => kind === 'trial' || setupLink() !== null;
  await waitUntilReady(address, child, () => output, isComplete);
  // What a customer reads at the first start are a few lines of our own.
  if (/warning|externalized|ineffective/iu.test(output)) {
    child.kill('SIGTERM');
    await exited;
    throw new Error(`the start prints warnings:\n${output}`);
  }
  return {
    address,
    password,
    setupLink: setupLink(),
    readyAfterMs: performance.now() - started,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function waitUntilReady(
  address: string,
  child: { exitCode: number | null },
  output: () => string,
  isComplete: () => boolean,
): Promise<void> {
  for (const deadline = Date.now() + 300_000; Date.now() < deadline;) {
    if (child.exitCode !== null) throw new Error(`the portal ended while starting:\n${output()}`);
    const isHealthy = await fetch(`${address}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isHealthy && isComplete()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the portal was not healthy after 300 s:\n${output()}`);
}
