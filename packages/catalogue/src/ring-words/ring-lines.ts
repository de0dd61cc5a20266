import {
  ringFacts,
  type EdgeWork,
  type Engraving,
  type Groove,
  type Inlay,
  type Path,
  type RingDesign,
  type RingFactKind,
  type Segment,
  type Split,
  type StoneRow,
} from '@ringwerk/kernel';
import { finishedMeasures } from '@ringwerk/kernel/body';
import { STONE_CUT_CONTENT } from '../content/stone-cuts.ts';
import { STONE_MATERIALS } from '../content/stone-materials.ts';
import { STONE_TREATMENT_NAMES } from '../content/stone-provenance.ts';
import { FINISHES } from '../finishes.ts';
import type { CatalogueLanguage, Localised } from '../localised.ts';
import { PROFILES } from '../profiles.ts';
import { ENGRAVING_METHOD_NAMES, GROOVE_NAMES, SETTINGS } from '../settings.ts';
import { STONE_QUALITIES } from '../stones.ts';
import { KERNEL_TABLES } from '../tables.ts';
import {
  EDGE_NAMES,
  ENGRAVING_FACE_NAMES,
  ENGRAVING_FONT_NAMES,
  EXTENT_NAMES,
  FLANK_NAMES,
  LINE_NAMES,
  ORIENTATION_NAMES,
  PLATING_NAMES,
  RING_TEXTS,
} from './ring-texts.ts';

/** Figures as a reader writes them; `mm` takes the decimals of the field's step, without them those that the value has. */
export interface FactFormat {
  readonly mm: (value: number, digits?: number) => string;
  readonly carats: (value: number) => string;
  readonly grams: (value: number) => string;
  readonly number: (value: number, digits: number) => string;
}

/** What is computed from the record, or known of a real stone, and stands beside its facts. */
export interface RingFigures {
  /** Finished weight; null where the ring cannot be weighed. */
  readonly grams: number | null;
  /** Group by group: stones that it has, and carats of one; null where the reader has no figures. */
  readonly stones: readonly ({
    readonly count: number;
    readonly carats: number;
    /** What the seller says of a real stone; `treatment` is a key. Null for stones of the trade's sizes. */
    readonly real: { readonly grades: string; readonly stock: string; readonly treatment: string } | null;
  } | null)[];
}

export type RingLineKind =
  | 'profile'
  | 'curvature'
  | 'width'
  | 'height'
  | 'size'
  | 'diameter'
  | 'edges'
  | 'alloy'
  | 'split'
  | 'inlay'
  | 'plating'
  | 'groove'
  | 'stones'
  | 'setting'
  | 'engraving'
  | 'weight';

export interface RingLine {
  readonly kind: RingLineKind;
  readonly label: string;
  readonly value: string;
}

/** `trade`: all that the workshop sets up; `couple`: what is bought, without the workshop's measures. */
export type LineReader = 'trade' | 'couple';

interface Wording {
  readonly language: CatalogueLanguage;
  readonly format: FactFormat;
  readonly reader: LineReader;
  /** The house's alloys, by which a ring names its metals. */
  readonly alloys: readonly { readonly id: string; readonly names: Localised }[];
}

/** Fields that a couple's paper leaves out, with the reason; everything else stands on every paper. */
export const NOT_FOR_COUPLES: Partial<Record<RingFactKind, string>> = {
  'ratios.outerSagitta': 'named as a curvature of its own; the figure is the lathe’s',
  'ratios.innerSagitta': 'named as a curvature of its own; the figure is the lathe’s',
  'ratios.outerFillet': 'named as a curvature of its own; the figure is the lathe’s',
  'ratios.innerFillet': 'named as a curvature of its own; the figure is the lathe’s',
  'segments.pattern': 'which piece of the billet is cut shows in the picture only',
  'inlays.position': 'stands in the drawing beside the words',
  'inlays.depth': 'lies in the metal and is not seen',
  'grooves.position': 'stands in the drawing beside the words',
  'stones.depth': 'stands in the stone’s own report',
  'stones.spacing': 'stands in the drawing beside the words',
  'stones.position': 'stands in the drawing beside the words',
  'stones.seed': 'the places of scattered stones show in the drawing',
  'engravings.height': 'set by the engraver',
  'engravings.position': 'set by the engraver',
  'engravings.angle': 'set by the engraver',
  'engravings.depth': 'set by the engraver',
};

