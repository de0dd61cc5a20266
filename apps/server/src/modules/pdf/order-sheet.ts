import {
  articleWords,
  composeAlloys,
  edgeWords,
  ENGRAVING_FACE_NAMES,
  ENGRAVING_FONT_NAMES,
  EXTENT_NAMES,
  finishedWords,
  FLANK_NAMES,
  LOOSE_STONE_TEXTS,
  looseStoneWords,
  lineWords,
  ORIENTATION_NAMES,
  orderedWords,
  PLATING_NAMES,
  realStoneWords,
  RING_TEXTS,
  ringTitle,
  stoneMaterialWords,
  stoneSizeWords,
  type CatalogueAlloy,
  type HouseAlloy,
  type LooseStone,
  type RingOwners,
} from '@ringwerk/catalogue';
import type { Country, OrderRelationKind, ShippingAddress } from '@ringwerk/contract';
import {
  hasStones,
  ringFacts,
  type Design,
  type Engraving,
  type RingDesign,
  type RingFactKind,
  type StoneRow,
} from '@ringwerk/kernel';
import { SIZE_SYSTEMS, sizeLabel } from '@ringwerk/kernel/sizes';
import type { RingWeight } from '@ringwerk/kernel/weight';
import { SERVER_KERNEL } from '../designs/server-kernel.ts';
import { benchCode, type BenchCode } from './bench-code.ts';
import { engravingStrips } from './engraving-drawing.ts';
import { fontFamilies } from './fonts.ts';
import { signaturePart, type SheetSignature } from './proof-sheet.ts';
import { PROOF_TEXTS } from './proof-texts.ts';
import { sectionSvg, type Drawing } from './ring-drawing.ts';
import { elevationSvg } from './ring-elevation.ts';
import {
  alloyName,
  bucketOf,
  cutName,
  engravingMethod,
  finishName,
  grooveName,
  hallmark,
  profileName,
  qualityLabel,
  segmentSpan,
  settingName,
  stonesOf,
  type ListedByKey,
} from './ring-facts.ts';
import { nationalSize, sheetFormat, type SheetFormat } from './sheet-format.ts';

export interface Letterhead {
  readonly company: string;
  /** `#rrggbb`; null without one. */
  readonly colour: string | null;
  /** PNG; null: the name alone. */
  readonly logo: Uint8Array | null;
}

export interface SheetRings {
  readonly code: string;
  readonly articleNumber: string | null;
  readonly design: Design;
  /** Of the rings, as far as the house has entered or changed them. */
  readonly alloys: readonly HouseAlloy[];
  readonly weights: readonly (RingWeight | null)[];
  readonly listed: ListedByKey;
  /** Of exactly this design; none: nobody has signed its proof. */
  readonly signatures: readonly SheetSignature[];
}

/** One position as the workshop reads it. */
export interface SheetPosition {
  readonly number: number;
  readonly quantity: number;
  readonly note: string;
  readonly rings: SheetRings | null;
  readonly stone: LooseStone | null;
}

/** What the workshop makes the rings from. Prices are none of its business and do not stand here. */
export interface OrderSheetSource {
  /** Who makes the rings, at the head of the paper. */
  readonly house: Letterhead;
  readonly number: string;
  readonly commission: string;
  readonly persons: RingOwners;
  /** The day at the manufactory. */
  readonly createdOn: string;
  /** Of the house. */
  readonly zone: string;
  readonly requestedDate: string | null;
  readonly note: string;
  /** The earlier order that this one comes from, and what was wrong with it. */
  readonly from: { readonly number: string; readonly kind: OrderRelationKind; readonly reason: string } | null;
  /** Those that the house makes or sends, in the order of the order. */
  readonly positions: readonly SheetPosition[];
  readonly dealer: { readonly company: string; readonly customerNumber: string; readonly country: Country };
  readonly shipTo: ShippingAddress;
}

interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The data of `templates/ring-sheet.typ`. The workshop reads German; figures and stamps need no language. */
export interface OrderSheet {
  readonly lang: string;
  readonly fonts: readonly string[];
  readonly company: string;
  /** Of the line below the head; null: black. */
  readonly colour: string | null;
  readonly title: string;
  readonly number: string;
  /** The number, for the scanners of the benches. */
  readonly code: BenchCode;
  readonly facts: readonly (readonly [string, string])[];
  readonly note: string;
  readonly positions: readonly PositionPart[];
  readonly unsigned: string;
}

