export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
}
/** What an element may hold; nulls leave no trace, so that a field that is not there is written as one. */
export type XmlContent = string | readonly (XmlElement | null)[];

/** An element; null for one that would be empty, which the standard's rules forbid. */
export function element(
  name: string,
  content: XmlContent,
  attributes: Readonly<Record<string, string>> = {},
): XmlElement | null {
  if (typeof content === 'string') return content === '' ? null : { name, attributes, content };
  const children = content.filter((child) => child !== null);
  return children.length === 0 ? null : { name, attributes, content: children };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/gu, (sign) => ENTITIES[sign] ?? sign);
/** Characters that no XML 1.0 document may hold, not even escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function lines({ name, attributes, content }: XmlElement, indent: string): readonly string[] {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const open = `${indent}<${name}${written.join('')}>`;
  if (typeof content === 'string') return [`${open}${escaped(content.replaceAll(FORBIDDEN, ''))}</${name}>`];
  return [open, ...content.flatMap((child) => lines(child, `${indent}  `)), `${indent}</${name}>`];
}

/** A document in UTF-8. */
export const xmlText = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${lines(root, '').join('\n')}\n`;
