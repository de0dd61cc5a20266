import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from '../src/read-sheet.ts';
import { SHEET_LIMITS } from '../src/sheet-cell.ts';

const bytes: Uint8Array = workerData;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await readSheet(bytes, { ...SHEET_LIMITS, rows: 5_000 }));
