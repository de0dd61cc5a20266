import { readDesignCode } from '@ringwerk/contract';

/**
 * Code of a tag as a scanner types it (the whole address) or a person does (off the label); null for other text. A scanner of
 * another keyboard may write the address with other signs: what counts is its end.
 */
export function typedTag(text: string): string | null {
  const address = /vitrine\W+([\dA-Z-]+)\s*$/iu.exec(text);
  return readDesignCode(address?.[1] ?? text.trim());
}