const nameIn = (
  table: readonly { readonly id: string; readonly names: Localised }[],
  id: string,
  language: CatalogueLanguage,
): string => table.find((entry) => entry.id === id)?.names[language] ?? id;

const fill = (text: string, name: string, value: string): string => text.replace(`{${name}}`, value);
const signed = (value: number, text: string): string => (value > 0 ? `+${text}` : text);
const joined = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(', ');

/** Whether a field of a list entry means something, as the kernel's facts say it. */
interface Said {
  (kind: RingFactKind, index?: number): boolean;
}
function saidBy(ring: RingDesign, reader: LineReader): Said {
  const said = new Set(ringFacts(ring).map(({ kind, index }) => `${kind}/${index}`));
  return (kind, index = 0) =>
    said.has(`${kind}/${index}`) && (reader === 'trade' || NOT_FOR_COUPLES[kind] === undefined);
}

interface Telling extends Wording {
  readonly ring: RingDesign;
  readonly figures: RingFigures;
  readonly said: Said;
}

const text = ({ language }: Wording, key: keyof typeof RING_TEXTS): string => RING_TEXTS[key][language];
const finishOf = ({ finish }: Pick<Segment, 'finish'>, language: CatalogueLanguage): string =>
  nameIn(FINISHES, finish, language);

/** `Welle ±0,40 mm, 3 ×, 90°`; a line that stands still and a shell are only named. */
export function lineWords(
  { form, amplitude, waves, phase }: Path | Split,
  language: CatalogueLanguage,
  format: FactFormat,
): string {
  const name = LINE_NAMES[form][language];
  return form === 'straight' || form === 'shell'
    ? name
    : `${name} ±${format.mm(amplitude, 2)}, ${waves}\u00A0×, ${phase}°`;
}

/** `⌀ 1,50 mm`, `2,00 mm × 3,00 mm`. */
export const stoneSizeWords = ({ diameter, length }: StoneRow, { mm }: FactFormat): string =>
  diameter === length ? `⌀ ${mm(diameter, 2)}` : `${mm(diameter, 2)} × ${mm(length, 2)}`;

/** Material with the treatment that must be named at sale. */
export function stoneMaterialWords({ material: id }: StoneRow, language: CatalogueLanguage): string {
  const material = STONE_MATERIALS.find((entry) => entry.id === id);
  if (material === undefined) return id;
  const { names, disclosure } = material;
  return disclosure === null ? names[language] : `${names[language]} (${disclosure[language]})`;
}

/** Origin and treatment, which must be said at every mention of a real stone: `Natural diamond · untreated`. */
export const realStoneWords = (row: StoneRow, treatment: string, language: CatalogueLanguage): string =>
  `${stoneMaterialWords(row, language)} · ${STONE_TREATMENT_NAMES[treatment]?.[language] ?? treatment}`;

/** What a gauge reads on the finished ring, where that is not what was ordered; null where it is. */
export function finishedWords(
  ring: RingDesign,
  language: CatalogueLanguage,
  { mm }: Pick<FactFormat, 'mm'>,
): { readonly width: string | null; readonly height: string | null } {
  const { width, height, isWidthAsOrdered, isHeightAsOrdered } = finishedMeasures(ring, KERNEL_TABLES);
  const words = (measure: number): string => fill(RING_TEXTS.finished[language], 'measure', mm(measure, 2));
  return {
    width: isWidthAsOrdered ? null : words(width),
    height: isHeightAsOrdered ? null : words(height),
  };
}

/** `6,0 mm (fertig 5,47 mm)`; only what was ordered where the finished ring measures the same. */
export const orderedWords = (ordered: string, finished: string | null): string =>
  finished === null ? ordered : `${ordered} (${finished})`;

/** Both edges in one line; the same work is said once. Empty where the profile stands as it is. */
export function edgeWords({ edges }: RingDesign, language: CatalogueLanguage, { mm }: FactFormat): string {
  const words = (edge: EdgeWork | null): string | null =>
    edge &&
    `${EDGE_NAMES[edge.form][language]} ${mm(edge.width, 2)} × ${mm(edge.depth, 2)}, ${finishOf(edge, language)}`;
  const [left, right] = [words(edges.left), words(edges.right)];
  if (left !== null && left === right) return left;
  return [left && `${RING_TEXTS.left[language]}: ${left}`, right && `${RING_TEXTS.right[language]}: ${right}`]
    .filter((side) => side !== null)
    .join(' · ');
}

