import {
  articleWords,
  composeAlloys,
  edgeWords,
  ENGRAVING_FACE_NAMES,
  ENGRAVING_FONT_NAMES,
  finishedWords,
  LOOSE_STONE_TEXTS,
  looseStoneWords,
  lineWords,
  orderedWords,
  PLATING_NAMES,
  RING_TEXTS,
  ringTitle,
  serviceWords,
  type HouseAlloy,
  type LooseStone,
  type RingOwners,
} from '@ringwerk/catalogue';
import {
  WORK_NOTE_PURPOSES,
  type Country,
  type Language,
  type OrderedRing,
  type OrderRelationKind,
  type RingService,
  type RingServiceWork,
  type ShippingAddress,
  type WorkNotePurpose,
  type WorkNotes,
  spokenCode,
} from '@ringwerk/contract';
import { hasStones, type Design, type Engraving, type RingDesign } from '@ringwerk/kernel';
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
import { engravingMethod, profileName, type ListedByKey } from './ring-facts.ts';
import { ringTables, type Table } from './ring-tables.ts';
import { inBoth, ringPlace, sendingLead, serviceSheetWord, type ServiceSheetReader } from './service-sheet-words.ts';
import { nationalSize, sheetFormat, signed } from './sheet-format.ts';

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
  /** Of this position beside the order's; empty without one. */
  readonly commission: string;
  readonly rings: SheetRings | null;
  readonly stone: LooseStone | null;
  /** Work at a ring that comes back; `rings` shows it as it is afterwards. */
  readonly service?: SheetService | null;
}

type SheetService = Pick<RingService, 'from' | 'grams'> & { readonly works: readonly RingServiceWork[] };

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
  /** The day of the last change by the dealer, and what it made of the order; null: as it was placed. */
  readonly changed: { readonly on: string; readonly version: number } | null;
  /** Those that the manufactory reads. */
  readonly notes: WorkNotes;
  /** The earlier order that this one comes from, and what was wrong with it. */
  readonly from: {
    readonly number: string;
    readonly kind: OrderRelationKind;
    readonly reason: string;
    /** Which ring of it is meant; null: the order as a whole. */
    readonly of: OrderedRing | null;
  } | null;
  /** Those that the house makes or sends, in the order of the order. */
  readonly positions: readonly SheetPosition[];
  readonly dealer: { readonly company: string; readonly customerNumber: string; readonly country: Country };
  readonly shipTo: ShippingAddress;
  /** Of rings that come back: who reads the sheet beside the workshop; absent for any other order. */
  readonly service?: ServiceSheetReader | null;
}

/** The data of `templates/ring-sheet.typ`. The workshop reads German, a dealer who sends in a ring his language beside it; figures and stamps need none. */
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
  /** What is noted, each with whom it is for. */
  readonly notes: readonly Fact[];
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
  service: 'Service an Ringen aus',
  partner: 'Partnerring zu',
};

type Fact = readonly [string, string];

/** A ring of another order, as a bench finds it. */
const ringWords = (number: string, { position, ring }: OrderedRing): string =>
  `${number}, Position ${position}, Ring ${ring + 1}`;

const NOTE_WORDS: Readonly<Record<WorkNotePurpose, string>> = {
  workshop: 'Hinweis für die Werkstatt',
  delivery: 'Hinweis zur Lieferung',
};

function fromFacts(from: OrderSheetSource['from']): readonly Fact[] {
  if (from === null) return [];
  const earlier: Fact = [FROM_WORDS[from.kind], from.of === null ? from.number : ringWords(from.number, from.of)];
  return from.reason === '' ? [earlier] : [earlier, ['Grund', from.reason]];
}

/** Sheets of earlier versions are void: whoever holds two goes by the higher number. */
const changeFacts = (changed: OrderSheetSource['changed']): readonly Fact[] =>
  changed === null
    ? []
    : [['Geändert', `am ${format.day(changed.on)} · Fassung ${changed.version}, frühere Blätter sind ungültig`]];

