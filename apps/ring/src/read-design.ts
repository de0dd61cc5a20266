import { readFileSync, statSync } from 'node:fs';
import { parseDesign, type Design } from '@ringwerk/kernel';
import { failed, refused, type Answer } from './answer.ts';

/** A design file is a few kilobytes; anything much larger is not one. */
const SIZE_LIMIT = 1_000_000;

function readText(path: string): string | Answer {
  try {
    const { size } = statSync(path);
    if (size > SIZE_LIMIT)
      return failed('file.too-large', `${path} has ${size} bytes; a design file has at most ${SIZE_LIMIT}.`);
    return readFileSync(path, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failed('file.unreadable', `${path} cannot be read: ${reason}`);
  }
}

/** Reads and parses a design file; the answer tells what is wrong with file, JSON or record. */
export function readDesign(path: string | undefined): Design | Answer {
  if (path === undefined) return failed('file.missing', 'Name a design file, e.g. docs/examples/worked-example.json.');
  const text = readText(path);
  if (typeof text !== 'string') return text;
  try {
    const parsed = parseDesign(JSON.parse(text));
    return parsed.ok ? parsed.value : refused(parsed.issues);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failed('file.not-json', `${path} is not JSON: ${reason}`);
  }
}
