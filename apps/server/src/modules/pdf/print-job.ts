import type { ModelSheetSource } from './model-sheet.ts';
import type { PaperSheetSource } from './paper-sheet.ts';
import type { OrderSheetSource } from './order-sheet.ts';
import type { PresentationSource } from './presentation-sheet.ts';
import type { ProofSheetSource } from './proof-sheet.ts';
import type { QuoteSheetSource } from './quote-sheet-source.ts';
import type { TagsSource } from './tags-sheet.ts';
import type { WorkListSource } from './work-list-sheet.ts';

/** One document to print: everything that it is made of, as plain data that reaches another thread. */
export type PrintJob = {
  readonly createdAt: Date;
  /** PNG of the rings of each position that has some; null: the drawings alone. */
  readonly pictures: readonly (Uint8Array | null)[];
} & (
  | { readonly template: 'quote'; readonly source: QuoteSheetSource }
  | { readonly template: 'proof'; readonly source: ProofSheetSource }
  | { readonly template: 'ring-sheet'; readonly source: OrderSheetSource }
  | { readonly template: 'paper'; readonly source: PaperSheetSource }
  | { readonly template: 'work-list'; readonly source: WorkListSource }
  | { readonly template: 'presentation'; readonly source: PresentationSource }
  | { readonly template: 'tags'; readonly source: TagsSource }
  | { readonly template: 'model'; readonly source: ModelSheetSource }
);

/** What the worker answers to a job. */
export type PrintResult =
  | { readonly ok: true; readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly reason: string };
