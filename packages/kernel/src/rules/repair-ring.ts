import type { RingDesign } from '../design/ring-design.ts';
import type { KernelTables } from '../design/tables.ts';
import { changedRing, valueAt } from './changed-ring.ts';
import { checkRing, findingKey } from './check-ring.ts';
import { designDifference, effectOf } from './design-difference.ts';
import type { Finding, Way } from './make-issue.ts';
import { ruleContext } from './rule-context.ts';

/** What a repair starts from. */
export interface RepairTask {
  /** The ring as it is wished. */
  readonly ring: RingDesign;
  readonly path: string;
  readonly tables: KernelTables;
  /** Fields that must keep their value: JSON pointers into the design. */
  readonly kept: readonly string[];
  /** Errors that were there before the wish; they do not count. */
  readonly known: ReadonlySet<string>;
  readonly looks: number;
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

const isBetter = (one: Candidate, than: Candidate | null): boolean => than === null || one.effect < than.effect;

/** Everything that one search knows. */
class Search {
  looks: number;
  readonly queue: Candidate[] = [];
  best: Candidate | null = null;
  private readonly seen = new Set<string>();
  private readonly task: RepairTask;

  constructor(task: RepairTask) {
    this.task = task;
    this.looks = task.looks;
  }

  private keepsWish(changed: RingDesign): boolean {
    const { ring, path, kept } = this.task;
    return kept.every((pointer) => {
      const own = pointer.slice(path.length);
      return isSame(valueAt(ring, own), valueAt(changed, own));
    });
  }

  /** Looks at a ring that was not looked at before; the best legal one is kept, all others wait in the queue. */
  look(changed: RingDesign, depth: number): void {
    const { ring, path, tables, known } = this.task;
    const key = JSON.stringify(changed);
    if (this.seen.has(key) || !this.keepsWish(changed)) return;
    this.seen.add(key);
    this.looks -= 1;
    const open = checkRing(ruleContext(changed, tables, path)).filter(
      (finding) => finding.severity === 'error' && !known.has(findingKey(finding)),
    );
    const candidate = { ring: changed, depth, effect: effectOf(designDifference(ring, changed)), open };
    if (!isBetter(candidate, this.best)) return;
    if (open.length === 0) this.best = candidate;
    else if (depth < DEPTH) this.queue.push(candidate);
  }

  /** The waiting ring that promises most. */
  next(): Candidate | undefined {
    this.queue.sort((a, b) => a.effect + OPEN * a.open.length - b.effect - OPEN * b.open.length);
    return this.queue.shift();
  }
}

/** The ring with the fewest and smallest other changes that has no new error, or null; at most `looks` rings are looked at. */
export function repairRing(task: RepairTask): RingDesign | null {
  const search = new Search(task);
  search.look(task.ring, 0);
  for (let next = search.next(); next !== undefined; next = search.next()) {
    if (!isBetter(next, search.best)) continue;
    for (const way of waysOf(next.open)) {
      if (search.looks <= 0) return search.best?.ring ?? null;
      const changed = changedRing(next.ring, task.path, [way]);
      if (changed !== null) search.look(changed, next.depth + 1);
    }
  }
  return search.best?.ring ?? null;
}
