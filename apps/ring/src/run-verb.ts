import { parseArgs } from 'node:util';
import { designJsonSchema, type Design } from '@ringwerk/kernel';
import { done, failed, isAnswer, type Answer } from './answer.ts';
import { readAlloys } from './read-alloys.ts';
import { readDesign } from './read-design.ts';
import { advise } from './verbs/advise.ts';
import { check } from './verbs/check.ts';
import { mesh } from './verbs/mesh.ts';
import { price } from './verbs/price.ts';
import { still, type RenderStill } from './verbs/still.ts';
import { weigh } from './verbs/weigh.ts';
import { workshopOf, type Workshop } from './workshop.ts';

const VERBS = ['check', 'weigh', 'price', 'advise', 'mesh', 'still', 'schema'] as const;
type Verb = (typeof VERBS)[number];

const isVerb = (word: string | undefined): word is Verb => VERBS.some((verb) => verb === word);

/** Every option of the command line; all but the flags take a value. */
const FLAGS = ['like', 'lighter', 'partner'] as const;
const VALUES = [
  ...(['stl', '3mf', 'glb', 'usdz', 'step', 'svg', 'manifest', 'out'] as const),
  ...(['budget', 'reach', 'stack', 'side', 'surprise', 'alloys'] as const),
];
type Option = (typeof FLAGS)[number] | (typeof VALUES)[number];
type Options = Readonly<
  Partial<Record<(typeof FLAGS)[number], boolean>> & Partial<Record<(typeof VALUES)[number], string>>
>;

/** The options that a verb takes; others have no business on its line. */
const OPTIONS_OF: Readonly<Record<Verb, readonly Option[]>> = {
  check: ['alloys'],
  weigh: ['alloys'],
  price: ['alloys'],
  schema: [],
  advise: [...FLAGS, 'budget', 'reach', 'stack', 'side', 'surprise', 'alloys'],
  mesh: ['stl', '3mf', 'glb', 'usdz', 'step', 'svg', 'manifest', 'alloys'],
  still: ['out', 'alloys'],
};

/** What the command line needs of outside; a call without it answers so. */
export interface Means {
  /** Renders a picture of a design, PNG. */
  readonly renderStill: RenderStill | null;
}

async function onDesign(
  verb: Exclude<Verb, 'schema'>,
  { design, workshop }: { readonly design: Design; readonly workshop: Workshop },
  options: Options,
  { renderStill }: Means,
): Promise<Answer> {
  switch (verb) {
    case 'check':
      return check(design, workshop);
    case 'weigh':
      return weigh(design, workshop);
    case 'price':
      return price(design, workshop);
    case 'advise':
      return advise(design, workshop, options);
    case 'mesh':
      return mesh(design, workshop, options);
    case 'still':
      return still(design, workshop, options.out, renderStill);
  }
}

function readCall(words: readonly string[]): { readonly positionals: string[]; readonly options: Options } | Answer {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      options: {
        ...Object.fromEntries(VALUES.map((option) => [option, { type: 'string' as const }])),
        ...Object.fromEntries(FLAGS.map((option) => [option, { type: 'boolean' as const }])),
      },
      allowPositionals: true,
    });
    return { positionals, options: values };
  } catch (error) {
    return failed('call.option-unknown', error instanceof Error ? error.message : String(error));
  }
}

/** Runs one call of the workshop's command line; `words` are the arguments after the program's name. */
export async function runVerb(words: readonly string[], means: Means): Promise<Answer> {
  const call = readCall(words);
  if (isAnswer(call)) return call;
  const [verb, file, more] = call.positionals;
  if (!isVerb(verb)) return failed('call.verb-unknown', `Say one of ${VERBS.join(', ')} and a design file.`);
  if (more !== undefined) return failed('call.file-many', `One design at a time: what is ${more}?`);
  const foreign = [...VALUES, ...FLAGS].find(
    (option) => call.options[option] !== undefined && !OPTIONS_OF[verb].includes(option),
  );
  if (foreign !== undefined) return failed('call.option-unknown', `${verb} takes no --${foreign}.`);
  if (verb === 'schema') return done(designJsonSchema());
  const design = readDesign(file);
  if (isAnswer(design)) return design;
  const alloys = readAlloys(call.options.alloys);
  if (isAnswer(alloys)) return alloys;
  return onDesign(verb, { design, workshop: workshopOf(alloys) }, call.options, means);
}
