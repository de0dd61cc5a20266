import {
  articleWords,
  composeAlloys,
  LOOSE_STONE_TEXTS,
  looseStoneWords,
  RING_TEXTS,
  ringFigures,
  ringLines,
  ringTitle,
  type LooseStone,
  type RingFigures,
} from '@ringwerk/catalogue';
import { spokenCode } from '@ringwerk/contract';
import { hasStones, type Design, type Evaluation, type RingDesign } from '@ringwerk/kernel';
import type { RingWeight } from '@ringwerk/kernel/weight';
import { SERVER_KERNEL } from '../designs/server-kernel.ts';
import { qrDrawing } from './bench-code.ts';
import { engravingStrips } from './engraving-drawing.ts';
import { quotePriceSheet, type QuotePriceSheet } from './quote-price-sheet.ts';
import type { QuotedPosition, QuotedRings, QuoteSheetSource } from './quote-sheet-source.ts';
import { sectionSvg, type Drawing } from './ring-drawing.ts';
import { elevationSvg } from './ring-elevation.ts';
import { sheetHead, type SheetHead } from './sheet-head.ts';
import { nationalSize, sheetFormat, type SheetFormat } from './sheet-format.ts';
import { SHEET_TEXTS, type SheetTexts } from './sheet-texts.ts';

type Row = readonly [string, string];

/** A ring as its couple reads it: drawings and words. */
export interface RingPart {
  readonly title: string;
  readonly elevation: Drawing;
  readonly section: Drawing;
  readonly sectionTitle: string;
  readonly rows: readonly Row[];
  /** Every engraved face unrolled, 1:1. */
  readonly strips: readonly { readonly title: string; readonly drawing: Drawing }[];
}

interface PositionPart {
  readonly title: string;
  /** That it is one of several to choose from; empty else. */
  readonly choice: string;
  readonly facts: readonly Row[];
  /** Which of the pictures it is; null for what has none. */
  readonly picture: number | null;
  readonly rings: readonly RingPart[];
  readonly qr: Drawing | null;
  readonly price: string;
}

/** The data of `templates/quote.typ`: ready text in the couple's language, and drawings. */
export interface QuoteSheet extends SheetHead {
  readonly title: string;
  readonly number: string;
  readonly facts: readonly Row[];
  readonly actualSize: string;
  readonly qrTitle: string;
  readonly positions: readonly PositionPart[];
  readonly price: QuotePriceSheet;
  readonly notes: readonly string[];
  readonly page: string;
}

/** Weight and stones of each ring as a couple may see them; no amount is among them. */
export const figuresOf = (design: Design, evaluation: Evaluation): readonly RingFigures[] =>
  design.rings.map((ring, index) => ringFigures(ring.stones, evaluation.rings[index]));

/** Weights of the rings, for the workshop. */
export const weightsOf = (evaluation: Evaluation): (RingWeight | null)[] => evaluation.rings.map((ring) => ring.weight);

interface Telling {
  readonly source: QuoteSheetSource;
  readonly texts: SheetTexts;
  readonly format: SheetFormat;
}

export function quoteSheet(source: QuoteSheetSource): QuoteSheet {
  const { language, dealer } = source;
  const texts = SHEET_TEXTS[language];
  const format = sheetFormat(language);
  const telling = { source, texts, format };
  const pictured = source.positions.filter(({ rings }) => rings !== null);
  const hasRings = pictured.length > 0;
  return {
    ...sheetHead(language, dealer),
    title: texts.quote,
    number: source.number,
    facts: [
      ...(source.customerName === '' ? [] : [[texts.preparedFor, source.customerName] as const]),
      [texts.date, format.day(source.createdOn)],
      [texts.validUntil, format.day(source.validUntil)],
    ],
    actualSize: texts.actualSize,
    qrTitle: texts.qr,
    positions: source.positions.map((position) => positionPart(telling, position, pictured.indexOf(position))),
    price: quotePriceSheet(source, titleOf(telling)),
    notes: hasRings ? [texts.weightNote, texts.scaleNote] : [],
    page: texts.page,
  };
}

