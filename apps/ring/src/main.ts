import { runVerb } from './run-verb.ts';

const { json, status } = runVerb(process.argv.slice(2));
process.stdout.write(`${JSON.stringify(json, null, 2)}\n`);
process.exitCode = status;
