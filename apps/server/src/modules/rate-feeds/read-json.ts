import type { FeedReading } from '@ringwerk/contract';
import { compile, type JSONPathNodeList, type JSONValue } from 'json-p3';
import { excerpt, FeedRefusal } from './feed-error.ts';

/** Whether a path is one by RFC 9535. */
export function isJsonPath(path: string): boolean {
  try {
    compile(path);
    return true;
  } catch {
    return false;
  }
}

/** The text or number at each path. @throws FeedRefusal */
export function readJson(text: string): (reading: FeedReading) => string | number {
  const root = parse(text);
  return ({ at, subject }) => {
    const values = query(at, root)?.values() ?? [];
    const [value] = values;
    if (values.length !== 1) throw new FeedRefusal('missing', `${at} × ${values.length}`, subject);
    if (typeof value === 'number' || typeof value === 'string') return value;
    throw new FeedRefusal('not-a-number', excerpt(JSON.stringify(value)), subject);
  };
}

/** Null: nested more deeply than the library follows. */
function query(path: string, root: JSONValue): JSONPathNodeList | null {
  try {
    return compile(path).query(root);
  } catch {
    return null;
  }
}

function parse(text: string): JSONValue {
  try {
    return JSON.parse(text) as JSONValue; // what JSON.parse returns, by definition
  } catch {
    throw new FeedRefusal('unreadable', excerpt(text));
  }
}
