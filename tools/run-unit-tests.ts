import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  /** What failed, by name, for the end of a long log. */
  readonly names: readonly string[];
}

/** Runs a command with our Node, output shown as it comes. @returns its exit code. */
export function runVisibly(
  root: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...args], { cwd: root, env, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Tests that take over ten seconds on two cores: crashes of the database, bounds on work over every font, files read by outside programs. */
const LONG = '**/*.long.test.ts';

/** Unit, property and API tests; counts come from the runner's own report. @param withLong - the long ones, too */
export async function runUnitTests(root: string, withLong: boolean): Promise<TestCounts> {
  const folder = await mkdtemp(join(tmpdir(), 'ringwerk-tests-'));
  const report = join(folder, 'unit.json');
  const code = await runVisibly(root, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(withLong ? [] : ['--exclude', LONG]),
  ]);
  const counts = await readCounts(report);
  await rm(folder, { recursive: true, force: true });
  // A runner that died or found nothing has failed, whatever it counted.
  const crashed = code !== 0 && counts.failed === 0 ? 1 : 0;
  return { ...counts, failed: counts.failed + crashed + (counts.passed === 0 ? 1 : 0) };
}

/** What is read of vitest's json reporter. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    /** Path of the file. */
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

async function readCounts(path: string): Promise<TestCounts> {
  try {
    const report: VitestReport = JSON.parse(await readFile(path, 'utf8'));
    const names = report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${name}: ${fullName}`),
    );
    return { passed: report.numPassedTests, failed: report.numFailedTests, names };
  } catch {
    return { passed: 0, failed: 1, names: ['the report of the unit tests'] };
  }
}
