import { fileURLToPath } from 'node:url';
import { boundariesCheck } from './checks/boundaries.ts';
import { castsCheck } from './checks/casts.ts';
import { verdict } from './checks/check.ts';
import type { Check } from './checks/check.ts';
import { deadCodeCheck } from './checks/dead-code.ts';
import { indicesCheck } from './checks/indices.ts';
import { formatCheck } from './checks/format.ts';
import { lintCheck } from './checks/lint.ts';
import { noticeCheck } from './checks/notice.ts';
import { privatesCheck } from './checks/privates.ts';
import { releaseAlloysCheck } from './checks/release-alloys.ts';
import { shaderNumbersCheck } from './checks/shader-numbers.ts';
import { stillsCheck } from './checks/stills.ts';
import { typesCheck } from './checks/types.ts';
import { runChangedChecks } from './run-changed-checks.ts';
import { runUnitTests, type TestCounts } from './run-unit-tests.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const CHECKS: readonly Check[] = [
  formatCheck,
  typesCheck,
  lintCheck,
  castsCheck,
  indicesCheck,
  releaseAlloysCheck,
  privatesCheck,
  shaderNumbersCheck,
  boundariesCheck,
  deadCodeCheck,
  stillsCheck,
  noticeCheck,
];

/** Runs every static check and prints a line each. */
export async function runChecks(): Promise<TestCounts> {
  const names: string[] = [];
  for (const check of CHECKS) {
    const result = verdict(check.name, await check.run(root));
    console.log(result.text);
    if (!result.passed) names.push(check.name);
  }
  return { passed: CHECKS.length - names.length, failed: names.length, names };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [option, revision = 'HEAD'] = process.argv.slice(2);
  if (option === '--changed') process.exit((await runChangedChecks(revision)) === 0 ? 0 : 1);
  const checks = await runChecks();
  const tests = await runUnitTests(root, false);
  const failed = checks.failed + tests.failed;
  console.log(`${checks.passed + tests.passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
