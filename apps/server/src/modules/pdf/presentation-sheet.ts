import {
  composeAlloys,
  looseStoneWords,
  ringLines,
  type HouseAlloy,
  type RingFigures,
  type RingLineKind,
} from '@ringwerk/catalogue';
import { spokenCode, type Language, type LooseStone } from '@ringwerk/contract';
import type { Design, RingDesign } from '@ringwerk/kernel';
import type { RetailPrice } from '@ringwerk/kernel/price';
import { PRESENTATION_TEXTS } from './presentation-texts.ts';
import type { PrintedDealer } from '../dealer/printed-dealer.ts';
import { cutDrawing } from '../stones/cut-drawing.ts';
import { sheetHead, type SheetHead } from './sheet-head.ts';
import { sheetFormat } from './sheet-format.ts';
import { SHEET_TEXTS } from './sheet-texts.ts';

/** A ring as a couple is shown it. No trade price is among it, so none can get into the document. */
export interface PresentedRing {
  readonly name: string;
  readonly articleNumber: string | null;
  readonly code: string;
  readonly design: Design;
  /** Of the rings, as far as the house has entered or changed them. */
  readonly alloys: readonly HouseAlloy[];
  readonly figures: readonly RingFigures[];
  /** Null where the ring has none today. */
  readonly retail: RetailPrice | null;
}

/** A loose stone as a couple is shown it. */
export interface PresentedStone {
  readonly stone: LooseStone;
  readonly isAvailable: boolean;
  /** Null where it has none today. */
  readonly retail: RetailPrice | null;
}

export interface PresentationSource {
  readonly title: string;
  readonly language: Language;
  /** The day at the manufactory. */
  readonly printedOn: string;
  readonly hasPrices: boolean;
  /** In the order of the list. */
  readonly items: readonly (PresentedRing | PresentedStone)[];
  readonly dealer: PrintedDealer;
}

interface PresentedPart {
  readonly name: string;
  /** Article number and code of the design. */
  readonly about: string;
  readonly lines: readonly string[];
  readonly price: string;
  /** Of a stone: its cut from above, an SVG; a ring has its picture. */
  readonly drawing: string | null;
}

/** The data of `templates/presentation.typ`: ready text in the couple's language. */
export interface PresentationSheet extends SheetHead {
  readonly title: string;
  readonly parts: readonly PresentedPart[];
  readonly notes: readonly string[];
  readonly page: string;
}

/** What a couple compares rings by; everything else stands in the quote. */
const SHOWN: ReadonlySet<RingLineKind> = new Set(['alloy', 'split', 'stones']);

function ringLine(
  ring: RingDesign,
  figures: RingFigures | undefined,
  source: PresentationSource,
  house: readonly HouseAlloy[],
): string {
  const { language } = source;
  const format = sheetFormat(language);
  const wording = { language, format, reader: 'couple', alloys: composeAlloys(house) } as const;
  const lines = ringLines(ring, figures ?? { grams: null, stones: [] }, wording);
  const measures = `${format.mm(ring.width)} × ${format.mm(ring.height)}`;
  return [measures, ...lines.filter(({ kind }) => SHOWN.has(kind)).map(({ value }) => value)].join(' · ');
}

/** One line for each ring of the pair; one for both where they are alike. */
function linesOf({ design, figures, alloys }: PresentedRing, source: PresentationSource): readonly string[] {
  return [...new Set(design.rings.map((ring, index) => ringLine(ring, figures[index], source, alloys)))];
}

function priceOf(retail: RetailPrice | null, { language, hasPrices }: PresentationSource): string {
  if (!hasPrices) return '';
  return retail === null
    ? PRESENTATION_TEXTS[language].noPrice
    : sheetFormat(language).money(retail.gross, retail.currency);
}

const ringPart = (ring: PresentedRing, source: PresentationSource): PresentedPart => ({
  name: ring.name,
  about: [ring.articleNumber, spokenCode(ring.code)].filter((part) => part !== null).join(' · '),
  lines: linesOf(ring, source),
  price: priceOf(ring.retail, source),
  drawing: null,
});

function stonePart({ stone, isAvailable, retail }: PresentedStone, source: PresentationSource): PresentedPart {
  const { language } = source;
  const { name, provenance, grades, measures, report } = looseStoneWords(stone, language, sheetFormat(language));
  return {
    name,
    about: report,
    lines: [provenance, grades, measures],
    price: isAvailable ? priceOf(retail, source) : PRESENTATION_TEXTS[language].gone,
    drawing: cutDrawing(stone.shape),
  };
}

export function presentationSheet(source: PresentationSource): PresentationSheet {
  const { language, dealer, hasPrices, title, items } = source;
  const format = sheetFormat(language);
  const texts = PRESENTATION_TEXTS[language];
  const note = hasPrices ? texts.withPrices : texts.withoutPrices;
  return {
    ...sheetHead(language, dealer),
    title,
    parts: items.map((item) => ('stone' in item ? stonePart(item, source) : ringPart(item, source))),
    notes: [note.replace('{date}', format.day(source.printedOn))],
    page: SHEET_TEXTS[language].page,
  };
}
