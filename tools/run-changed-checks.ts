import { fileURLToPath } from 'node:url';
import { boundariesCheck } from './checks/boundaries.ts';
import { affectedProjects, changedFiles, readRooms, testsOf } from './checks/changed.ts';
import { runTool, verdict, type CheckReport } from './checks/check.ts';
import { deadCodeCheck } from './checks/dead-code.ts';
import { sourceFiles } from './checks/source-files.ts';
import { compileProjects, projects } from './checks/types.ts';
import { runVisibly } from './run-unit-tests.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** One tool over some files; its whole output is the failure. */
async function toolReport(script: string, args: readonly string[], files: readonly string[]): Promise<CheckReport> {
  const { code, stdout, stderr } = await runTool(root, script, [...args, ...files]);
  return { looked: files.length, unit: 'files', failures: code === 0 ? [] : [stdout + stderr] };
}

/**
 * What changed since `revision`: format and lint of these files, types of every room that they reach, boundaries, dead code,
 * and the tests of their names. The whole of `npm run check` still belongs before a push.
 */
export async function runChangedChecks(revision: string): Promise<number> {
  const changed = await changedFiles(root, revision);
  if (changed.length === 0) {
    console.log(`no source file differs from ${revision}`);
    return 0;
  }
  const projectFiles = await projects(root);
  const affected = affectedProjects(changed, projectFiles, await readRooms(root, projectFiles));
  const tests = testsOf(changed, await sourceFiles(root));
  const checks: readonly (readonly [string, Promise<CheckReport>])[] = [
    ['format', toolReport('node_modules/oxfmt/bin/oxfmt', ['--check'], changed)],
    ['lint', toolReport('node_modules/oxlint/bin/oxlint', ['--type-aware'], changed)],
    ['boundaries', boundariesCheck.run(root)],
    ['dead code', deadCodeCheck.run(root)],
    ['types', compileProjects(root, [...affected])],
  ];
  let failed = 0;
  for (const [name, report] of checks) {
    const result = verdict(name, await report);
    console.log(result.text);
    if (!result.passed) failed += 1;
  }
  console.log(`tests of these files: ${tests.length}`);
  if (tests.length > 0 && (await runVisibly(root, ['node_modules/vitest/vitest.mjs', 'run', ...tests])) !== 0)
    failed += 1;
  return failed;
}
