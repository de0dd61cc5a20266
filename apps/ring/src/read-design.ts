import { parseDesign, type Design } from '@ringwerk/kernel';
import { failed, isAnswer, refused, type Answer } from './answer.ts';
import { readJson } from './read-json.ts';

/** Reads and parses a design file; the answer tells what is wrong with file, JSON or record. */
export function readDesign(path: string | undefined): Design | Answer {
  if (path === undefined) return failed('file.missing', 'Name a design file, e.g. docs/examples/worked-example.json.');
  const read = readJson(path);
  if (isAnswer(read)) return read;
  const parsed = parseDesign(read.value);
  return parsed.ok ? parsed.value : refused(parsed.issues);
}
