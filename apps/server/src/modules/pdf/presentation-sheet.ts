import { composeAlloys, ringLines, type HouseAlloy, type RingFigures, type RingLineKind } from '@ringwerk/catalogue';
import { spokenCode, type Language } from '@ringwerk/contract';
import type { Design, RingDesign } from '@ringwerk/kernel';
import type { RetailPrice } from '@ringwerk/kernel/price';
import { PRESENTATION_TEXTS } from './presentation-texts.ts';
import type { PrintedDealer } from '../dealer/printed-dealer.ts';
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

export interface PresentationSource {
  readonly title: string;
  readonly language: Language;
  /** The day at the manufactory. */
  readonly printedOn: string;
  readonly hasPrices: boolean;
  readonly rings: readonly PresentedRing[];
  readonly dealer: PrintedDealer;
}

interface PresentedPart {
  readonly name: string;
  /** Article number and code of the design. */
  readonly about: string;
  readonly lines: readonly string[];
  readonly price: string;
}

/** The data of `templates/presentation.typ`: ready text in the couple's language. */
export interface PresentationSheet extends SheetHead {
  readonly title: string;
  readonly rings: readonly PresentedPart[];
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

export function presentationSheet(source: PresentationSource): PresentationSheet {
  const { language, dealer, hasPrices, title, rings } = source;
  const format = sheetFormat(language);
  const texts = PRESENTATION_TEXTS[language];
  const note = hasPrices ? texts.withPrices : texts.withoutPrices;
  return {
    ...sheetHead(language, dealer),
    title,
    rings: rings.map((ring) => ({
      name: ring.name,
      about: [ring.articleNumber, spokenCode(ring.code)].filter((part) => part !== null).join(' · '),
      lines: linesOf(ring, source),
      price: !hasPrices
        ? ''
        : ring.retail === null
          ? texts.noPrice
          : format.money(ring.retail.gross, ring.retail.currency),
    })),
    notes: [note.replace('{date}', format.day(source.printedOn))],
    page: SHEET_TEXTS[language].page,
  };
}
