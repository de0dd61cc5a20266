import { PROFILES } from '@ringwerk/catalogue';
import {
  mm,
  PLAIN_ENGRAVING,
  PROFILE_IDS,
  STRAIGHT,
  type Groove,
  type GrooveShape,
  type Inlay,
  type RingDesign,
} from '@ringwerk/kernel';
import { newSwing } from '../edits/split-changes.ts';
import type { ConceptRequirement, Requirement } from './requirement.ts';

const round = (value: number): number => Math.round(value * 20) / 20;
const scaled = <Part extends { readonly position: number }>(parts: readonly Part[], factor: number): readonly Part[] =>
  parts.map((part) => ({ ...part, position: mm(round(part.position * factor)) }));

/** A ring of another width: what lies across it moves with its edges. */
export function withWidth(ring: RingDesign, width: number): RingDesign {
  const factor = width / ring.width;
  if (factor === 1) return ring;
  const swing = mm(round(ring.split.amplitude * factor));
  return {
    ...ring,
    width: mm(width),
    split: ring.split.form === 'straight' ? ring.split : { ...ring.split, amplitude: swing },
    grooves: scaled(ring.grooves, factor),
    stones: ring.stones.map((row) =>
      row.face === 'outer' ? { ...row, position: mm(round(row.position * factor)) } : row,
    ),
    inlays: scaled(ring.inlays, factor).map((inlay): Inlay => ({
      ...inlay,
      width: mm(Math.max(0.5, round(inlay.width * Math.min(1, factor)))),
    })),
    engravings: ring.engravings.map((line) => ({ ...line, position: mm(round(line.position * factor)) })),
  };
}

const conceptRequirements = (requirements: readonly Requirement[]): readonly ConceptRequirement[] =>
  requirements.filter((requirement): requirement is ConceptRequirement => requirement.kind === 'concept');
const says = (requirements: readonly Requirement[], concept: string): ConceptRequirement | undefined =>
  conceptRequirements(requirements).find(({ concepts }) => concepts.includes(concept));

/** What reads as narrow and as wide, mm. */
const NARROW = 3;
const WIDE = 7;
const ORDINARY = 5;

/** The nearest measure to the ring's own that lies within what is said. */
const clamped = (own: number, from: number | null, to: number | null): number =>
  Math.min(Math.max(own, from ?? -Infinity), to ?? Infinity);

/** The ring in the width and height that are said. */
export function withMeasures(ring: RingDesign, requirements: readonly Requirement[]): RingDesign {
  let made = ring;
  const [narrow, wide] = [says(requirements, 'narrow'), says(requirements, 'wide')];
  if (narrow !== undefined) made = withWidth(made, narrow.isNegated ? ORDINARY : Math.min(NARROW, made.width));
  if (wide !== undefined)
    made = withWidth(made, wide.isNegated ? Math.min(ORDINARY, made.width) : Math.max(WIDE, made.width));
  for (const requirement of requirements) {
    if (requirement.kind !== 'measure') continue;
    if (requirement.of === 'width') made = withWidth(made, clamped(made.width, requirement.from, requirement.to));
    if (requirement.of === 'height')
      made = { ...made, height: mm(clamped(made.height, requirement.from, requirement.to)) };
  }
  const size = requirements.find((requirement) => requirement.kind === 'size');
  return size?.kind === 'size' ? { ...made, size: mm(size.circumference) } : made;
}

/** Profiles that may be meant, the likeliest first; none where nothing is said of it. */
export function profileChoices(ring: RingDesign, requirements: readonly Requirement[]): readonly RingDesign[] {
  const named = conceptRequirements(requirements)
    .filter(({ isNegated }) => !isNegated)
    .flatMap(({ concepts }) => PROFILE_IDS.filter((id) => concepts.includes(`profile-${id.toLowerCase()}`)));
  const comfort =
    says(requirements, 'comfort-fit') === undefined ? [] : comfortProfiles(named.length > 0 ? named : [ring.profile]);
  const profiles = comfort.length > 0 ? comfort : named;
  return profiles.length === 0 ? [ring] : profiles.map((profile) => ({ ...ring, profile, ratios: null }));
}