interface PositionPart {
  /** Empty for the only one. */
  readonly title: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly note: string;
  /** Which of the pictures it is; null for what has none. */
  readonly picture: number | null;
  /** Of the couple on the proof of these rings; null for what has none. */
  readonly signatures: readonly ReturnType<typeof signaturePart>[] | null;
  readonly rings: readonly {
    readonly title: string;
    readonly key: readonly (readonly [string, string])[];
    readonly tables: readonly Table[];
    /** What is engraved, line by line: its place and manner, and the words themselves. */
    readonly engravings: readonly { readonly title: string; readonly text: string }[];
    /** Every engraved face unrolled, 1:1. */
    readonly strips: readonly { readonly title: string; readonly drawing: Drawing }[];
    readonly elevation: Drawing;
    readonly actual: Drawing;
    readonly section: Drawing;
  }[];
}

const format = sheetFormat('de');

const FROM_WORDS: Readonly<Record<OrderRelationKind, string>> = {
  reorder: 'Nachbestellung zu',
  remake: 'Neuanfertigung zu',
};

type Fact = readonly [string, string];

function fromFacts(from: OrderSheetSource['from']): readonly Fact[] {
  if (from === null) return [];
  const earlier: Fact = [FROM_WORDS[from.kind], from.number];
  return from.reason === '' ? [earlier] : [earlier, ['Grund', from.reason]];
}

export function orderSheet(source: OrderSheetSource): OrderSheet {
  const { dealer } = source;
  return {
    lang: 'de',
    fonts: fontFamilies('de'),
    company: source.house.company,
    colour: source.house.colour,
    title: 'Werkstattblatt',
    number: source.number,
    code: benchCode(source.number),
    facts: [
      ['Kommission', source.commission],
      ['Händler', `${dealer.company} (${dealer.customerNumber})`],
      ['Versand an', addressLine(source.shipTo)],
      ['Eingang', format.day(source.createdOn)],
      ['Wunschtermin', source.requestedDate === null ? '–' : format.day(source.requestedDate)],
      ['Positionen', String(source.positions.length)],
      ...fromFacts(source.from),
    ],
    note: source.note,
    unsigned: PROOF_TEXTS.de.unsigned,
    positions: source.positions.map((position, index) => positionPart(source, position, index)),
  };
}

function positionPart(source: OrderSheetSource, position: SheetPosition, index: number): PositionPart {
  const { positions } = source;
  const { rings, stone, number, quantity, note } = position;
  const isOneOfSeveral = positions.length > 1;
  return {
    title: isOneOfSeveral ? `Position ${number} (${index + 1} von ${positions.length})` : '',
    facts: [['Stück', String(quantity)], ...ringsFacts(rings), ...stoneFacts(stone)],
    note,
    picture: rings === null ? null : positions.slice(0, index).filter((each) => each.rings !== null).length,
    signatures: rings?.signatures.map((signature) => signaturePart(signature, 'de', source.zone)) ?? null,
    rings:
      rings === null
        ? []
        : rings.design.rings.map((ring, place) => ringPart(source, rings, ring, rings.weights[place] ?? null)),
  };
}

function ringsFacts(rings: SheetRings | null): readonly (readonly [string, string])[] {
  if (rings === null) return [];
  const { code, articleNumber, design } = rings;
  return [
    ['Entwurf', `${code.slice(0, 4)}-${code.slice(4)}`],
    ['Artikel', articleWords(articleNumber, hasStones(design), 'de')],
  ];
}

/** A loose stone that goes with the parcel, by what it is picked and checked by. */
function stoneFacts(stone: LooseStone | null): readonly (readonly [string, string])[] {
  if (stone === null) return [];
  const { name, provenance, measures, grades, report } = looseStoneWords(stone, 'de', format);
  return [
    ['Loser Stein', name],
    ['Nr.', stone.stockNumber],
    [LOOSE_STONE_TEXTS.provenance.de, provenance],
    [LOOSE_STONE_TEXTS.grades.de, grades],
    [LOOSE_STONE_TEXTS.measures.de, measures],
    [LOOSE_STONE_TEXTS.report.de, report === '' ? '–' : report],
  ];
}

/** One line of a parcel's label. The country stands as its code: the workshop's labels are printed so. */
const addressLine = ({ name, street, postcode, city, country }: ShippingAddress): string =>
  [name, street, `${country}-${postcode} ${city}`.trim()].filter((part) => part !== '').join(', ');

