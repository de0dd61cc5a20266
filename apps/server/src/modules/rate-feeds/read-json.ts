import type { FeedReading } from '@ringwerk/contract';
import { compile, type JSONPathQuery, type JSONValue } from 'json-p3';
import { excerpt, FeedRefusal } from './feed-error.ts';

/**
 * Whether a path is one by RFC 9535 of names and indices alone. Wildcards, descendants and filters search the whole answer,
 * with regular expressions that whoever typed the path chose: that can take any time, in the process that answers everybody.
 */
export const isJsonPath = (path: string): boolean => singular(path) !== null;

function singular(path: string): JSONPathQuery | null {
  try {
    const query = compile(path);
    return query.singularQuery() ? query : null;
  } catch {
    return null;
  }
}

/** The text or number at each path. @throws FeedRefusal */
export function readJson(text: string): (reading: FeedReading) => string | number {
  const root = parse(text);
  return ({ at, subject }) => {
    const values = singular(at)?.query(root).values() ?? [];
    const [value] = values;
    if (value === undefined) throw new FeedRefusal('missing', `${at} × 0`, subject);
    if (typeof value === 'number' || typeof value === 'string') return value;
    throw new FeedRefusal('not-a-number', described(value), subject);
  };
}

/** A list or an object is not written out: it may be nested more deeply than `JSON.stringify` follows. */
function described(value: JSONValue): string {
  if (Array.isArray(value)) return '[…]';
  return typeof value === 'object' && value !== null ? '{…}' : String(value);
}

function parse(text: string): JSONValue {
  try {
    return JSON.parse(text) as JSONValue; // what JSON.parse returns, by definition
  } catch {
    throw new FeedRefusal('unreadable', excerpt(text));
  }
}
