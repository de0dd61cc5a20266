/** Name of the file that a Factur-X document carries; programs look for it by this name. */
export const FACTUR_X_FILE = 'factur-x.xml';

const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const PROPERTIES = {
  DocumentFileName: 'name of the embedded XML invoice file',
  DocumentType: 'INVOICE',
  Version: 'The actual version of the Factur-X XML schema',
  ConformanceLevel: 'The conformance level of the embedded Factur-X data',
};

/** Declares the properties below, which PDF/A asks of every schema that it does not know itself. */
const SCHEMA = [
  '<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>',
  `<pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix>`,
  '<pdfaSchema:property><rdf:Seq>',
  ...Object.entries(PROPERTIES).map(
    ([name, description]) =>
      '<rdf:li rdf:parseType="Resource"><pdfaProperty:category>external</pdfaProperty:category>' +
      `<pdfaProperty:description>${description}</pdfaProperty:description>` +
      `<pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType></rdf:li>`,
  ),
  '</rdf:Seq></pdfaSchema:property></rdf:li>',
].join('');

/** What the document says of its data: an invoice in the profile EN 16931. */
const DESCRIPTION = [
  `<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}"><fx:DocumentType>INVOICE</fx:DocumentType>`,
  `<fx:DocumentFileName>${FACTUR_X_FILE}</fx:DocumentFileName><fx:Version>1.0</fx:Version>`,
  '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel></rdf:Description>',
].join('');

interface Found {
  readonly number: string;
  readonly metadata: string;
  /** Entries of the trailer that the next one repeats. */
  readonly trailer: string;
  readonly xref: string;
}

/** Reads what Typst has written: metadata as plain text, and one table of cross-references. @throws Error for any other file */
function readPdf(pdf: string): Found {
  const number = /\/Metadata (?<number>\d+) 0 R/u.exec(pdf)?.groups?.['number'];
  const trailer = /trailer\s*<<(?<entries>.*?)>>\s*startxref\s+(?<xref>\d+)\s+%%EOF\s*$/su.exec(pdf)?.groups;
  const begin = pdf.indexOf(`\n${number} 0 obj`);
  const end = pdf.indexOf('endstream', begin);
  const metadata = pdf.slice(pdf.indexOf('<?xpacket begin', begin), end);
  const isWhole = begin > 0 && end > begin && metadata.includes('</rdf:RDF>');
  if (number === undefined || trailer === undefined || !isWhole)
    throw new Error('a PDF has other metadata than expected');
  return { number, metadata, trailer: trailer['entries'] ?? '', xref: trailer['xref'] ?? '' };
}

/** Puts a text before the last place of a mark. */
function before(text: string, mark: string, inserted: string): string {
  const place = text.lastIndexOf(mark);
  if (place < 0) throw new Error(`the metadata of a PDF has no ${mark}`);
  return text.slice(0, place) + inserted + text.slice(place);
}

/**
 * Says in the metadata of a PDF/A-3 that it is a Factur-X document, by an update at the end of the file (ISO 32000-1, 7.5.6): the
 * compiler writes attached files and their relationship, but takes no metadata of another schema.
 */
export function withFacturXMetadata(pdf: Uint8Array): Uint8Array {
  const bytes = Buffer.from(pdf);
  const { number, metadata, trailer, xref } = readPdf(bytes.toString('latin1'));
  const declared = before(metadata, '</rdf:Bag></pdfaExtension:schemas>', SCHEMA);
  const stream = before(declared, '</rdf:RDF>', DESCRIPTION).trimEnd();
  const object = `${number} 0 obj\n<<\n  /Length ${stream.length}\n  /Type /Metadata\n  /Subtype /XML\n>>\nstream\n${stream}\nendstream\nendobj\n`;
  const start = bytes.length + 1;
  const table = `xref\n${number} 1\n${String(start).padStart(10, '0')} 00000 n \n`;
  const end = `trailer\n<<${trailer}  /Prev ${xref}\n>>\nstartxref\n${start + object.length}\n%%EOF\n`;
  return Buffer.concat([bytes, Buffer.from(`\n${object}${table}${end}`, 'latin1')]);
}
