import { DESIGN_SHAPE } from '../design/design-shape.ts';
import { IssueCollector, readShape } from '../design/read-shape.ts';
import type { RingDesign } from '../design/ring-design.ts';
import type { Remedy } from '../units/result.ts';
import type { Finding, Way } from './make-issue.ts';
import type { RuleContext } from './rule.ts';

type Check = (context: RuleContext) => readonly Finding[];

/** Writes a value into a plain copy of the ring; false when the pointer leads nowhere. */
function write(node: unknown, tokens: readonly string[], value: unknown): boolean {
  const [token, ...rest] = tokens;
  if (token === undefined || typeof node !== 'object' || node === null) return false;
  // Any JSON object or array is read by key here; the result is parsed again before it is used.
  const record = node as Record<string, unknown>;
  if (rest.length > 0) return write(record[token], rest, value);
  record[token] = value;
  return true;
}

/** The ring after the change, or null when the change leaves the parameter table. */
function changedRing({ ring, path }: RuleContext, way: Way): RingDesign | null {
  const copy: unknown = JSON.parse(JSON.stringify(ring));
  if (!write(copy, way.path.slice(path.length + 1).split('/'), way.value)) return null;
  const { rings } = DESIGN_SHAPE.fields;
  if (rings?.kind !== 'list') return null;
  const found = new IssueCollector();
  const value = readShape(rings.of, copy, path, found);
  // Parsed: no issue means that the value has the shape of a ring.
  return found.issues.length === 0 ? (value as RingDesign) : null;
}

const errorKeys = (findings: readonly Finding[]): string[] =>
  findings.filter(({ severity }) => severity === 'error').map(({ code, path }) => `${code} ${path}`);

/**
 * The first way that removes the finding without causing another error; failing that, the first that removes
 * it at all; failing that, none. A remedy is therefore always true, never a hope.
 */
export function chooseRemedy(context: RuleContext, finding: Finding, check: Check): Remedy | null {
  if (finding.ways.length === 0) return null;
  const before = new Set(errorKeys(check(context)));
  const own = `${finding.code} ${finding.path}`;
  let second: Remedy | null = null;
  for (const way of finding.ways) {
    const ring = changedRing(context, way);
    const after = ring === null ? [own] : errorKeys(check({ ...context, ring }));
    if (after.includes(own)) continue;
    if (after.every((key) => before.has(key))) return way;
    second ??= way;
  }
  return second;
}
