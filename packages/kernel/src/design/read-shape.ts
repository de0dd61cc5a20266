import type { Issue, IssueCode } from '../units/result.ts';
import type { ChoiceNode, KeyNode, ListNode, NumberNode, ObjectNode, ShapeNode, TextNode } from './design-shape.ts';

/** More issues than a person can read are of no use, and a hostile record must not cost memory. */
const ISSUE_LIMIT = 50;
/** A value this close to a multiple of its step is that multiple: binary fractions of 0.1 never hit it exactly. */
export const STEP_TOLERANCE = 1e-6;

/** Collects the issues of one walk over a record. */
export class IssueCollector {
  readonly issues: Issue[] = [];

  add(code: IssueCode, path: string, params: Issue['params'] = {}): void {
    if (this.issues.length < ISSUE_LIMIT) this.issues.push({ code, path, params, severity: 'error' });
  }
}

/** JSON pointer token (RFC 6901). */
export const pointerToken = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function wrongType(path: string, expected: string, value: unknown, found: IssueCollector): undefined {
  found.add('design.type', path, { expected, actual: typeName(value) });
  return undefined;
}

/** Nearest multiple of the step as the decimal a person would write. */
export function snapToStep(value: number, step: number): number {
  const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9)) + 1;
  return Number((Math.round(value / step) * step).toFixed(digits)) + 0;
}

function readNumber(node: NumberNode, value: unknown, path: string, found: IssueCollector): number | undefined {
  if (typeof value !== 'number') return wrongType(path, 'number', value, found);
  if (!Number.isFinite(value)) {
    found.add('design.not-finite', path);
    return undefined;
  }
  const { min, max, step, unit } = node;
  if (value < min - STEP_TOLERANCE || value > max + STEP_TOLERANCE) {
    found.add('design.out-of-range', path, { value, min, max, unit });
    return undefined;
  }
  const snapped = snapToStep(value, step);
  if (Math.abs(snapped - value) > STEP_TOLERANCE) {
    found.add('design.off-step', path, { value, step, nearest: snapped, unit });
    return undefined;
  }
  return snapped === 0 ? 0 : snapped;
}

function readChoice(node: ChoiceNode, value: unknown, path: string, found: IssueCollector): string | undefined {
  if (typeof value !== 'string') return wrongType(path, 'string', value, found);
  if (node.values.includes(value)) return value;
  found.add('design.value-unknown', path, { value: value.slice(0, 40), allowed: node.values.join(', ') });
  return undefined;
}

function readKey(node: KeyNode, value: unknown, path: string, found: IssueCollector): string | undefined {
  if (typeof value !== 'string') return wrongType(path, 'string', value, found);
  if (value.length <= node.maxLength && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) return value;
  found.add('design.value-unknown', path, { value: value.slice(0, 40), allowed: 'a-z 0-9 -' });
  return undefined;
}

function readText(node: TextNode, value: unknown, path: string, found: IssueCollector): string | undefined {
  if (typeof value !== 'string') return wrongType(path, 'string', value, found);
  if (value.length > node.maxLength * 8) {
    found.add('design.out-of-range', path, {
      value: value.length,
      min: node.minLength,
      max: node.maxLength,
      unit: '1',
    });
    return undefined;
  }
  // NFC on the way in: decomposed letters look the same, and the same text must have one key.
  const text = value.normalize('NFC');
  const points = [...text];
  if (points.length < node.minLength || points.length > node.maxLength) {
    const { minLength: min, maxLength: max } = node;
    found.add('design.out-of-range', path, { value: points.length, min, max, unit: '1' });
    return undefined;
  }
  // Controls, line breaks and halves of a surrogate pair cannot be engraved nor stored in a database.
  const bad = points.find((point) => /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(point));
  if (bad === undefined) return text;
  found.add('design.value-unknown', path, { value: `U+${(bad.codePointAt(0) ?? 0).toString(16)}`, allowed: 'text' });
  return undefined;
}

function readObject(node: ObjectNode, value: unknown, path: string, found: IssueCollector): unknown {
  if (!isRecord(value)) return wrongType(path, 'object', value, found);
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(node.fields, name)) {
      found.add('design.field-unknown', `${path}/${pointerToken(name.slice(0, 60))}`, { field: name.slice(0, 60) });
    }
    if (found.issues.length >= ISSUE_LIMIT) return undefined;
  }
  const result: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(node.fields)) {
    if (Object.hasOwn(value, name)) result[name] = readShape(field, value[name], `${path}/${name}`, found);
    else found.add('design.field-missing', `${path}/${name}`, { field: name });
  }
  return result;
}

function readList(node: ListNode, value: unknown, path: string, found: IssueCollector): unknown {
  if (!Array.isArray(value)) return wrongType(path, 'array', value, found);
  if (value.length > node.max) {
    found.add('design.too-many', path, { count: value.length, max: node.max });
    return undefined;
  }
  if (value.length < node.min) {
    found.add('design.too-few', path, { count: value.length, min: node.min });
    return undefined;
  }
  // Unlike map, this visits the holes of a list as well.
  return Array.from(value, (item: unknown, index) => readShape(node.of, item, `${path}/${index}`, found));
}

/**
 * Reads unknown JSON against a shape: returns the canonical value, or something incomplete with every
 * finding collected in `found`. Never throws; linear in the size of the allowed record.
 */
export function readShape(node: ShapeNode, value: unknown, path: string, found: IssueCollector): unknown {
  switch (node.kind) {
    case 'number':
      return readNumber(node, value, path, found);
    case 'choice':
      return readChoice(node, value, path, found);
    case 'key':
      return readKey(node, value, path, found);
    case 'text':
      return readText(node, value, path, found);
    case 'object':
      return readObject(node, value, path, found);
    case 'list':
      return readList(node, value, path, found);
    case 'nullable':
      return value === null ? null : readShape(node.of, value, path, found);
  }
}
