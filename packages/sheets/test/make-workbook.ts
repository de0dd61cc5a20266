import { strToU8, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface TestSheet {
  readonly name: string;
  /** What stands inside `worksheet`. */
  readonly xml: string;
  readonly state?: 'hidden';
}

/** A workbook as other programs write it: shared strings, styles, several sheets. */
export function makeWorkbook(
  sheets: readonly TestSheet[],
  { strings = '', styles = '', properties = '' }: Partial<Record<'strings' | 'styles' | 'properties', string>> = {},
): Uint8Array {
  const list = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"${state ? ` state="${state}"` : ''}/>`,
  );
  const relations = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${DOCUMENT}/worksheet" Target="/xl/worksheets/sheet${index + 1}.xml"/>`,
  );
  const files: Record<string, string> = {
    '_rels/.rels': `<Relationships><Relationship Id="a" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}">${properties}<sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}<Relationship Id="s" Type="${DOCUMENT}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="t" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`,
  };
  for (const [index, { xml }] of sheets.entries())
    files[`xl/worksheets/sheet${index + 1}.xml`] = `<worksheet xmlns="${MAIN}">${xml}</worksheet>`;
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
}
