/** Code without comments and indents: they are for readers of the source, and the page is sent with every visit. */
export const withoutNotes = (code: string): string =>
  code
    .replace(/^\s*\/\*[^]*?\*\/$/gm, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s*\n\s*/g, '\n');
