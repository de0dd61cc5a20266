import { KERNEL_TABLES } from '@ringwerk/catalogue';
import { DESIGN_VERSION, parseDesign, type Design, type Issue, type IssueRepair } from '@ringwerk/kernel';
import { checkDesign } from '@ringwerk/kernel/rules';
import { candidateRing, seeded, type Random, type Demand } from './candidate-ring.ts';
import { choicesOf, everyChoice, type Choice } from './design-choices.ts';

/** Candidates per demand before it is given up: a word that needs more luck is one that the rules hardly allow. */
const TRIES = 400;
/** Remedies that are followed on one candidate. */
const REPAIRS = 6;
const SEED = 20_271;

const isError = ({ severity }: Issue): boolean => severity === 'error';

/** The design with a repair written into it, or null where its path leads nowhere. */
function repaired(design: Design, { path, value }: IssueRepair): Design | null {
  // A copy as JSON: what comes out is parsed again.
  const copy: unknown = JSON.parse(JSON.stringify(design));
  const keys = path.split('/').slice(1);
  const last = keys.pop();
  let target: unknown = copy;
  for (const key of keys) target = (target as Readonly<Record<string, unknown>> | undefined)?.[key];
  if (last === undefined || typeof target !== 'object' || target === null) return null;
  (target as Record<string, unknown>)[last] = value;
  const parsed = parseDesign(copy);
  return parsed.ok ? parsed.value : null;
}

/** The candidate as the rules accept it, after at most a few of their own repairs. */
function makeable(candidate: unknown): Design | null {
  const parsed = parseDesign({ version: DESIGN_VERSION, rings: [candidate] });
  let design = parsed.ok ? parsed.value : null;
  for (let repairs = 0; design !== null; repairs++) {
    const [error] = checkDesign(design, KERNEL_TABLES).filter(isError);
    if (error === undefined) return design;
    design = error.repair === undefined || repairs === REPAIRS ? null : repaired(design, error.repair);
  }
  return null;
}

const held = ({ rings }: Design): ReadonlySet<Choice> => new Set(rings.flatMap((ring) => [...choicesOf(ring)]));

function designWith(random: Random, choice: Choice): Design | null {
  const [path = '', word = ''] = choice.split('=');
  const demand: Demand = { [path]: word };
  for (let tries = 0; tries < TRIES; tries++) {
    const design = makeable(candidateRing(random, demand));
    if (design !== null && held(design).has(choice)) return design;
  }
  return null;
}

export interface Coverage {
  readonly designs: readonly Design[];
  /** Words that no makeable design was found for. */
  readonly missing: readonly Choice[];
}

/**
 * Makeable designs of one ring that together hold every word of every choice of the record, and at least `count` of
 * them; the same in every run. New words, alloys and stones are covered without a line here.
 */
export function coverageDesigns(count: number): Coverage {
  const random = seeded(SEED);
  const covered = new Set<Choice>();
  const designs: Design[] = [];
  const missing: Choice[] = [];
  const keep = (design: Design): void => {
    designs.push(design);
    for (const choice of held(design)) covered.add(choice);
  };
  for (const choice of everyChoice()) {
    if (covered.has(choice)) continue;
    const design = designWith(random, choice);
    if (design === null) missing.push(choice);
    else keep(design);
  }
  while (designs.length < count) {
    const design = makeable(candidateRing(random, {}));
    if (design !== null) keep(design);
  }
  return { designs, missing };
}
