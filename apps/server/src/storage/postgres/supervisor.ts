import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { findPostgres } from './binaries.ts';
import { clusterFolder, ensureCluster, lastLine, runningPostmaster, socketFolder, SUPERUSER } from './cluster.ts';
import { unprivilegedRunner, type Runner } from './unprivileged.ts';

export interface SupervisorOptions {
  readonly dataFolder: string;
  /** Called when the server ended by itself; it is started again. */
  readonly onUnexpectedEnd?: (detail: string) => void;
  /** Off only for throw-away test databases: without it a power cut loses acknowledged writes. */
  readonly isDurable?: boolean;
}

export interface SupervisedPostgres {
  /** Connection settings for `pg`. */
  readonly connection: { readonly host: string; readonly user: string; readonly database: string };
  readonly stop: () => Promise<void>;
  /** Whether another process was running the server when this one came. */
  readonly isShared: boolean;
}

const START_LIMIT_MS = 20_000;
const STOP_LIMIT_MS = 15_000;
const RESTART_PAUSE_MS = 250;
const HANDOVER_LIMIT_MS = 5_000;

/**
 * The guard: a shell that starts the server and then waits for the end of its own standard input. Our end of
 * that pipe closes when we stop or die in whatever way, so the server never outlives us; SIGINT is its
 * fast, clean shutdown.
 */
const GUARD =
  '"$@" & server=$!; { read -r _; kill -INT $server; } <&3 3<&- & watch=$!; wait $server; code=$?; kill $watch 2>/dev/null; exit $code';

/** Starts the embedded PostgreSQL on `dataFolder/postgres` and keeps it running until `stop`. */
export async function startPostgres(options: SupervisorOptions): Promise<SupervisedPostgres> {
  const binaries = process.platform === 'win32' ? null : findPostgres();
  if (binaries === null) {
    throw new Error('No PostgreSQL found: set DATABASE_URL, or install PostgreSQL 16 or newer on this machine.');
  }
  await mkdir(options.dataFolder, { recursive: true });
  const dataFolder = await realpath(options.dataFolder);
  const runner = unprivilegedRunner(binaries);
  const cluster = clusterFolder(dataFolder);
  ensureCluster(cluster, runner);
  const host = socketFolder(dataFolder, runner);
  const connection = { host, user: SUPERUSER, database: 'postgres' };
  const server = new GuardedServer(runner, cluster, host, options);
  const isShared = await isServedByAnother(cluster);
  if (isShared) {
    // A second process on the same folder joins the first one's server instead of fighting for the lock.
    await untilReady(connection, () => null);
    server.takeOverWhenFree();
  } else {
    await server.start();
  }
  const stop = async (): Promise<void> => {
    await server.stop();
    // One in the temp folder would stay there for ever.
    if (!host.startsWith(dataFolder) && runningPostmaster(cluster) === null)
      await rm(host, { recursive: true, force: true });
  };
  return { connection, stop, isShared };
}

/** Waits a moment for a server that is just shutting down. */
async function isServedByAnother(cluster: string): Promise<boolean> {
  const deadline = Date.now() + HANDOVER_LIMIT_MS;
  while (runningPostmaster(cluster) !== null) {
    const status = readFileSync(join(cluster, 'postmaster.pid'), { encoding: 'utf8', flag: 'a+' }).split('\n')[7] ?? '';
    if (status.trim() === 'ready') return true;
    if (Date.now() > deadline) return true;
    await sleep(50);
  }
  return false;
}

class GuardedServer {
  readonly #runner: Runner;
  readonly #cluster: string;
  readonly #socket: string;
  readonly #options: SupervisorOptions;
  #child: ChildProcess | null = null;
  #isStopping = false;

  constructor(runner: Runner, cluster: string, socket: string, options: SupervisorOptions) {
    this.#runner = runner;
    this.#cluster = cluster;
    this.#socket = socket;
    this.#options = options;
  }

