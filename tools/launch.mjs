// The launcher behind every npm script. It runs under any Node from 20 on, installs what is missing, picks a
// Node that runs TypeScript (24 or newer), and hands over. It prints to stderr only: stdout belongs to the verb.
import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { ensureInstalled } from './launch/install.mjs';
import { root } from './launch/root.mjs';
import { pickNode } from './launch/runtime.mjs';
import { buildStillPage, buildWeb } from './launch/web-build.mjs';

const server = 'apps/server/src/main.ts';
const vite = 'node_modules/vite/bin/vite.js';

/** Programs of each verb; the first one that ends ends all. */
const VERBS = {
  start: { prepare: buildWeb, programs: [[server]] },
  house: { programs: [['apps/server/src/house.ts']] },
  dev: {
    programs: [
      ['--watch', server],
      [vite, 'apps/web', '--strictPort'],
    ],
  },
  test: { prepare: buildWeb, programs: [['tools/run-tests.ts']] },
  check: { programs: [['tools/run-checks.ts']] },
  unit: { programs: [['node_modules/vitest/vitest.mjs', 'run']] },
  bench: { prepare: buildWeb, programs: [['bench/run.ts']] },
  ring: { prepare: (node) => words[0] === 'still' && buildStillPage(node), programs: [['tools/run-ring.ts']] },
  notice: { programs: [['tools/write-notice.ts']] },
  release: { programs: [['tools/release.ts']] },
  stills: { prepare: buildStillPage, programs: [['tools/render-stills.ts']] },
};

const [verb = '', ...words] = process.argv.slice(2);

try {
  const plan = Object.hasOwn(VERBS, verb) ? VERBS[verb] : null;
  if (plan === null) throw new Error(`Unknown verb "${verb}". One of: ${Object.keys(VERBS).join(', ')}.`);
  ensureInstalled();
  const node = pickNode();
  await plan.prepare?.(node);
  process.exitCode = await runAll(node, plan.programs);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** Runs the programs side by side with our own input and output; resolves with the exit code of the first that ends. */
function runAll(node, programs) {
  // Scripts that call `node` must get the same one.
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` };
  const children = programs.map((program) =>
    spawn(node, ['--disable-warning=ExperimentalWarning', ...program, ...words], {
      cwd: root,
      env,
      // The channel tells the program that we are gone, in whatever way we went.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    }),
  );
  const stopAll = (signal) => {
    for (const child of children) if (child.exitCode === null) child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(signal));
  return new Promise((resolve, reject) => {
    for (const child of children) {
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        stopAll('SIGTERM');
        resolve(code ?? (signal === null ? 1 : 130));
      });
    }
  });
}
