import type { BenchTask } from '../measurement.ts';
import { invoiceRows } from '../trade/invoice-rules.ts';

export const task: BenchTask = {
  summary: 'The papers of the trade: generated invoices against the rules of EN 16931 and XRechnung.',
  async *run() {
    yield* invoiceRows();
  },
};
