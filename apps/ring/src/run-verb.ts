import { parseArgs } from 'node:util';
import { designJsonSchema, type Design } from '@ringwerk/kernel';
import { done, failed, isAnswer, type Answer } from './answer.ts';
import { readDesign } from './read-design.ts';
import { check } from './verbs/check.ts';
import { mesh } from './verbs/mesh.ts';
import { price } from './verbs/price.ts';
import { weigh } from './verbs/weigh.ts';

const VERBS = ['check', 'weigh', 'price', 'mesh', 'schema'] as const;
type Verb = (typeof VERBS)[number];

const isVerb = (word: string | undefined): word is Verb => VERBS.some((verb) => verb === word);

function onDesign(verb: Exclude<Verb, 'schema'>, design: Design, stl: string | undefined): Answer {
  switch (verb) {
    case 'check':
      return check(design);
    case 'weigh':
      return weigh(design);
    case 'price':
      return price(design);
    case 'mesh':
      return mesh(design, stl);
  }
}

function readCall(
  words: readonly string[],
): { readonly positionals: string[]; readonly stl: string | undefined } | Answer {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      options: { stl: { type: 'string' } },
      allowPositionals: true,
    });
    return { positionals, stl: values.stl };
  } catch (error) {
    return failed('call.option-unknown', error instanceof Error ? error.message : String(error));
  }
}

/** Runs one call of the workshop's command line; `words` are the arguments after the program's name. */
export function runVerb(words: readonly string[]): Answer {
  const call = readCall(words);
  if (isAnswer(call)) return call;
  const [verb, file] = call.positionals;
  if (!isVerb(verb)) return failed('call.verb-unknown', `Say one of ${VERBS.join(', ')} and a design file.`);
  if (verb === 'schema') return done(designJsonSchema());
  const design = readDesign(file);
  return isAnswer(design) ? design : onDesign(verb, design, call.stl);
}
