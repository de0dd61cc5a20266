import { readFileSync, statSync } from 'node:fs';
import { failed, type Answer } from './answer.ts';

/** A design is a few kilobytes, alloys are some dozen; anything much larger is neither. */
const SIZE_LIMIT = 1_000_000;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function readText(path: string): string | Answer {
  try {
    const { size } = statSync(path);
    if (size > SIZE_LIMIT)
      return failed('file.too-large', `${path} has ${size} bytes; such a file has at most ${SIZE_LIMIT}.`);
    return readFileSync(path, 'utf8');
  } catch (error) {
    return failed('file.unreadable', `${path} cannot be read: ${reasonOf(error)}`);
  }
}

/** A file's JSON; the answer tells what is wrong with the file. */
export function readJson(path: string): { readonly value: unknown } | Answer {
  const text = readText(path);
  if (typeof text !== 'string') return text;
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return failed('file.not-json', `${path} is not JSON: ${reasonOf(error)}`);
  }
}
