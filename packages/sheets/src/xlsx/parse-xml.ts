import { SaxesParser } from 'saxes';
import { SheetError } from '../sheet-cell.ts';
import { TEXT_MOST } from './collect-text.ts';
import { textOf, UnpackBudget, type ZipEntry } from './zip-directory.ts';

export type Attributes = Readonly<Record<string, string>>;

/** What a part of a workbook is read by; names come without their prefix. */
export interface XmlReader {
  readonly open?: (name: string, attributes: Attributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

export interface XmlMeans {
  readonly budget: UnpackBudget;
  readonly signal?: AbortSignal | undefined;
}

/** Characters without the end of a tag or text: what the parser collects it holds in memory. */
const SILENCE_MOST = 1_048_576;
/** Elements inside each other; those of a sheet are six deep. */
const DEPTH_MOST = 100;

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads a part of a workbook piece by piece. Entities of its own are not expanded. */
export async function parseXml(entry: ZipEntry, { budget, signal }: XmlMeans, reader: XmlReader): Promise<void> {
  const parser = new SaxesParser();
  let problem: SheetError | null = null;
  parser.on('error', () => {
    problem ??= new SheetError({ code: 'sheet.damaged' });
  });
  let silence = 0;
  let depth = 0;
  parser.on('opentag', ({ name, attributes }) => {
    silence = 0;
    depth += 1;
    if (depth > DEPTH_MOST) throw new SheetError({ code: 'sheet.damaged' });
    reader.open?.(withoutPrefix(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    silence = 0;
    depth -= 1;
    reader.close?.(withoutPrefix(name));
  });
  const readText = (text: string): void => {
    silence = 0;
    reader.text?.(text);
  };
  parser.on('text', readText);
  parser.on('cdata', readText);
  for await (const piece of textOf(entry, budget, signal)) {
    silence += piece.length;
    parser.write(piece);
    if (problem !== null) throw problem;
    if (silence > SILENCE_MOST) throw new SheetError({ code: 'sheet.text-too-long', most: TEXT_MOST });
  }
  parser.close();
  if (problem !== null) throw problem;
}