function ringPart(
  { dealer: { country }, persons }: OrderSheetSource,
  { listed, alloys: house }: SheetRings,
  ring: RingDesign,
  weight: RingWeight | null,
): PositionPart['rings'][number] {
  const alloys = composeAlloys(house);
  return {
    title: ringTitle(ring.role, persons, 'de'),
    key: keyFacts(ring, weight, country),
    tables: [segments(ring, weight, alloys), inlays(ring, alloys), grooves(ring), stones(ring, listed)].filter(
      (table) => table.rows.length > 0,
    ),
    engravings: ring.engravings.map((engraving) => ({
      title: engravingTitle(engraving),
      text: engravingText(engraving),
    })),
    strips: engravingStrips(ring, SERVER_KERNEL.tables).map(({ face, length, drawing }) => ({
      title: `${ENGRAVING_FACE_NAMES[face].de}, abgewickelt ${format.mm(Math.round(length * 100) / 100)} · 1 : 1 · Marken: oben am Ring${face === 'inside' ? ', gestrichelt: Stempel' : ''}`,
      drawing,
    })),
    elevation: elevationSvg(ring, alloys),
    actual: sectionSvg(ring, alloys, 1, null),
    section: sectionSvg(ring, alloys, 5, { width: format.mm(ring.width), height: format.mm(ring.height) }),
  };
}

/** Side, method, lettering, height, place and depth: what the engraver sets up. */
function engravingTitle(engraving: Engraving): string {
  const { face, font, text, height, position, angle, depth } = engraving;
  return [
    ENGRAVING_FACE_NAMES[face].de,
    engravingMethod(engraving, 'de'),
    ...(text === '' ? [] : [`Schrift ${ENGRAVING_FONT_NAMES[font].de}`]),
    height === null ? 'Höhe nach Ringbreite' : `Höhe ${format.mm(height)}`,
    ...(position === 0 ? [] : [`${signed(format, position)} von Ringmitte`]),
    `${angle > 0 ? '+' : ''}${angle}° von oben`,
    `Tiefe ${format.mm(depth)}`,
  ].join(' · ');
}

const engravingText = ({ text, drawing }: Engraving): string =>
  [...(drawing === null ? [] : ['[Zeichnung]']), text].join(' ').trim();

/** Every scale stands beside the millimetres: a bare number of one country is no production value. */
function keyFacts(ring: RingDesign, weight: RingWeight | null, country: Country): (readonly [string, string])[] {
  const finished = finishedWords(ring, 'de', format);
  const scales = SIZE_SYSTEMS.filter((system) => ['iso', 'ch', 'us', 'jp'].includes(system));
  return [
    ['Innenumfang', format.mm(ring.size)],
    ['Innendurchmesser', format.mm(Math.round((ring.size / Math.PI) * 100) / 100)],
    [`Ringweite ${country}`, nationalSize(country, ring.size)],
    ['Weiten', scales.map((system) => `${system.toUpperCase()} ${sizeLabel(system, ring.size)}`).join(' · ')],
    ['Profil', `${ring.profile} ${profileName(ring, 'de')}`],
    [
      'Breite × Stärke',
      `${orderedWords(format.mm(ring.width), finished.width)} × ${orderedWords(format.mm(ring.height), finished.height)}`,
    ],
    ...construction(ring),
    ['Gewicht fertig', weight === null ? '–' : format.grams(weight.shown)],
  ];
}

/** What is worked beyond profile and dimensions; a plain ring says nothing of it. */
function construction(ring: RingDesign): (readonly [string, string])[] {
  const { ratios } = ring;
  const curvature =
    ratios === null
      ? ''
      : [ratios.outerSagitta, ratios.innerSagitta, ratios.outerFillet, ratios.innerFillet].map(ratio).join(' / ');
  const facts: readonly (readonly [string, string])[] = [
    ['Wölbung a/i, Radius a/i (× Stärke)', curvature],
    [RING_TEXTS.edges.de, edgeWords(ring, 'de', format)],
    [RING_TEXTS.split.de, ring.split.form === 'straight' ? '' : lineWords(ring.split, 'de', format)],
    [RING_TEXTS.plating.de, ring.plating === 'none' ? '' : PLATING_NAMES[ring.plating].de],
  ];
  return facts.filter(([, value]) => value !== '');
}

const ratio = (value: number): string => value.toFixed(2).replace('.', ',');

function inlays(ring: RingDesign, alloys: readonly CatalogueAlloy[]): Table {
  return {
    title: 'Einlagen',
    head: ['', 'Legierung', 'Breite', 'Tiefe', 'Mitte von links', 'Mitte von Ringmitte', 'Oberfläche'],
    rows: ring.inlays
      .toSorted((a, b) => a.position - b.position)
      .map((inlay, index) => [
        String(index + 1),
        alloyName(alloys, inlay, 'de'),
        format.mm(inlay.width),
        format.mm(inlay.depth),
        format.mm(inlay.position + ring.width / 2),
        signed(format, inlay.position),
        finishName(inlay, 'de'),
      ]),
  };
}

