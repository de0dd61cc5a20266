import { BCP47, type Country, type Language } from '@ringwerk/contract';
import {
  type Design,
  type EngravingFace,
  type Evaluation,
  type RetailPrice,
  type RingDesign,
  type RingWeight,
} from '@ringwerk/kernel';
import { fontFamilies } from './fonts.ts';
import { sectionSvg, type Drawing } from './ring-drawing.ts';
import { elevationSvg } from './ring-elevation.ts';
import {
  alloyName,
  bucketOf,
  cutName,
  edgesText,
  finishName,
  grooveName,
  lineText,
  profileName,
  qualityLabel,
  settingName,
  stoneName,
  stonePlace,
  stoneSize,
  stonesOf,
} from './ring-facts.ts';
import { RING_WORDS } from './ring-words.ts';
import { nationalSize, sheetFormat, type SheetFormat } from './sheet-format.ts';
import { SHEET_TEXTS, type SheetTexts } from './sheet-texts.ts';

/** What a quote prints from. No trade price, cost or factor is among it, so none can get into the document. */
export interface QuoteSheetSource {
  readonly number: string;
  readonly code: string;
  readonly customerName: string;
  readonly language: Language;
  readonly createdAt: Date;
  readonly validUntil: Date;
  readonly design: Design;
  readonly weights: readonly (RingWeight | null)[];
  readonly retail: RetailPrice;
  readonly dealer: {
    readonly company: string;
    readonly street: string;
    readonly postcode: string;
    readonly city: string;
    readonly phone: string;
    readonly email: string;
    readonly country: Country;
  };
}

interface RingPart {
  readonly title: string;
  readonly elevation: Drawing;
  readonly section: Drawing;
  readonly sectionTitle: string;
  readonly rows: readonly (readonly [string, string])[];
}

/** The data of `templates/quote.typ`: ready text in the couple's language, and drawings. */
export interface QuoteSheet {
  readonly lang: string;
  readonly fonts: readonly string[];
  readonly company: string;
  readonly address: readonly string[];
  readonly title: string;
  readonly number: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly actualSize: string;
  readonly rings: readonly RingPart[];
  readonly price: {
    readonly label: string;
    readonly gross: string;
    readonly including: string;
    readonly lines: readonly (readonly [string, string])[];
  };
  readonly notes: readonly string[];
  readonly page: string;
}

/** Only figures of `evaluation` that a couple may see. */
export const weightsOf = (evaluation: Evaluation): (RingWeight | null)[] => evaluation.rings.map((ring) => ring.weight);

export function quoteSheet(source: QuoteSheetSource): QuoteSheet {
  const { language, retail, dealer } = source;
  const texts = SHEET_TEXTS[language];
  const format = sheetFormat(language);
  const rate = format.percent(retail.taxRate);
  return {
    lang: BCP47[language],
    fonts: fontFamilies(language),
    company: dealer.company,
    address: [dealer.street, `${dealer.postcode} ${dealer.city}`.trim(), dealer.phone, dealer.email].filter(
      (line) => line !== '',
    ),
    title: texts.quote,
    number: source.number,
    facts: [
      ...(source.customerName === '' ? [] : [[texts.preparedFor, source.customerName] as const]),
      [texts.date, format.date(source.createdAt)],
      [texts.validUntil, format.date(source.validUntil)],
      [texts.designCode, `${source.code.slice(0, 4)}-${source.code.slice(4)}`],
    ],
    actualSize: texts.actualSize,
    rings: source.design.rings.map((ring, index) => ringPart(source, ring, source.weights[index] ?? null)),
    price: {
      label: texts.total,
      gross: format.money(retail.gross, retail.currency),
      including: texts.includingTax.replace('{rate}', rate),
      lines: [
        [texts.net, format.money(retail.net, retail.currency)],
        [texts.tax.replace('{rate}', rate), format.money(retail.tax, retail.currency)],
      ],
    },
    notes: [texts.weightNote, texts.scaleNote],
    page: texts.page,
  };
}

