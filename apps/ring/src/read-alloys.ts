import { alloysFileSchema, type AlloysFile } from '@ringwerk/contract';
import { failed, isAnswer, type Answer } from './answer.ts';
import { readJson } from './read-json.ts';

const NONE: AlloysFile = { currency: 'EUR', alloys: [] };

/** The house's alloys from the file that `npm run house -- alloys` writes; none without a file. */
export function readAlloys(path: string | undefined): AlloysFile | Answer {
  if (path === undefined) return NONE;
  const read = readJson(path);
  if (isAnswer(read)) return read;
  const parsed = alloysFileSchema.safeParse(read.value);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  const place = first === undefined ? '' : ` at ${first.path.join('.')}: ${first.message}`;
  return failed('file.no-alloys', `${path} is no file of alloys${place}; npm run house -- alloys writes one.`);
}