function segments(ring: RingDesign, weight: RingWeight | null, alloys: readonly CatalogueAlloy[]): Table {
  return {
    title: ring.split.form === 'shell' ? 'Legierung und Oberfläche, von außen' : 'Legierung und Oberfläche, von links',
    head: ['', 'Legierung', 'Stempel', 'Oberfläche', 'von', 'bis', 'Gewicht'],
    rows: ring.segments.map((segment, index) => {
      const [from, to] = segmentSpan(ring, index);
      const grams = weight?.segments[index];
      return [
        String(index + 1),
        // A layered or woven material is cut from one certain piece of its billet.
        segment.pattern === 0
          ? alloyName(alloys, segment, 'de')
          : `${alloyName(alloys, segment, 'de')}, ${filled('pattern', 'number', segment.pattern)}`,
        hallmark(alloys, segment) === '' ? '–' : hallmark(alloys, segment),
        finishName(segment, 'de'),
        format.mm(from),
        format.mm(to),
        grams === undefined ? '–' : format.grams(grams),
      ];
    }),
  };
}

function grooves(ring: RingDesign): Table {
  return {
    title: 'Fugen',
    head: ['', 'Form', 'Breite', 'Mitte von links', 'Mitte von Ringmitte', 'Verlauf'],
    rows: [...ring.grooves]
      .sort((a, b) => a.position - b.position)
      .map((groove, index) => [
        String(index + 1),
        grooveName(groove, 'de'),
        format.mm(groove.width),
        format.mm(groove.position + ring.width / 2),
        signed(format, groove.position),
        lineWords(groove.path, 'de', format),
      ]),
  };
}

function stones(ring: RingDesign, listed: ListedByKey): Table {
  const said = new Set(ringFacts(ring).map(({ kind, index }) => `${kind}/${index}`));
  return {
    title: 'Steine',
    head: ['Anzahl', 'Größe', 'ct je Stein', 'Material', 'Qualität', 'Fassung', 'Verlauf', 'Lage'],
    rows: ring.stones.map((row, index) => {
      const real = row.listing === null ? undefined : listed.get(row.listing);
      const isSaid = (kind: RingFactKind): boolean => said.has(`${kind}/${index}`);
      return [
        `${stonesOf(ring, row)} ×`,
        stoneSize(row, isSaid('stones.orientation')),
        format.carats(real?.carats ?? bucketOf(row)),
        real === undefined ? stoneMaterialWords(row, 'de') : realStoneWords(row, real.treatment, 'de'),
        real === undefined ? qualityLabel(row) : `${real.grades}, Nr. ${real.stock}`,
        settingName(row, 'de'),
        [
          row.extent === 'count' ? 'abgezählt' : EXTENT_NAMES[row.extent].de,
          ...(isSaid('stones.spacing') ? [filled('spacing', 'spacing', format.mm(row.spacing, 2))] : []),
          ...(isSaid('stones.seed') ? [filled('places', 'number', row.seed)] : []),
        ].join(', '),
        [signed(format, row.position), ...stonePlace(row)].join(', '),
      ];
    }),
  };
}

/** Cut and girdle, how the longer side lies, and the measured depth of a real stone. */
const stoneSize = (row: StoneRow, isOblong: boolean): string =>
  [
    row.cut === 'round' ? stoneSizeWords(row, format) : `${cutName(row, 'de')} ${stoneSizeWords(row, format)}`,
    ...(isOblong ? [ORIENTATION_NAMES[row.orientation].de] : []),
    ...(row.depth === null ? [] : [filled('stoneDepth', 'depth', format.mm(row.depth, 2))]),
  ].join(', ');

/** Where stones sit beyond the middle of the band: flank, angle from the top, height, open back. */
const stonePlace = (row: StoneRow): readonly string[] => [
  ...(row.face === 'outer' ? [] : [FLANK_NAMES[row.face].de]),
  ...(row.angle === 0 ? [] : [`${row.angle > 0 ? '+' : ''}${row.angle}°`]),
  ...(row.lift === 0 ? [] : [filled('above', 'height', format.mm(row.lift, 2))]),
  ...(row.back === 'open' ? [RING_TEXTS.openBack.de] : []),
];

const filled = (key: keyof typeof RING_TEXTS, name: string, value: string | number): string =>
  RING_TEXTS[key].de.replace(`{${name}}`, String(value));

/** Distance from the middle of the band; left is negative. */
const signed = ({ mm }: SheetFormat, value: number): string => (value > 0 ? `+${mm(value)}` : mm(value));
