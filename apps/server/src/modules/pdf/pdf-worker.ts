import { parentPort } from 'node:worker_threads';
import { orderSheet } from './order-sheet.ts';
import { compileArchivePdf } from './archive-pdf.ts';
import { modelSheet } from './model-sheet.ts';
import { paperSheet } from './paper-sheet.ts';
import { compilePdf } from './pdf-compiler.ts';
import type { PrintJob, PrintResult } from './print-job.ts';
import { presentationSheet } from './presentation-sheet.ts';
import { proofSheet } from './proof-sheet.ts';
import { quoteSheet } from './quote-sheet.ts';
import { tagsSheet } from './tags-sheet.ts';
import { workListSheet } from './work-list-sheet.ts';

/** Drawings and pages of one document: up to some hundred milliseconds of processor. */
function print(job: PrintJob): Uint8Array {
  const { createdAt, pictures: rings } = job;
  switch (job.template) {
    case 'quote':
      return compilePdf(job.template, quoteSheet(job.source), createdAt, { rings, logo: job.source.dealer.logo });
    case 'proof':
      return compilePdf(job.template, proofSheet(job.source), createdAt, { rings, logo: null });
    case 'ring-sheet':
      return compilePdf(job.template, orderSheet(job.source), createdAt, { rings, logo: job.source.house.logo });
    case 'work-list':
      return compilePdf(job.template, workListSheet(job.source), createdAt, { logo: job.source.house.logo });
    case 'presentation':
      return compilePdf(job.template, presentationSheet(job.source), createdAt, {
        rings,
        logo: job.source.dealer.logo,
      });
    case 'tags':
      return compilePdf(job.template, tagsSheet(job.source), createdAt);
    case 'model':
      return compilePdf(job.template, modelSheet(job.source), createdAt, { rings, logo: job.source.dealer.logo });
    case 'paper':
      return compileArchivePdf(paperSheet(job.source), createdAt, job.source.logo);
  }
}

parentPort?.on('message', (job: PrintJob) => {
  let result: PrintResult;
  try {
    // A copy of its own: the compiler's memory is not to be handed over.
    result = { ok: true, pdf: Uint8Array.from(print(job)) };
  } catch (error) {
    result = { ok: false, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(result, result.ok ? [result.pdf.buffer] : []);
});
