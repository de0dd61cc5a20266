import type { CatalogueAlloy } from '@ringwerk/catalogue';
import type { RingDesign } from '@ringwerk/kernel';
import { SIZE_SYSTEMS, readSize, sizeLabel } from '@ringwerk/kernel/sizes';
import type { Clause, ConceptClause, EngravingClause, MeasureClause } from '@ringwerk/search';
import { meetsRequirement } from '../words/meets-requirement.ts';
import { isNoSize, isPartOfName, isReferred } from './note-words.ts';

/** What of a ring a note may contradict. */
export const NOTE_KINDS = ['width', 'height', 'size', 'alloy', 'finish', 'profile', 'stones', 'engraving'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** A figure with one of these measures something; without, it may be a date, a number of a house, or a price. */
const UNIT = /(?:mm|㎜|millim|milim|cm|centim|zentim|ミリ|センチ|밀리|미리|센티|센치|ct|kar|cara|カラット|캐럿|부)/iu;
const OF_WIDTH = /breit|wide|width|breed|larg|幅|폭|너비|넓/iu;
/** A bare length from here to here, mm, is the width of a band; what is longer lies beside the ring. */
const BAND = { from: 1.5, to: 15 };
/** mm; what is longer across is the ring itself and no stone of it. */
const STONE_MOST = 13;
const FAMILIES = new Set(['platinum', 'palladium', 'titanium', 'tantalum', 'zirconium', 'silver', 'carbon']);
/** A word of colour alone may be the ribbon's. */
const OF_METAL = /gold|goud|^or|or$|ゴールド|金|골드|^[ypwr]g$/u;
/** Words of a fineness that are no mere number: `750er`, `18k`, `pt950`. */
const MARKED = /\p{L}/u;
/** Finishes and stones that are called by words of everyday speech. */
const EVERYDAY = new Set([
  'star',
  'ice',
  'ster',
  'stern',
  'mat',
  'poli',
  'satin',
  'bark',
  'eis',
  'glace',
  'etoile',
  'trop',
  'roter',
]);
/** Characters between a fineness and its metal: `585 Gelbgold`, `Gelbgold 585`. */
const BESIDE = 3;

const FRACTION = /^\s*(?:[½¼¾⅛⅜⅝⅞]|1\/2|\+\d)/u;

/** Japanese keyboards type figures and units as wide as their own characters: `５ｍｍ`. */
const asciiOf = (text: string, { from, to }: Clause['span']): string => text.slice(from, to).normalize('NFKC');

const says = (concepts: readonly string[], pattern: RegExp): boolean => concepts.every((each) => pattern.test(each));

/** What a clause says of a ring; null for what says nothing that its sheet could contradict. */
export function clauseKind(clauses: readonly Clause[], at: number, text: string): NoteKind | null {
  const clause = clauses[at];
  switch (clause?.kind) {
    case 'measure':
      return measureKind(clause, text);
    case 'size':
      // `L½` and `Z+1` are read as their letters: what follows is not known to be another size.
      return FRACTION.test(text.slice(clause.span.to)) || isNoSize(text, clause.span.from, clause.span.to)
        ? null
        : 'size';
    case 'count':
      return 'stones';
    case 'concept':
      return isPartOfName(text, clause.span.from, clause.span.to) ? null : conceptKind(clause, clauses, at);
    case 'engraving':
      return saysWords(clause, text) ? 'engraving' : null;
    default:
      return null;
  }
}

function measureKind({ of, from, to, span }: MeasureClause, text: string): NoteKind | null {
  if (!UNIT.test(asciiOf(text, span))) return null;
  const value = from ?? to ?? 0;
  if (of === 'stone' || of === 'carat') return of === 'stone' && value > STONE_MOST ? null : 'stones';
  return of === 'width' && (value < BAND.from || value > BAND.to) ? null : of;
}

function conceptKind(
  { concepts, isNegated, corrected, word }: ConceptClause,
  clauses: readonly Clause[],
  at: number,
): NoteKind | null {
  if (isNegated || corrected !== null || EVERYDAY.has(word)) return null;
  if (isMetal(concepts)) return isMetalSaid(concepts, word) || isBesideMetal(clauses, at) ? 'alloy' : null;
  if (says(concepts, /^(?:finish-|matt$|hammered$)/u)) return 'finish';
  if (says(concepts, /^(?:profile-|comfort-fit$)/u)) return word.length > 5 || /^f\d\d$/u.test(word) ? 'profile' : null;
  return says(concepts, /^(?:cut-|stone-|diamond$|sapphire$|lab-grown$)/u) ? 'stones' : null;
}

const isMetal = ([likeliest = '']: readonly string[]): boolean =>
  likeliest.startsWith('fineness-') || likeliest.endsWith('-gold') || FAMILIES.has(likeliest);

const isFineness = ([likeliest = '']: readonly string[]): boolean => likeliest.startsWith('fineness-');

/** Whether the word by itself speaks of metal, as no mere number and no mere colour does. */
function isMetalSaid([likeliest = '']: readonly string[], word: string): boolean {
  if (likeliest.startsWith('fineness-')) return MARKED.test(word);
  return FAMILIES.has(likeliest) || OF_METAL.test(word);
}

/** Whether the neighbour before or behind is a metal, or makes one of the two of them: two mere colours are `weiße Rosen`. */
function isBesideMetal(clauses: readonly Clause[], at: number): boolean {
  const own = clauses[at];
  return [clauses[at - 1], clauses[at + 1]].some((each) => {
    if (own?.kind !== 'concept' || each?.kind !== 'concept') return false;
    const gap = Math.max(each.span.from - own.span.to, own.span.from - each.span.to);
    const [likeliest = ''] = each.concepts;
    const isMetalBeside = (likeliest.endsWith('gold') || FAMILIES.has(likeliest)) && each.corrected === null;
    return gap <= BESIDE && isMetalBeside && (isFineness(own.concepts) || isMetalSaid(each.concepts, each.word));
  });
}

const ENGRAVED = /grav|insc|刻印|彫|名入れ|각인|새김/iu;
const WRITTEN_OUT = /["„“”«»「」:&+♥]|\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/u;

/** Words that shall be engraved, written out as such: in quotation marks, behind a colon, two names, a day. */
const saysWords = ({ text: words, span }: EngravingClause, text: string): boolean => {
  const said = text.slice(span.from, span.to);
  const isWritten = words !== null && ENGRAVED.test(said) && WRITTEN_OUT.test(said);
  return isWritten && !isReferred(said, text.slice(span.to, span.to + 20));
};

/** Whether a ring is as a clause says it is. */
export function isMet(
  ring: RingDesign | undefined,
  clause: Clause,
  text: string,
  alloys: readonly CatalogueAlloy[],
): boolean {
  if (ring === undefined) return false;
  switch (clause.kind) {
    case 'measure':
      return meetsRequirement(ring, { ...clause, clause: 0 }, alloys) || isBareLength(ring, clause, text);
    case 'concept':
      return meetsRequirement(ring, { ...clause, clause: 0 }, alloys);
    case 'count':
      // A row as long as its ring has as many stones as fit.
      return (
        ring.stones.some(({ extent, count }) => extent !== 'count' || isWithin(count, clause)) ||
        meetsRequirement(ring, { ...clause, clause: 0 }, alloys)
      );
    case 'size':
      return isSameSize(ring.size, clause.circumference);
    case 'engraving':
      return ring.engravings.some(({ text }) => plain(text).includes(plain(clause.text ?? '')));
    default:
      return true;
  }
}

const isWithin = (value: number, { from, to }: { readonly from: number | null; readonly to: number | null }): boolean =>
  value >= (from ?? -Infinity) && value <= (to ?? Infinity);

/** A length that does not say what it measures may be any of the ring's. */
function isBareLength(
  { height, stones, grooves, inlays, engravings }: RingDesign,
  clause: MeasureClause,
  text: string,
): boolean {
  if (clause.of !== 'width' || OF_WIDTH.test(asciiOf(text, clause.span))) return false;
  const lengths = [
    height,
    ...stones.flatMap(({ diameter, length }) => [diameter, length]),
    ...[...grooves, ...inlays].map(({ width }) => width),
    ...engravings.map((engraving) => engraving.height ?? 0),
  ];
  return lengths.some((length) => isWithin(length, clause));
}

/** By every scale that has the said size: a sheet shows a size of another scale by its nearest step. */
function isSameSize(size: number, said: number): boolean {
  if (Math.abs(size - said) < 0.005) return true;
  return SIZE_SYSTEMS.some((system) => {
    if (system === 'iso' || system === 'ch' || system === 'it') return false;
    const label = sizeLabel(system, said);
    const name = system === 'diameter' ? '⌀' : system;
    return label === sizeLabel(system, size) && readSize(`${name} ${label}`, 'iso') === said;
  });
}

const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim().toLowerCase();
