import { fileURLToPath } from 'node:url';
import { runBudgets } from './run-budgets.ts';
import { runChecks } from './run-checks.ts';
import { openHouses, runJourneys } from './run-journeys.ts';
import { runUnitTests, type TestCounts } from './run-unit-tests.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const started = Date.now();
const checks = await runChecks();
// A journey waits for its page, and a test for its database: side by side they take what the other leaves of two cores.
const houses = await openHouses(root);
let units: TestCounts;
let journeys: TestCounts;
try {
  [units, journeys] = await Promise.all([runUnitTests(root, true), runJourneys(root, houses)]);
} finally {
  await houses.close();
}
const budgets = await runBudgets(root);
const passed = checks.passed + units.passed + journeys.passed + budgets.passed;
const failed = checks.failed + units.failed + journeys.failed + budgets.failed;
console.log(
  `checks ${checks.passed}, unit and API tests ${units.passed}, journeys ${journeys.passed}; ${Math.round((Date.now() - started) / 1000)} s`,
);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
