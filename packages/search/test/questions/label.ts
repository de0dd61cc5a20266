import { ALLOYS } from '@ringwerk/catalogue';
import type { CatalogueModel } from '@ringwerk/catalogue/models';
import type { RingDesign } from '@ringwerk/kernel';
import type { Clause, ConceptClause, Range } from '../../src/query.ts';
import { conceptsOf, conceptsOfRing, measuresOf, shownDesign } from '../../src/words/model-concepts.ts';

/**
 * One thing that a question asks for, as the tables write it: `rose-gold`, `!matt`, `width:4`, `width<=3`, `width:4-5`,
 * `count:3`, `price<=2000:EUR`, `size:54`, `article:9014`, `name:martello`, `without`, `engraving`; with `1/` or `2/` of the
 * first or second person's ring.
 */
export interface Label {
  readonly text: string;
  readonly person: 'first' | 'second' | null;
  readonly kind: string;
  readonly range: Range | null;
  readonly value: string;
}

const RANGED = ['width', 'height', 'stone', 'carat', 'count', 'price'];

export function labelOf(text: string): Label {
  const person = text.startsWith('1/') ? 'first' : text.startsWith('2/') ? 'second' : null;
  const rest = person === null ? text : text.slice(2);
  const at = Array.from(rest).findIndex((character) => ':<>'.includes(character));
  const kind = at < 0 ? rest : rest.slice(0, at);
  if (!RANGED.includes(kind)) return { text, person, kind, range: null, value: rest.slice(at + 1) };
  const sign = rest[at];
  const [figures = ''] = rest.slice(sign === ':' ? at + 1 : at + 2).split(':');
  const [low = NaN, high = low] = figures.split('-').map(Number);
  const range = { from: sign === '<' ? null : low, to: sign === '>' ? null : high };
  return { text, person, kind, range, value: '' };
}

/** Half a millimetre of a width and so on: as far as a figure may be off where the words leave it open. */
const TOLERANCE: Readonly<Record<string, (value: number) => number>> = {
  width: () => 0.5,
  height: () => 0.2,
  stone: () => 0.2,
  carat: (value) => Math.max(0.005, value * 0.25),
  price: (value) => value * 0.15,
};

function isWithin(value: number, { from, to }: Range, kind: string): boolean {
  const tolerance = (from !== null && from === to ? TOLERANCE[kind]?.(from) : undefined) ?? 0;
  return value >= (from ?? -Infinity) - tolerance - 1e-6 && value <= (to ?? Infinity) + tolerance + 1e-6;
}

/** What the label is held against: the article and its gross price in whole units of the label's currency. */
export interface Held {
  readonly model: CatalogueModel;
  readonly gross: number;
}

/** Whether a model has what is asked for; worked out from its design, without any index. */
export function meets({ model, gross }: Held, { kind, person, range, value }: Label): boolean {
  const design = shownDesign(model);
  const [first, second = first] = design.rings;
  const rings = (person === 'first' ? [first] : person === 'second' ? [second] : [first, second]).filter(
    (ring): ring is RingDesign => ring !== undefined,
  );
  if (range !== null)
    return kind === 'price'
      ? isWithin(gross, range, kind)
      : rings.some((ring) => figuresOf(ring, kind).some((figure) => isWithin(figure, range, kind)));
  if (kind === 'article') return model.setId === Number(value);
  if (kind === 'name') return Object.values(model.names).some((name) => name.toLowerCase().includes(value));
  // Every ring is made in every size, engraved, and without its stones.
  if (['size', 'engraving', 'without'].includes(kind)) return true;
  const isWished = kind === 'with' ? 'with-stones' : kind.replace('!', '');
  const holds =
    person === null
      ? conceptsOf(model, ALLOYS).includes(isWished)
      : rings.some((ring) => conceptsOfRing(ring, design, ALLOYS).includes(isWished));
  return kind.startsWith('!') ? !holds : holds;
}

function figuresOf(ring: RingDesign, kind: string): readonly number[] {
  const measures = measuresOf(ring);
  switch (kind) {
    case 'width':
      return [measures.width];
    case 'height':
      return [measures.height];
    case 'stone':
      return measures.stone;
    case 'carat':
      return measures.carat;
    default:
      return measures.count === null ? [] : [measures.count];
  }
}

const isSame = (a: number | null, b: number | null): boolean =>
  a === b || (a !== null && b !== null && Math.abs(a - b) < 0.006);

/** Whether a clause says what the label asks for. */
export function says(clause: Clause, label: Label): boolean {
  if (label.person !== null && clause.person !== label.person) return false;
  return label.range === null ? saysWord(clause, label) : saysRange(clause, label.kind, label.range);
}

function saysRange(clause: Clause, kind: string, range: Range): boolean {
  const isOfKind = clause.kind === 'measure' ? clause.of === kind : clause.kind === kind;
  return isOfKind && 'from' in clause && isSame(clause.from, range.from) && isSame(clause.to, range.to);
}

function saysWord(clause: Clause, { kind, value }: Label): boolean {
  switch (clause.kind) {
    case 'article':
      return kind === 'article' && clause.setId === Number(value);
    case 'size':
      return kind === 'size' && isSame(clause.circumference, Number(value));
    case 'name':
      return kind === 'name' && clause.word === value;
    case 'concept':
      return saysConcept(clause, kind);
    default:
      return clause.kind === kind;
  }
}

function saysConcept({ concepts, isNegated }: ConceptClause, kind: string): boolean {
  if (kind === 'without' || kind === 'no-stones') return isNegated || concepts.includes('no-stones');
  if (kind === 'with') return !isNegated && concepts.includes('with-stones');
  return concepts.includes(kind.replace('!', '')) && isNegated === kind.startsWith('!');
}
