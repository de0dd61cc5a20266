import { evaluateEdit, parseEdit, type Change, type Evaluator } from '@ringwerk/advice';
import {
  decodeDesign,
  designKey,
  encodeDesign,
  hasStones,
  parseDesign,
  withoutStones,
  type Design,
  type KernelTables,
} from '@ringwerk/kernel';
import { finishedMeasures, ringBody } from '@ringwerk/kernel/body';
import { cutFacets } from './cut-entry.ts';
import type { KernelContext, RequestOf } from './kernel-context.ts';
import type { Evaluated, KernelAnswer, KernelRequest } from './kernel-messages.ts';

const READING = ['read', 'read-link', 'strip', 'facets', 'present', 'evaluate', 'letters'] as const;
type ReadingRequest = RequestOf<(typeof READING)[number]>;

export const isReading = (request: KernelRequest): request is ReadingRequest =>
  READING.some((kind) => kind === request.kind);

/** Requests about one design as it is, or as one edit makes it. */
export async function readDesign(request: ReadingRequest, context: KernelContext): Promise<KernelAnswer> {
  const { id } = request;
  switch (request.kind) {
    case 'read':
      return { id, kind: 'design', result: parseDesign(request.input) };
    case 'read-link':
      return { id, kind: 'design', result: decodeDesign(request.text) };
    case 'strip':
      return { id, kind: 'design', result: { ok: true, value: withoutStones(request.design) } };
    case 'facets':
      return { id, kind: 'facets', facets: cutFacets(request.cut) };
    case 'present':
      return { id, kind: 'evaluated', evaluated: presentDesign(request.design, context.tables.now().tables) };
    case 'evaluate':
      return evaluate(request, context);
    case 'letters':
      return letters(request, context);
  }
}

/** A design before its rules and figures. */
const presentDesign = (design: Design, tables: KernelTables): Evaluated => ({
  design,
  refused: [],
  repair: null,
  alternatives: [],
  evaluation: null,
  key: designKey(design),
  link: encodeDesign(design),
  hasStones: hasStones(design),
  finished: design.rings.map((ring) => finishedMeasures(ring, tables)),
});

/** An edit, evaluated and as the page shows it. */
export function presentEdit(
  design: Design,
  changes: readonly Change[],
  evaluator: Evaluator,
  tables: KernelTables,
): Evaluated {
  const edit = evaluateEdit(design, changes, evaluator);
  return { ...presentDesign(edit.design, tables), ...edit };
}

/** The figures of a design after changes. */
async function evaluate(
  { id, design, changes }: RequestOf<'evaluate'>,
  { tables, evaluator }: KernelContext,
): Promise<KernelAnswer> {
  await tables.ensureLoaded(() => parseEdit(design, changes).design.rings);
  return { id, kind: 'evaluated', evaluated: presentEdit(design, changes, await evaluator(), tables.now().tables) };
}

/** A face of a ring, unrolled with its letters. */
async function letters({ id, ring, face }: RequestOf<'letters'>, { tables }: KernelContext): Promise<KernelAnswer> {
  await tables.ensureLoaded(() => [ring]);
  const known = tables.now().tables;
  const { engravingStrip } = await import('@ringwerk/kernel/engraving');
  return { id, kind: 'letters', face: engravingStrip(ring, ringBody(ring, known), known, face) };
}
