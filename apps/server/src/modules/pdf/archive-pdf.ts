import { withFacturXMetadata } from './factur-x.ts';
import type { PaperSheet } from './paper-sheet.ts';
import { compilePdf } from './pdf-compiler.ts';

/** A paper as PDF/A-3: with every font in it, readable in decades; an invoice with its data attached. */
export function compileArchivePdf(sheet: PaperSheet, createdAt: Date, logo: Uint8Array | null): Uint8Array {
  const pdf = compilePdf('paper', sheet, createdAt, { logo });
  return sheet.xml === null ? pdf : withFacturXMetadata(pdf);
}
