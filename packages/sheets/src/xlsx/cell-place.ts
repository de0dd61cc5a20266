/** `BC12` as row and column from 1; null for what is no place. */
export function placeOf(reference: string): { readonly row: number; readonly column: number } | null {
  const found = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/u.exec(reference);
  const [, letters, digits] = found ?? [];
  if (letters === undefined || digits === undefined) return null;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(digits), column };
}

/** Letters of a column, from 1. */
export function columnLetters(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  const letter = String.fromCharCode(65 + ((column - 1) % 26));
  return rest === 0 ? letter : `${columnLetters(rest)}${letter}`;
}
