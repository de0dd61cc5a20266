import { inflateSync } from 'node:zlib';
import { LANGUAGES, type Language } from '@ringwerk/contract';
import { drawInvoices } from '@ringwerk/papers/test/invoices';
import { invoiceXml } from '@ringwerk/papers';
import { describe, expect, test } from 'vitest';
import type { PaperContent } from '../../storage/schema/papers.ts';
import { compileArchivePdf } from './archive-pdf.ts';
import { paperSheet } from './paper-sheet.ts';
import { PAPER_TEXTS } from './paper-texts.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const drawn = [...drawInvoices(24, 3)].map(({ invoice }) => invoice);
const invoice = drawn.find(({ kind, terms }) => kind === 'invoice' && terms !== null);
if (invoice === undefined) throw new Error('none of the drawn papers is an invoice');

const contentOf = (language: Language, changes: Partial<PaperContent> = {}): PaperContent => ({
  ...invoice,
  language,
  commission: 'Huber 24',
  orderedOn: '2026-11-01',
  requestedOn: '2027-01-15',
  centigrams: 419,
  bank: 'Sparkasse',
  vatCheck: { vatId: '', isRight: false, checkedAt: NOW.toISOString() },
  reason: '',
  places: [],
  ...changes,
});
const sheetOf = (language: Language, changes: Partial<PaperContent> = {}, xml: string | null = null) =>
  paperSheet({ content: contentOf(language, changes), xml, logo: null, colour: null });

/** Everything that streams of a PDF hold, unpacked. */
function streamsOf(pdf: Uint8Array): string {
  const text = Buffer.from(pdf).toString('latin1');
  const streams = [...text.matchAll(/\/FlateDecode[\s\S]*?stream\r?\n([\s\S]*?)\r?\nendstream/gu)].map(
    ([, bytes = '']) => bytes,
  );
  return streams
    .map((bytes) => {
      try {
        return inflateSync(Buffer.from(bytes, 'latin1')).toString('utf8');
      } catch {
        return '';
      }
    })
    .join('\n');
}

describe('an invoice as PDF', () => {
  const xml = invoiceXml(invoice, 'en16931');
  const pdf = compileArchivePdf(sheetOf('de', {}, xml), NOW, null);
  const text = Buffer.from(pdf).toString('latin1');
  /** The metadata that counts: of two objects with one number the later. */
  const metadata = text.slice(text.lastIndexOf('<?xpacket begin'));

  test('is PDF/A-3 and carries the XML as an alternative of itself', () => {
    expect(metadata).toContain('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>');
    expect(text).toContain('/AFRelationship /Alternative');
    expect(text).toMatch(/\/Names \[\(factur-x\.xml\) \d+ 0 R\]/u);
    expect(text).toMatch(/\/AF \[\d+ 0 R\]/u);
    expect(streamsOf(pdf)).toContain(xml);
  });

  test('says in its metadata that it is Factur-X in the profile EN 16931, and declares the schema', () => {
    const said = ['DocumentType>INVOICE', 'DocumentFileName>factur-x.xml', 'Version>1.0', 'ConformanceLevel>EN 16931'];
    for (const property of said) expect(metadata).toContain(`<fx:${property}<`);
    const declared = [...metadata.matchAll(/<pdfaProperty:name>(\w+)</gu)].map(([, name]) => name);
    expect(declared).toEqual(
      expect.arrayContaining(['DocumentType', 'DocumentFileName', 'Version', 'ConformanceLevel']),
    );
    expect(metadata).toContain('<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#<');
  });

  test('names the place of its last table, and in it that of the metadata', () => {
    const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/u.exec(text)?.[1]);
    const [, number = '', offset = ''] = /^xref\n(\d+) 1\n(\d{10}) 00000 n/u.exec(text.slice(start)) ?? [];
    expect(text.slice(Number(offset))).toMatch(new RegExp(`^${number} 0 obj`, 'u'));
    const length = Number(/\/Length (\d+)/u.exec(text.slice(Number(offset)))?.[1]);
    const body = text.indexOf('stream\n', Number(offset)) + 'stream\n'.length;
    expect(text.slice(body + length)).toMatch(/^\nendstream/u);
    expect(Number(/\/Prev (\d+)/u.exec(text.slice(start))?.[1])).toBeLessThan(start);
  });

  test('is the same file from the same content', () => {
    expect(compileArchivePdf(sheetOf('de', {}, xml), NOW, null)).toEqual(pdf);
  });
});

describe.each(LANGUAGES)('papers in %s', (language) => {
  test('every kind can be printed, and is called by its name', () => {
    const kinds = ['confirmation', 'delivery', 'invoice', 'corrected', 'credit-note'] as const;
    const titles = kinds.map((kind) => sheetOf(language, { kind }).title);
    expect(new Set(titles).size).toBe(5);
    for (const kind of kinds)
      expect(compileArchivePdf(sheetOf(language, { kind }), NOW, null).length).toBeGreaterThan(8_000);
  });

  test('a sum is called by what its paper asks or promises', () => {
    const { orderTotal, total, credited } = PAPER_TEXTS[language];
    const kinds = ['confirmation', 'invoice', 'corrected', 'credit-note'] as const;
    expect(kinds.map((kind) => sheetOf(language, { kind }).total?.[0])).toEqual([orderTotal, total, total, credited]);
  });

  test('a delivery note has no price, no sum and no terms', () => {
    const { lines, sums, total, head, notes } = sheetOf(language, { kind: 'delivery' });
    expect([sums, total, head.length]).toEqual([[], null, 3]);
    expect(lines.every(({ price, amount, discount }) => price === null && amount === null && discount === null)).toBe(
      true,
    );
    expect(notes).toEqual(invoice.notes);
  });

  test('tax that is not charged says why, and an export its tariff number and origin', () => {
    const exported = drawn.find(({ lines }) => lines.some(({ vat }) => vat.category === 'G'));
    const texts = PAPER_TEXTS[language];
    const exemptions = { K: texts.intraCommunity, G: texts.export, AE: texts.reverseCharge };
    const sheet = sheetOf(language, { ...exported, kind: 'invoice', exemptions });
    expect(sheet.notes).toContain(texts.export);
    const facts = sheet.lines.flatMap((line) => line.facts.map(([label]) => label));
    expect(facts).toEqual(expect.arrayContaining([texts.tariff, texts.origin]));
  });
});
