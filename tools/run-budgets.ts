import { runVisibly, type TestCounts } from './run-unit-tests.ts';

/** What the first pages weigh, against their limits; over budget fails like any test. */
export async function runBudgets(root: string): Promise<TestCounts> {
  const code = await runVisibly(root, ['bench/run.ts', 'first-load']);
  return code === 0 ? { passed: 1, failed: 0, names: [] } : { passed: 0, failed: 1, names: ['first load'] };
}
