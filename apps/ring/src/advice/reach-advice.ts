import { findReach, parameterSpan, parseEdit, readAt, refusedBy, type Span } from '@ringwerk/advice';
import { WIDTH_STEP } from '@ringwerk/catalogue';
import type { Design } from '@ringwerk/kernel';
import { done, failed, type Answer } from '../answer.ts';
import type { Adviser } from './adviser.ts';

const WIDTH = '/rings/*/width';

/** The record holds every workshop's widths; this one turns those on its own step only. */
function spanAt(path: string): Span | null {
  const parameter = path.replaceAll(/\/\d+(?=\/|$)/gu, '/*');
  try {
    const span = parameterSpan(parameter);
    return parameter === WIDTH ? { ...span, step: WIDTH_STEP } : span;
  } catch {
    return null;
  }
}

/** How far the number at a JSON pointer goes before a rule or its own range stops it. */
export function adviseReach(design: Design, { evaluator }: Adviser, path: string): Answer {
  const [from, span] = [readAt(design, path), spanAt(path)];
  if (typeof from !== 'number' || span === null) {
    return failed('call.path-unknown', `The design has no number at ${path}; one is /rings/0/width.`);
  }
  const known = evaluator.errorsOf(design);
  const reach = findReach({ design, paths: [path], from, span }, (changes) =>
    refusedBy(parseEdit(design, changes), known, evaluator),
  );
  return done({ path, value: from, ...reach });
}
