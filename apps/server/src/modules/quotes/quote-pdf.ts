import { houseDate } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { FileAnswer } from '../../http/file-answer.ts';
import type { Services } from '../../services.ts';
import { personsOf } from '../../storage/schema/persons.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { articleNumberOf } from '../catalogue/article-number-of.ts';
import { printedDealer } from '../dealer/printed-dealer.ts';
import type { DocumentSource } from '../documents/printed-documents.ts';
import type { QuotedPosition, QuotedRings } from '../pdf/quote-sheet-source.ts';
import { figuresOf } from '../pdf/quote-sheet.ts';
import { picturedRings } from '../positions/pictured-rings.ts';
import { stoneAnswer } from '../positions/position-answer.ts';
import type { FoundQuotePosition } from '../positions/position-repository.ts';
import { choicesOf, retailOf, takenWith } from '../positions/position-sums.ts';
import { positionPrice } from '@ringwerk/kernel/price';
import { couplePages, type CouplePages } from './couple-pages.ts';
import { findQuote, lockQuote, type FoundQuote } from './quote-repository.ts';

/** Number of a quote with the print of it, from the second on: `Q-2026-01001-2`. */
const printedNumber = ({ number, revision }: Pick<FoundQuote, 'number' | 'revision'>): string =>
  revision === 1 ? number : `${number}-${revision}`;

/**
 * The quote for the couple: its frozen figures under the dealer's name, as this revision of it was printed first. One that is
 * changed while it is printed is printed anew: what is kept under its number is what it says.
 */
export async function quotePdf(services: Services, caller: Caller, quote: FoundQuote): Promise<FileAnswer> {
  const { id, revision, version } = quote;
  const asked = { kind: 'quote', ownerId: id, revision, version, isKept: !caller.isDealerView } as const;
  const bytes = await services.documents.documentOf(asked, sourceOf(services, caller, quote)).catch(outdated);
  if (bytes === null) {
    const changed = await findQuote(services.database.orm, quote.dealerId, id);
    if (changed === null) throw new CodedError('quote.unknown');
    return quotePdf(services, caller, changed);
  }
  return { name: `${printedNumber(quote)}.pdf`, bytes };
}

/** Null for a print that was overtaken by a change. */
function outdated(error: unknown): null {
  if (error instanceof CodedError && error.code === 'quote.changed') return null;
  throw error;
}

const sourceOf = (services: Services, caller: Caller, quote: FoundQuote): DocumentSource => ({
  rings: () => picturedRings(services, quote.positions),
  requireCurrent: async (transaction) => {
    const locked = await lockQuote(transaction, quote.dealerId, quote.id);
    if (locked?.version !== quote.version) throw new CodedError('quote.changed');
  },
  sheet: async () => {
    // Whoever only looks on as the dealer opens no page in his name.
    const pages: CouplePages = caller.isDealerView ? new Map() : await couplePages(services, caller, quote);
    const { positions, discount } = quote;
    const zone = await houseZone(services.database.orm);
    return {
      template: 'quote',
      createdAt: quote.createdAt,
      source: {
        number: printedNumber(quote),
        customerName: quote.customerName,
        persons: personsOf(quote),
        language: quote.language,
        createdOn: houseDate(quote.createdAt, zone),
        validUntil: houseDate(quote.validUntil, zone),
        positions: await Promise.all(positions.map((row) => quotedPosition(services, row, pages))),
        discount,
        retail: retailOf(
          positions.filter(({ isChosen }) => isChosen),
          discount,
        ),
        choices: choicesOf(positions).map((chosen) => ({
          chosen,
          retail: retailOf(takenWith(positions, chosen), discount),
        })),
        dealer: await printedDealer(services, quote.dealerId),
      },
    };
  },
});

/** Column by column, so that no trade figure comes along. */
async function quotedPosition(
  services: Services,
  row: FoundQuotePosition,
  pages: CouplePages,
): Promise<QuotedPosition> {
  const { number, quantity, text, retail, discount, alternative, stone } = row;
  return {
    number,
    quantity,
    text,
    retail,
    sum: positionPrice(row),
    discount,
    alternative,
    rings: await quotedRings(services, row, pages),
    stone: stoneAnswer(stone),
  };
}

async function quotedRings(
  { models, alloys }: Services,
  { design, designCode, evaluation, setId, pricedAt }: FoundQuotePosition,
  pages: CouplePages,
): Promise<QuotedRings | null> {
  if (design === null || designCode === null || evaluation === null) return null;
  return {
    code: designCode,
    articleNumber: articleNumberOf(models, setId),
    design,
    alloys: await alloys.ofDesign(design, pricedAt),
    figures: figuresOf(design, evaluation),
    page: pages.get(designCode) ?? null,
  };
}
