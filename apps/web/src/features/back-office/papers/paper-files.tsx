import { getPaperPdf, getPaperXml, type Paper } from '@ringwerk/contract';
import { operationUrl } from '../../../api/call.ts';
import { PaperFiles as Files } from '../../../domain/papers/paper-files.tsx';

/** What a paper is printed in, as the house reads it. */
export function PaperFiles({ paper: { id, number, hasXrechnung } }: { readonly paper: Paper }) {
  const input = { params: { id } };
  const xml = hasXrechnung ? operationUrl(getPaperXml, input) : null;
  return <Files number={number} pdf={operationUrl(getPaperPdf, input)} xml={xml} />;
}
