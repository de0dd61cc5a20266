import type { RingDesign } from '../../design/ring-design.ts';
import type { KernelTables } from '../../design/tables.ts';
import { changedRing, valueAt } from './changed-ring.ts';
import { checkRing, findingKey } from './check-ring.ts';
import { designDifference, effectOf } from './design-difference.ts';
import { losesContent } from './lost-content.ts';
import type { Finding, Way } from '../basis/make-issue.ts';
import { ruleContext } from './rule-context.ts';

/** What a repair starts from. */
export interface RepairTask {
  /** The ring as it is edited. */
  readonly ring: RingDesign;
  readonly path: string;
  readonly tables: KernelTables;
  /** Fields that must keep their value: JSON pointers into the design. */
  readonly kept: readonly string[];
  /** The ring before the edit: words, drawings and stones that it and the edited ring have stay, whatever else gives way. */
  readonly before: RingDesign | null;
  /** Errors that were there before the edit; they do not count. */
  readonly known: ReadonlySet<string>;
  readonly looks: number;
  /** Ways out that are wanted. */
  readonly most: number;
}

interface Candidate {
  readonly ring: RingDesign;
  readonly depth: number;
  readonly effect: number;
  readonly open: readonly Finding[];
}

/** Ways followed from one candidate, and how many follow each other. */
const BREADTH = 14;
const DEPTH = 4;
/** What an error that is still open weighs against the effect, so that ways that solve several come first. */
const OPEN = 0.45;

function waysOf(open: readonly Finding[]): Way[] {
  const seen = new Set<string>();
  const ways = open
    .flatMap((finding) => finding.ways)
    .filter((way) => {
      const key = `${way.path} ${JSON.stringify(way.value)}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
  return ways.slice(0, BREADTH);
}

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Fields by which a way out differs from the edit, without the places in lists: two ways by the same fields are one way. */
const fieldsOf = (from: RingDesign, to: RingDesign): string =>
  [...new Set(designDifference(from, to).map(({ path }) => path))].toSorted().join(' ');

/** Rings looked at for further ways once there is one. */
const LOOKS_BEYOND = 40;

/** Everything that one search knows. */
class Search {
  looks: number;
  readonly queue: Candidate[] = [];
  /** The best legal ring by the fields that it changes. */
  readonly #best = new Map<string, Candidate>();
  readonly #seen = new Set<string>();
  readonly #task: RepairTask;

  constructor(task: RepairTask) {
    this.#task = task;
    this.looks = task.looks;
  }

  #keepsEdit(changed: RingDesign): boolean {
    const { ring, path, kept, before } = this.#task;
    if (losesContent(before === null ? [ring] : [before, ring], changed)) return false;
    return kept.every((pointer) => {
      const own = pointer.slice(path.length);
      return isSame(valueAt(ring, own), valueAt(changed, own));
    });
  }

  /** Looks at a ring that was not looked at before; the best legal one is kept, all others wait in the queue. */
  look(changed: RingDesign, depth: number): void {
    const { ring, path, tables, known } = this.#task;
    const key = JSON.stringify(changed);
    if (this.#seen.has(key) || !this.#keepsEdit(changed)) return;
    this.#seen.add(key);
    this.looks -= 1;
    const open = checkRing(ruleContext(changed, tables, path)).filter(
      (finding) => finding.severity === 'error' && !known.has(findingKey(finding)),
    );
    const candidate = { ring: changed, depth, effect: effectOf(designDifference(ring, changed)), open };
    if (!this.isWorth(candidate)) return;
    if (open.length === 0) this.#keep(candidate);
    else if (depth < DEPTH) this.queue.push(candidate);
  }

  #keep(candidate: Candidate): void {
    const fields = fieldsOf(this.#task.ring, candidate.ring);
    const known = this.#best.get(fields);
    if (known !== undefined && known.effect <= candidate.effect) return;
    if (this.#best.size === 0) this.looks = Math.min(this.looks, this.#task.most === 1 ? this.looks : LOOKS_BEYOND);
    this.#best.set(fields, candidate);
  }

  #ranked(): readonly Candidate[] {
    return [...this.#best.values()].toSorted((a, b) => a.effect - b.effect).slice(0, this.#task.most);
  }

  made = (): readonly RingDesign[] => this.#ranked().map(({ ring }) => ring);

  /** Whether a ring could still be, or lead to, one of the ways that are wanted. */
  isWorth({ effect }: Candidate): boolean {
    const found = this.#ranked();
    const last = found.at(-1);
    return last === undefined || found.length < this.#task.most || effect < last.effect;
  }

  /** The waiting ring that promises most. */
  next(): Candidate | undefined {
    this.queue.sort((a, b) => a.effect + OPEN * a.open.length - b.effect - OPEN * b.open.length);
    return this.queue.shift();
  }
}

/**
 * Rings without a new error, the one with the fewest and smallest other changes first, at most `most`, each by other
 * fields than those before it; none where there is no way. At most `looks` rings are looked at.
 */
export function repairRing(task: RepairTask): readonly RingDesign[] {
  const search = new Search(task);
  search.look(task.ring, 0);
  for (let next = search.next(); next !== undefined && search.looks > 0; next = search.next()) {
    if (!search.isWorth(next)) continue;
    for (const way of waysOf(next.open)) {
      if (search.looks <= 0) break;
      const changed = changedRing(next.ring, task.path, [way]);
      if (changed !== null) search.look(changed, next.depth + 1);
    }
  }
  return search.made();
}