function shapeLines(telling: Telling): RingLine[] {
  const { ring, said, language, format } = telling;
  const { ratios } = ring;
  const label = (kind: RingLineKind & keyof typeof RING_TEXTS, value: string): RingLine => ({
    kind,
    label: text(telling, kind),
    value,
  });
  const profile = `${ring.profile} ${nameIn(PROFILES, ring.profile, language)}`;
  const finished = finishedWords(ring, language, format);
  const curves =
    ratios === null ? [] : [ratios.outerSagitta, ratios.innerSagitta, ratios.outerFillet, ratios.innerFillet];
  return [
    label('profile', joined([profile, ratios && text(telling, 'ownCurvature')])),
    label('curvature', said('ratios.outerSagitta') ? curves.map((curve) => format.number(curve, 2)).join(' / ') : ''),
    label('width', orderedWords(format.mm(ring.width), finished.width)),
    label('height', orderedWords(format.mm(ring.height), finished.height)),
    label('size', format.mm(ring.size)),
    label('diameter', format.mm(ring.size / Math.PI, 2)),
    label('edges', edgeWords(ring, language, format)),
  ].filter(({ value }) => value !== '');
}

function inlayWords(telling: Telling, { alloy, width, position, depth, finish }: Inlay, index: number): string {
  const { said, language, format, alloys } = telling;
  return joined([
    `${nameIn(alloys, alloy, language)} ${format.mm(width, 1)}`,
    said('inlays.depth', index) ? fill(text(telling, 'deep'), 'depth', format.mm(depth, 1)) : null,
    said('inlays.position', index) ? placeWords(telling, position) : null,
    finishOf({ finish }, language),
  ]);
}

const placeWords = (telling: Telling, position: number): string =>
  fill(text(telling, 'fromMiddle'), 'distance', signed(position, telling.format.mm(position, 2)));

function grooveWords(telling: Telling, { shape, width, position, path }: Groove, index: number): string {
  const { said, language, format } = telling;
  return joined([
    `${GROOVE_NAMES[shape][language]} ${format.mm(width, 2)}`,
    said('grooves.position', index) ? placeWords(telling, position) : null,
    path.form === 'straight' ? null : lineWords(path, language, format),
  ]);
}

function metalLines(telling: Telling): RingLine[] {
  const { ring, said, language, format, alloys } = telling;
  const parts = ring.segments.map(({ share }) => share).join(' : ');
  const line = (kind: RingLineKind & keyof typeof RING_TEXTS, value: string): RingLine => ({
    kind,
    label: text(telling, kind),
    value,
  });
  return [
    ...ring.segments.map((segment, index) => ({
      kind: 'alloy' as const,
      label: text(telling, 'alloy') + (said('segments.share', index) ? ` ${index + 1} (${parts})` : ''),
      value: joined([
        nameIn(alloys, segment.alloy, language),
        finishOf(segment, language),
        said('segments.pattern', index) ? fill(text(telling, 'pattern'), 'number', String(segment.pattern)) : null,
      ]),
    })),
    ...(said('split.form') ? [line('split', lineWords(ring.split, language, format))] : []),
    ...ring.inlays.map((inlay, index) => line('inlay', inlayWords(telling, inlay, index))),
    ...(ring.plating === 'none' ? [] : [line('plating', PLATING_NAMES[ring.plating][language])]),
    ...ring.grooves.map((groove, index) => line('groove', grooveWords(telling, groove, index))),
  ];
}

/** Carats, grades and stock number of a real stone; else carats and quality of the trade's sizes. */
function gradeWords(telling: Telling, row: StoneRow, known: RingFigures['stones'][number]): string[] {
  const { language, format } = telling;
  const quality = STONE_QUALITIES.find(({ id }) => id === row.quality)?.label ?? row.quality;
  const material = stoneMaterialWords(row, language);
  // The grades of a real stone are its seller's; the quality of its seat says nothing of it.
  if (row.listing !== null && !known?.real) return [material, STONE_TREATMENT_NAMES['unstated']?.[language] ?? ''];
  if (known === null) return [material, quality];
  const { carats, real } = known;
  if (real === null) return [format.carats(carats), material, quality];
  const provenance = realStoneWords(row, real.treatment, language);
  return [format.carats(carats), provenance, real.grades, fill(text(telling, 'stock'), 'number', real.stock)];
}

