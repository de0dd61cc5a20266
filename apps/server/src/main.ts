import { createRenderQueue, installedBrowser } from '@ringwerk/stills';
import { createApp } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { describeError, rootMessage } from './http/describe-error.ts';
import { issueSetupLink, SETUP_LINK_HOURS } from './modules/setup/setup-link.ts';
import { DEMO_DEALERS, MANUFACTORY, type DemoCompany } from './seed/demo-accounts.ts';
import type { DemoLogin } from './seed/seed-accounts.ts';
import { seed } from './seed/seed.ts';
import { connectDatabase } from './storage/connect-database.ts';
import type { Database } from './storage/database.ts';
import { migrate } from './storage/migrate.ts';
import { clusterFolder, isCompleteCluster } from './storage/postgres/cluster.ts';

const write = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

async function start(): Promise<void> {
  const stops: (() => Promise<void>)[] = [];
  const stop = stopper(stops);
  try {
    const config = readConfig(process.env);
    if (isFirstStart(config)) write(`First start: making the database in ${config.dataDir} …`);
    const connected = await connectDatabase(config, complain);
    stops.unshift(() => connected.stop());
    const { database } = connected;
    stops.unshift(() => database.close());
    await database.pool.query('select 1').catch((error: unknown) => {
      throw new Error(`the database does not answer (${reasonOf(error)})`, { cause: error });
    });
    if (await isEmpty(database)) write('Preparing its tables and what the house begins with …');
    await migrate(database);
    const login = await seed(database, config, new Date());
    const setupLink = config.isProduction ? await issueSetupLink(database, config.publicUrl, new Date()) : null;
    const renderQueue = createRenderQueue();
    stops.unshift(() => renderQueue.close());
    const app = await createApp(config, { database, renderQueue });
    stops.unshift(() => app.close());
    const address = await app.listen({ port: config.port, host: config.host });
    write(`Ringwerk is ready at ${address.replace('0.0.0.0', 'localhost').replace('127.0.0.1', 'localhost')}`);
    for (const line of [...loginLines(login), ...setupLines(setupLink), ...pictureLines()]) write(line);
  } catch (error) {
    complain(`Ringwerk could not start: ${reasonOf(error)}`);
    if (process.env['LOG_LEVEL'] === 'debug' && error instanceof Error) complain(JSON.stringify(describeError(error)));
    await stop(1);
  }
}

const isFirstStart = ({ databaseUrl, dataDir }: Config): boolean =>
  databaseUrl === null && !isCompleteCluster(clusterFolder(dataDir));

const isEmpty = async ({ pool }: Database): Promise<boolean> =>
  (await pool.query<{ is: boolean }>("select to_regclass('public.users') is null as is")).rows[0]?.is ?? false;

/** One line for the person in front of it. A name with two addresses fails as an aggregate without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  const message = plainMessage(error);
  if (message.includes('EADDRINUSE')) return 'the port is taken by another program; choose one with PORT';
  return message.replace(/\.$/, '');
}

/** A failing statement carries what it would have written; of such an error only the database's code is said. */
const plainMessage = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return 'query' in error ? rootMessage(error) : error.message;
};

/** Ctrl-C reaches us from the terminal and once more through the launcher; only a later one is meant as "now". */
const SAME_SIGNAL_MS = 2_000;

/** Stops everything in the order given, once; a second signal does not wait. */
function stopper(stops: readonly (() => Promise<void>)[]): (code: number) => Promise<never> {
  let stoppingSince: number | null = null;
  const stop = async (code: number): Promise<never> => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return new Promise<never>(() => {});
    }
    stoppingSince = performance.now();
    for (const step of stops) await step().catch((error: unknown) => complain(plainMessage(error)));
    process.exit(code);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  // The launcher died in some way that sends no signal.
  process.once('disconnect', () => void stop(0));
  process.channel?.unref();
  return stop;
}

function loginLines(login: DemoLogin): string[] {
  const numbers = (companies: readonly DemoCompany[]): string =>
    companies.flatMap(({ users }) => users.map(({ customerNumber }) => customerNumber)).join(', ');
  const who = `Demo logins: ${numbers(DEMO_DEALERS)} (jewellers), ${numbers([MANUFACTORY])} (manufactory).`;
  switch (login.kind) {
    case 'none':
      return [];
    case 'new':
      return [who, `Demo password: ${login.password}  (shown only this once)`];
    case 'chosen':
      return [who, 'Demo password: the one in DEMO_PASSWORD.'];
    case 'kept':
      return [who, 'Demo password: the one that the accounts were made with.'];
    case 'printed-before':
      return [who, 'Demo password: printed at the first start; set DEMO_PASSWORD to choose another.'];
  }
}

const setupLines = (link: string | null): string[] =>
  link === null ? [] : ['This house has no account yet.', `Set it up within ${SETUP_LINK_HOURS} hours: ${link}`];

/** Pictures are drawn by a browser; without one everything else works, and papers show the drawings that they have anyway. */
const pictureLines = (): string[] =>
  installedBrowser() === null
    ? [
        'No Chrome or Chromium found: saved rings, quotes and orders show drawings instead of pictures. Install one, or set BROWSER_PATH.',
      ]
    : [];

await start();