function ringPart({ language, dealer }: QuoteSheetSource, ring: RingDesign, weight: RingWeight | null): RingPart {
  const texts = SHEET_TEXTS[language];
  const words = RING_WORDS[language];
  const format = sheetFormat(language);
  const scale = sectionScale(ring.width);
  const size = `${nationalSize(dealer.country, ring.size)} (${texts.circumference} ${format.mm(ring.size)})`;
  const rows: readonly (readonly [string, string])[] = [
    [texts.alloy, alloys(ring, language)],
    [words.split, ring.split.form === 'straight' ? '' : lineText(ring.split, language, format)],
    [words.inlays, inlays(ring, language, format)],
    [words.plating, ring.plating === 'none' ? '' : words.platings[ring.plating]],
    [texts.finish, [...new Set(ring.segments.map((segment) => finishName(segment, language)))].join(' / ')],
    [texts.profile, [profileName(ring, language), ...(ring.ratios === null ? [] : [words.curvature])].join(', ')],
    [words.edges, edgesText(ring, language, format)],
    [texts.dimensions, `${texts.width} ${format.mm(ring.width)}, ${texts.height} ${format.mm(ring.height)}`],
    [texts.size, size],
    [texts.grooves, grooves(ring, language, format)],
    [texts.stones, stones(ring, language, format)],
    [texts.engraving, engraved(ring, 'inside', texts)],
    [texts.outsideEngraving, engraved(ring, 'outside', texts)],
    [texts.weight, weight === null ? '' : format.grams(weight.shown)],
  ];
  return {
    title: texts.roles[ring.role],
    elevation: elevationSvg(ring),
    sectionTitle: `${texts.section} ${scale} : 1`,
    section: sectionSvg(ring, scale, { width: format.mm(ring.width), height: format.mm(ring.height) }),
    rows: rows.filter(([, value]) => value !== ''),
  };
}

/** A wide band is drawn smaller, so that the drawing keeps its true scale beside the table. */
const sectionScale = (width: number): number => (width <= 6 ? 5 : width <= 8 ? 4 : 3);

/** Lane by lane from the left; one name when all lanes are alike. */
function alloys(ring: RingDesign, language: Language): string {
  const names = ring.segments.map((segment) => alloyName(segment, language));
  return (new Set(names).size === 1 ? names.slice(0, 1) : names).join(' / ');
}

/** The words of each line on one face; a drawing is named. */
const engraved = (ring: RingDesign, face: EngravingFace, { drawing }: SheetTexts): string =>
  ring.engravings
    .filter((engraving) => engraving.face === face)
    .map(({ text, drawing: path }) => [...(path === null ? [] : [drawing]), text].join(' ').trim())
    .join(' · ');

/** Like grooves are counted: `2 × V-Fuge 0,3 mm`. */
function grooves(ring: RingDesign, language: Language, format: SheetFormat): string {
  const counts = new Map<string, number>();
  for (const groove of ring.grooves) {
    const line = groove.path.form === 'straight' ? '' : ` (${lineText(groove.path, language, format)})`;
    const name = `${grooveName(groove, language)} ${format.mm(groove.width)}${line}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(', ');
}

/** Strips from the left: `Roségold 585 0,8 mm, poliert`. */
function inlays(ring: RingDesign, language: Language, format: SheetFormat): string {
  return ring.inlays
    .toSorted((a, b) => a.position - b.position)
    .map((inlay) => `${alloyName(inlay, language)} ${format.mm(inlay.width)}, ${finishName(inlay, language)}`)
    .join(' · ');
}

/** Every group of stones, in the order in which it was placed. */
function stones(ring: RingDesign, language: Language, format: SheetFormat): string {
  return ring.stones
    .map((row) => {
      const carats = `${format.carats(bucketOf(row))} (${stoneSize(row, format)})`;
      const kind = `${stonesOf(ring, row)} × ${cutName(row, language)}, ${stoneName(row, language)}`;
      return [kind, carats, qualityLabel(row), settingName(row, language), ...stonePlace(row, language, format)].join(
        ', ',
      );
    })
    .join(' · ');
}