/** Profiles with a rounded bore, the nearest outside to these first. */
function comfortProfiles(like: readonly RingDesign['profile'][]): readonly RingDesign['profile'][] {
  const outer = PROFILES.find(({ id }) => id === like[0])?.outerSagittaRatio ?? 0;
  return PROFILES.filter(({ kind, innerSagittaRatio }) => kind === 'arc' && innerSagittaRatio > 0)
    .toSorted((a, b) => Math.abs(a.outerSagittaRatio - outer) - Math.abs(b.outerSagittaRatio - outer))
    .map(({ id }) => id);
}

/** Millegriff runs along both rims at this distance from the edge, mm; other grooves lie in the middle. */
const RIM = 0.6;
const GROOVE_WIDTH: Readonly<Record<GrooveShape, number>> = {
  v: 0.5,
  v60: 0.65,
  u: 0.5,
  flat: 0.5,
  raised: 0.5,
  milgrain: 0.7,
  bead: 0.7,
};

function groovesOf(shape: GrooveShape, width: number): readonly Groove[] {
  const at = (position: number): Groove => ({
    shape,
    width: mm(GROOVE_WIDTH[shape]),
    position: mm(round(position)),
    path: STRAIGHT,
  });
  return shape === 'milgrain' || shape === 'bead' ? [at(RIM - width / 2), at(width / 2 - RIM)] : [at(0)];
}

/** Grooves, swings and inlays that are said and that the ring has not yet. */
export function withOrnament(ring: RingDesign, requirements: readonly Requirement[]): RingDesign {
  let made = ring;
  for (const { concepts, isNegated } of conceptRequirements(requirements)) {
    const shapes = Object.keys(GROOVE_WIDTH) as readonly GrooveShape[]; // keys of the table above
    const wanted = shapes.filter((shape) => concepts.includes(`groove-${shape}`));
    if (wanted.length > 0 && isNegated)
      made = { ...made, grooves: made.grooves.filter(({ shape }) => !wanted.includes(shape)) };
    const [shape] = wanted;
    if (shape !== undefined && !isNegated && !made.grooves.some((groove) => wanted.includes(groove.shape)))
      made = { ...made, grooves: [...made.grooves, ...groovesOf(shape, made.width)] };
    const swing = (['wave', 'diagonal'] as const).find((form) => concepts[0] === form);
    if (swing !== undefined && !isNegated) made = swung(made, swing);
  }
  return made;
}

/** The joint of two lanes swings, else a groove does. */
function swung(ring: RingDesign, form: 'wave' | 'diagonal'): RingDesign {
  const path = newSwing(form, ring.width);
  if (ring.split.form === form || ring.grooves.some((groove) => groove.path.form === form)) return ring;
  if (ring.segments.length > 1) return { ...ring, split: path };
  const [first, ...rest] = ring.grooves;
  const groove: Groove = first ?? { shape: 'v', width: mm(GROOVE_WIDTH.v), position: mm(0), path };
  return { ...ring, grooves: [{ ...groove, path }, ...rest] };
}

/** Lines that are said; words that nobody has given yet stand as `names`. */
export function withEngravings(ring: RingDesign, requirements: readonly Requirement[], names: string): RingDesign {
  const lines = requirements.flatMap((requirement) =>
    requirement.kind === 'engraving' &&
    !ring.engravings.some(
      ({ face, text }) => face === requirement.face && (text === requirement.text || requirement.text === null),
    )
      ? [{ ...PLAIN_ENGRAVING, face: requirement.face, text: requirement.text ?? names }]
      : [],
  );
  return lines.length === 0 ? ring : { ...ring, engravings: lines };
}
