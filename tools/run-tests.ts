import { fileURLToPath } from 'node:url';
import { runBudgets } from './run-budgets.ts';
import { runChecks } from './run-checks.ts';
import { runJourneys } from './run-journeys.ts';
import { runUnitTests } from './run-unit-tests.ts';
import { keepScratchInMemory } from './scratch-folder.ts';

keepScratchInMemory();

const root = fileURLToPath(new URL('../', import.meta.url));
const started = Date.now();
const checks = await runChecks();
const units = await runUnitTests(root, true);
const journeys = await runJourneys(root);
const budgets = await runBudgets(root);
const parts = [checks, units, journeys, budgets];
for (const name of parts.flatMap(({ names }) => names)) console.log(`failed: ${name}`);
const passed = parts.reduce((sum, part) => sum + part.passed, 0);
const failed = parts.reduce((sum, part) => sum + part.failed, 0);
console.log(
  `checks ${checks.passed}, unit and API tests ${units.passed}, journeys ${journeys.passed}; ${Math.round((Date.now() - started) / 1000)} s`,
);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
