import { SaxesParser } from 'saxes';
import { SheetError } from '../sheet-cell.ts';
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

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads a part of a workbook piece by piece. Entities of its own are not expanded. */
export async function parseXml(entry: ZipEntry, { budget, signal }: XmlMeans, reader: XmlReader): Promise<void> {
  const parser = new SaxesParser();
  let problem: SheetError | null = null;
  parser.on('error', () => {
    problem ??= new SheetError({ code: 'sheet.damaged' });
  });
  parser.on('opentag', ({ name, attributes }) => reader.open?.(withoutPrefix(name), attributes));
  parser.on('closetag', ({ name }) => reader.close?.(withoutPrefix(name)));
  parser.on('text', (text) => reader.text?.(text));
  parser.on('cdata', (text) => reader.text?.(text));
  for await (const piece of textOf(entry, budget, signal)) {
    parser.write(piece);
    if (problem !== null) throw problem;
  }
  parser.close();
  if (problem !== null) throw problem;
}

/** Spreadsheets write what XML cannot hold as `_x000D_`. */
export const unescapeText = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/gu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
