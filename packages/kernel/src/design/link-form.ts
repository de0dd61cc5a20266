import { fromBase64url, toBase64url } from '../math/base64url.ts';
import { utf8Bytes, utf8Text } from '../math/utf8.ts';
import { refusal, type Result } from '../units/result.ts';
import { DESIGN_SHAPE, type ObjectNode, type ShapeNode } from './design-shape.ts';
import { LINK_SHAPES } from './migrations/link-shapes.ts';
import { parseDesign } from './parse-design.ts';
import type { Design } from './ring-design.ts';

/** A pair with every list full and drawings of full length stays below; longer text is not one of our links. */
const LINK_LIMIT = 80_000;

function pack(node: ShapeNode, value: unknown): unknown {
  if (value === null) return null;
  switch (node.kind) {
    case 'object': {
      // `value` follows the shape: callers pass a typed Design.
      const record = value as Readonly<Record<string, unknown>>;
      return Object.entries(node.fields).map(([name, field]) => pack(field, record[name]));
    }
    case 'list':
      return (value as readonly unknown[]).map((item) => pack(node.of, item));
    case 'nullable':
      return pack(node.of, value);
    // Choices travel as words: a list that grows in the middle must not change the meaning of an old link.
    case 'choice':
    case 'number':
    case 'key':
    case 'text':
      return value;
  }
}

function unpackObject(node: ObjectNode, value: unknown): unknown {
  const fields = Object.entries(node.fields);
  if (!Array.isArray(value) || value.length !== fields.length) return value;
  return Object.fromEntries(fields.map(([name, field], index) => [name, unpack(field, value[index])]));
}

/** What does not fit the shape is passed on as it is: parsing names it. */
function unpack(node: ShapeNode, value: unknown): unknown {
  if (value === null) return null;
  switch (node.kind) {
    case 'object':
      return unpackObject(node, value);
    case 'list':
      return Array.isArray(value) && value.length <= node.max ? value.map((item) => unpack(node.of, item)) : value;
    case 'nullable':
      return unpack(node.of, value);
    case 'choice':
    case 'number':
    case 'key':
    case 'text':
      return value;
  }
}

/** The whole design as a short base64url text for links: field values in shape order, version first. */
export const encodeDesign = (design: Design): string =>
  toBase64url(utf8Bytes(JSON.stringify(pack(DESIGN_SHAPE, design))));

/** Reads a link form; any other text gives issues. Never throws. */
export function decodeDesign(text: string): Result<Design> {
  const bytes = text.length > LINK_LIMIT ? null : fromBase64url(text);
  const json = bytes === null ? null : utf8Text(bytes);
  const notADesign = refusal<Design>([{ code: 'design.not-an-object', path: '', params: {}, severity: 'error' }]);
  if (json === null || json === '') return notADesign;
  try {
    const packed: unknown = JSON.parse(json);
    const version: unknown = Array.isArray(packed) ? packed[0] : null;
    const shape = typeof version === 'number' ? LINK_SHAPES[version] : undefined;
    return parseDesign(unpack(shape ?? DESIGN_SHAPE, packed));
  } catch {
    // JSON.parse has no form that does not throw; a foreign text is the visitor's, not ours.
    return notADesign;
  }
}