/** How many and how large, how the longer side lies, of what material and quality. */
function stoneWords(telling: Telling, row: StoneRow, index: number): string {
  const { said, language, format, figures } = telling;
  const known = figures.stones[index] ?? null;
  const count = known?.count ?? (said('stones.count', index) ? row.count : null);
  const cut = `${nameIn(STONE_CUT_CONTENT, row.cut, language)} ${stoneSizeWords(row, format)}`;
  return joined([
    count === null ? cut : `${count} × ${cut}`,
    said('stones.orientation', index) ? ORIENTATION_NAMES[row.orientation][language] : null,
    row.depth !== null && said('stones.depth', index)
      ? fill(text(telling, 'stoneDepth'), 'depth', format.mm(row.depth, 2))
      : null,
    ...gradeWords(telling, row, known),
  ]);
}

/** How a group is held and where it sits: reach, distance, flank, place across, angle, height, back. */
function settingWords(telling: Telling, row: StoneRow, index: number): string {
  const { said, language, format } = telling;
  return joined([
    nameIn(SETTINGS, row.setting, language),
    row.extent === 'count' ? null : EXTENT_NAMES[row.extent][language],
    said('stones.spacing', index) ? fill(text(telling, 'spacing'), 'spacing', format.mm(row.spacing, 2)) : null,
    said('stones.seed', index) ? fill(text(telling, 'places'), 'number', String(row.seed)) : null,
    row.face === 'outer' ? null : FLANK_NAMES[row.face][language],
    said('stones.position', index) ? placeWords(telling, row.position) : null,
    said('stones.angle', index) ? fill(text(telling, 'fromTop'), 'angle', signed(row.angle, `${row.angle}°`)) : null,
    said('stones.lift', index) ? fill(text(telling, 'above'), 'height', format.mm(row.lift, 2)) : null,
    row.back === 'open' ? text(telling, 'openBack') : null,
  ]);
}

function stoneLines(telling: Telling): RingLine[] {
  const { stones } = telling.ring;
  return stones.flatMap((row, index): RingLine[] => {
    const number = stones.length === 1 ? '' : ` ${index + 1}`;
    return [
      { kind: 'stones', label: text(telling, 'stones') + number, value: stoneWords(telling, row, index) },
      { kind: 'setting', label: text(telling, 'setting') + number, value: settingWords(telling, row, index) },
    ];
  });
}

/** Method, lettering, height, place and depth of an engraving: what the engraver sets up. */
function engravingManner(telling: Telling, engraving: Engraving, index: number): string[] {
  const { said, language, format } = telling;
  const { method, font, height, position, angle, depth } = engraving;
  const letters =
    height === null ? text(telling, 'lettersByWidth') : fill(text(telling, 'letters'), 'height', format.mm(height, 2));
  return [
    ENGRAVING_METHOD_NAMES[method][language],
    ...(said('engravings.font', index) ? [ENGRAVING_FONT_NAMES[font][language]] : []),
    ...(telling.reader === 'trade' ? [letters] : []),
    ...(said('engravings.position', index) ? [placeWords(telling, position)] : []),
    ...(said('engravings.angle', index) ? [fill(text(telling, 'fromTop'), 'angle', signed(angle, `${angle}°`))] : []),
    ...(said('engravings.depth', index) ? [fill(text(telling, 'deep'), 'depth', format.mm(depth, 2))] : []),
  ];
}

function engravingLines(telling: Telling): RingLine[] {
  const { ring, language } = telling;
  return ring.engravings.map((engraving, index) => ({
    kind: 'engraving',
    label: ENGRAVING_FACE_NAMES[engraving.face][language],
    value: [
      joined([engraving.drawing && text(telling, 'drawing'), engraving.text]),
      ...engravingManner(telling, engraving, index),
    ].join(' · '),
  }));
}

/**
 * A ring in the words of the trade: every fact of the record that means something for this ring, in one order, for every
 * paper and page. Pages and sheets choose lines by kind and lay them out; none of them reads the record for words.
 */
export function ringLines(ring: RingDesign, figures: RingFigures, wording: Wording): readonly RingLine[] {
  const telling = { ...wording, ring, figures, said: saidBy(ring, wording.reader) };
  const { grams } = figures;
  return [
    ...shapeLines(telling),
    ...metalLines(telling),
    ...stoneLines(telling),
    ...engravingLines(telling),
    ...(grams === null
      ? []
      : [{ kind: 'weight' as const, label: text(telling, 'weight'), value: wording.format.grams(grams) }]),
  ];
}