/** What a position is called: the rings of a pair together, a single ring by its person. */
const titleOf =
  ({ source: { language, persons }, texts, format }: Telling) =>
  ({ rings, stone, text }: QuotedPosition): string => {
    if (stone !== null) return looseStoneWords(stone, language, format).name;
    const [first, second] = rings?.design.rings ?? [];
    if (first === undefined) return text;
    return second === undefined ? ringTitle(first.role, persons, language) : texts.pair;
  };

/** Where a position stands among its alternatives, e.g. `Alternative 1 of 2`; empty where it has none. */
function choiceWords({ source: { positions }, texts }: Telling, { number, alternative }: QuotedPosition): string {
  const group = positions.filter((each) => alternative !== null && each.alternative === alternative);
  if (group.length < 2) return '';
  const place = group.findIndex((each) => each.number === number) + 1;
  return texts.alternative.replace('{place}', String(place)).replace('{count}', String(group.length));
}

function positionPart(telling: Telling, position: QuotedPosition, picture: number): PositionPart {
  const { source, texts, format } = telling;
  const { rings, stone, sum, quantity } = position;
  const isOneOfSeveral = source.positions.length > 1;
  const title = titleOf(telling)(position);
  const pieces: readonly Row[] = quantity > 1 ? [[texts.pieces, String(quantity)]] : [];
  return {
    title: isOneOfSeveral ? `${position.number} · ${title}` : title,
    choice: choiceWords(telling, position),
    facts: [...pieces, ...ringsFacts(telling, rings), ...stoneFacts(telling, stone)],
    picture: rings === null ? null : picture,
    rings:
      rings === null
        ? []
        : rings.design.rings.map((ring, index) =>
            ringPart({ ...source, alloys: rings.alloys }, ring, rings.figures[index]),
          ),
    qr: rings?.page == null ? null : qrDrawing(rings.page),
    price: isOneOfSeveral ? format.money(sum.gross, sum.currency) : '',
  };
}

function ringsFacts({ source: { language }, texts }: Telling, rings: QuotedRings | null): readonly Row[] {
  if (rings === null) return [];
  const { code, articleNumber, design } = rings;
  return [
    [texts.designCode, spokenCode(code)],
    [RING_TEXTS.article[language], articleWords(articleNumber, hasStones(design), language)],
  ];
}

function stoneFacts({ source: { language }, format }: Telling, stone: LooseStone | null): readonly Row[] {
  if (stone === null) return [];
  const { provenance, measures, grades, report } = looseStoneWords(stone, language, format);
  const facts = { provenance, grades, measures, report };
  const keys = ['provenance', 'grades', 'measures', 'report'] as const;
  return keys.filter((key) => facts[key] !== '').map((key) => [LOOSE_STONE_TEXTS[key][language], facts[key]]);
}

/** What the words and drawings of one ring take. */
export type RingPartSource = Pick<QuoteSheetSource, 'language' | 'persons'> &
  Pick<QuotedRings, 'alloys'> & { readonly dealer: Pick<QuoteSheetSource['dealer'], 'country'> };

export function ringPart(
  { language, dealer, persons, alloys: house }: RingPartSource,
  ring: RingDesign,
  figures: RingFigures | undefined,
): RingPart {
  const texts = SHEET_TEXTS[language];
  const format = sheetFormat(language);
  const scale = sectionScale(ring.width);
  const alloys = composeAlloys(house);
  const wording = { language, format, reader: 'couple', alloys } as const;
  const lines = ringLines(ring, figures ?? { grams: null, stones: [] }, wording);
  return {
    title: ringTitle(ring.role, persons, language),
    elevation: elevationSvg(ring, alloys),
    sectionTitle: `${texts.section} ${scale} : 1`,
    section: sectionSvg(ring, alloys, scale, { width: format.mm(ring.width), height: format.mm(ring.height) }),
    rows: lines.map(({ kind, label, value }) => [
      label,
      // The couple's own shop measures by its country's scale.
      kind === 'size' ? `${nationalSize(dealer.country, ring.size)} (${texts.circumference} ${value})` : value,
    ]),
    strips: engravingStrips(ring, SERVER_KERNEL.tables).map(({ face, drawing }) => ({
      title: `${texts[face]} · 1 : 1`,
      drawing,
    })),
  };
}

/** A wide band is drawn smaller, so that the drawing keeps its true scale beside the table. */
const sectionScale = (width: number): number => (width <= 6 ? 5 : width <= 8 ? 4 : 3);