  async start(): Promise<void> {
    const child = this.#spawn();
    this.#child = child;
    let isReady = false;
    child.once('exit', () => {
      if (isReady && !this.#isStopping) void this.#ended();
    });
    const connection = { host: this.#socket, user: SUPERUSER, database: 'postgres' };
    await untilReady(connection, () => (child.exitCode === null ? null : lastLine(this.#log())));
    // Another process may have won the race for the folder and be the one that answers.
    if (child.exitCode !== null) throw new Error(lastLine(this.#log()));
    isReady = true;
  }

  /** Another process runs the server; when it goes, we run it. */
  takeOverWhenFree(): void {
    const watch = setInterval(() => {
      if (!this.#isStopping && runningPostmaster(this.#cluster) !== null) return;
      clearInterval(watch);
      if (!this.#isStopping) void this.#resume();
    }, RESTART_PAUSE_MS);
    watch.unref();
  }

  #spawn(): ChildProcess {
    const log = openSync(this.#logPath, 'a', 0o600);
    const settings = {
      listen_addresses: '',
      unix_socket_directories: this.#socket,
      unix_socket_permissions: '0700',
      max_connections: '100',
      // An open transaction holds back every reader of changes.
      idle_in_transaction_session_timeout: '30s',
      ...(this.#options.isDurable === false
        ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
        : {}),
    };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const command = [...this.#runner.prefix, join(this.#runner.folder, 'postgres'), '-D', this.#cluster, ...args];
    const child = spawn('/bin/sh', ['-c', `exec 3<&0; ${GUARD}`, 'ringwerk-postgres', ...command], {
      cwd: '/',
      // Its own session: Ctrl-C in the terminal reaches us only, and we stop the server after the last request.
      detached: true,
      stdio: ['pipe', log, log],
      ...(this.#runner.uid === undefined ? {} : { uid: this.#runner.uid }),
      ...(this.#runner.gid === undefined ? {} : { gid: this.#runner.gid }),
    });
    closeSync(log);
    child.stdin?.on('error', () => {}); // The guard ended first; its exit is handled.
    return child;
  }

  async #ended(): Promise<void> {
    this.#options.onUnexpectedEnd?.(lastLine(this.#log()));
    await sleep(RESTART_PAUSE_MS);
    await this.#resume();
  }

  /** Starts the server until it runs, here or in another process that was faster. */
  async #resume(): Promise<void> {
    while (!this.#isStopping) {
      if (runningPostmaster(this.#cluster) !== null) return this.takeOverWhenFree();
      try {
        return await this.start();
      } catch (error) {
        this.#options.onUnexpectedEnd?.(error instanceof Error ? error.message : String(error));
        await sleep(RESTART_PAUSE_MS * 8);
      }
    }
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
    });
    child.stdin?.end();
    const isEnded = await Promise.race([ended.then(() => true), sleep(STOP_LIMIT_MS, false, { ref: false })]);
    const pid = runningPostmaster(this.#cluster);
    // Immediate shutdown; the next start recovers from the log.
    if (!isEnded && pid !== null) process.kill(pid, 'SIGQUIT');
  }

  get #logPath(): string {
    return join(this.#cluster, '..', 'postgres.log');
  }

  #log(): string {
    try {
      return readFileSync(this.#logPath, 'utf8');
    } catch {
      return '';
    }
  }
}

/** Resolves when a connection succeeds; `failure` returns a sentence when waiting is pointless. */
async function untilReady(connection: ClientConfig, failure: () => string | null): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    const client = new Client({ ...connection, connectionTimeoutMillis: 2_000 });
    client.on('error', () => {}); // A broken connection shows up as a failed query below.
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch (error) {
      const reason = failure();
      if (reason !== null) throw new Error(`The database did not start: ${reason}`, { cause: error });
      if (Date.now() > deadline) throw new Error('The database did not answer in time.', { cause: error });
    } finally {
      await client.end().catch(() => {});
    }
    await sleep(15);
  }
}