export function orderSheet(source: OrderSheetSource): OrderSheet {
  const { dealer, service = null } = source;
  return {
    lang: 'de',
    fonts: fontFamilies(service?.language ?? 'de'),
    company: source.house.company,
    colour: source.house.colour,
    title: service === null ? 'Werkstattblatt' : serviceSheetWord('title', service.language),
    number: source.number,
    code: benchCode(source.number),
    facts: [
      ['Kommission', source.commission],
      ['Händler', `${dealer.company} (${dealer.customerNumber})`],
      ['Versand an', addressLine(source.shipTo)],
      ['Eingang', format.day(source.createdOn)],
      ['Wunschtermin', source.requestedDate === null ? '–' : format.day(source.requestedDate)],
      ['Positionen', String(source.positions.length)],
      ...changeFacts(source.changed),
      ...fromFacts(source.from),
    ],
    notes: [
      ...sendingNotes(service),
      ...WORK_NOTE_PURPOSES.map((purpose): Fact => [NOTE_WORDS[purpose], source.notes[purpose]]).filter(
        ([, note]) => note !== '',
      ),
    ],
    unsigned: PROOF_TEXTS.de.unsigned,
    positions: source.positions.map((position, index) => positionPart(source, position, index)),
  };
}

/** Where the dealer sends the ring, and what he encloses. */
const sendingNotes = (service: ServiceSheetReader | null): readonly Fact[] =>
  service === null
    ? []
    : [
        [
          serviceSheetWord('sendTo', service.language),
          `${sendingLead(service.language)}\n${addressLine(service.house)}`,
        ],
      ];

function positionPart(source: OrderSheetSource, position: SheetPosition, index: number): PositionPart {
  const { positions } = source;
  const { rings, stone, service = null, number, quantity, note, commission } = position;
  const isOneOfSeveral = positions.length > 1;
  return {
    title: isOneOfSeveral ? `Position ${number} (${index + 1} von ${positions.length})` : '',
    facts: [
      ...(commission === '' ? [] : [['Kommission', commission] as const]),
      ['Stück', String(quantity)],
      ...ringsFacts(rings),
      ...stoneFacts(stone),
      ...serviceFacts(service, source.service?.language ?? 'de'),
    ],
    note,
    picture: isPictured(position) ? positions.slice(0, index).filter(isPictured).length : null,
    signatures:
      service === null
        ? (rings?.signatures.map((signature) => signaturePart(signature, 'de', source.zone)) ?? null)
        : null,
    rings:
      rings === null
        ? []
        : rings.design.rings.map((ring, place) => ringPart(source, rings, ring, rings.weights[place] ?? null)),
  };
}

/** Of a ring that comes back the bench has the ring itself. */
const isPictured = ({ rings, service }: SheetPosition): boolean => rings !== null && service == null;

/** Which ring comes back, what is done at it, and what it weighs before and after another size. */
function serviceFacts(service: SheetService | null, language: Language): readonly Fact[] {
  if (service === null) return [];
  const { from, works, grams } = service;
  return [
    [serviceSheetWord('ringFrom', language), ringPlace(from, language)],
    ...works.map((work): Fact => {
      const [german, own] = [serviceWords(work, 'de', format), serviceWords(work, language, format)];
      const value = german.value === '' ? serviceSheetWord('isDone', language) : inBoth(german.value, own.value);
      return [inBoth(german.label, own.label), value];
    }),
    ...(grams === null
      ? []
      : ([
          [serviceSheetWord('grams', language), `${format.grams(grams.before)} → ${format.grams(grams.after)}`],
        ] satisfies Fact[])),
  ];
}

function ringsFacts(rings: SheetRings | null): readonly (readonly [string, string])[] {
  if (rings === null) return [];
  const { code, articleNumber, design } = rings;
  return [
    ['Entwurf', spokenCode(code)],
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
    tables: ringTables(ring, weight, alloys, listed),
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
