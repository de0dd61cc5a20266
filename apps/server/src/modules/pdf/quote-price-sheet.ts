import { positionPrice, sumPositions, type RetailDiscount, type RetailPrice } from '@ringwerk/kernel/price';
import type { QuotedPosition, QuoteSheetSource } from './quote-sheet-source.ts';
import { sheetFormat, type SheetFormat } from './sheet-format.ts';
import { SHEET_TEXTS, type SheetTexts } from './sheet-texts.ts';

/** What everything costs, line by line, as the last block of a quote. */
export interface QuotePriceSheet {
  /** Of several positions: what each costs, discounts among them. */
  readonly positions: readonly (readonly [string, string])[];
  /** Totals of every choice; empty where there is nothing to choose. */
  readonly choices: readonly (readonly [string, string])[];
  readonly choicesTitle: string;
  readonly label: string;
  readonly gross: string;
  readonly including: string;
  readonly lines: readonly (readonly [string, string])[];
}

interface Telling {
  readonly texts: SheetTexts;
  readonly format: SheetFormat;
}

function discountWords({ texts, format }: Telling, { kind, value }: RetailDiscount): string {
  return kind === 'permille' ? `${texts.discount} ${format.percent(value / 1000)}` : texts.discount;
}

/** The line of a discount: what it takes off. */
function discountLine(
  telling: Telling,
  discount: RetailDiscount | null,
  before: RetailPrice,
  after: RetailPrice,
): readonly (readonly [string, string])[] {
  if (discount === null) return [];
  return [[discountWords(telling, discount), telling.format.money(after.gross - before.gross, before.currency)]];
}

function positionLines(
  telling: Telling,
  position: QuotedPosition,
  title: string,
): readonly (readonly [string, string])[] {
  const { number, quantity, retail, discount, sum } = position;
  const before = positionPrice({ retail, quantity, discount: null });
  const pieces = quantity > 1 ? `${quantity} × ` : '';
  return [
    [`${number} · ${pieces}${title}`, telling.format.money(before.gross, before.currency)],
    ...discountLine(telling, discount, before, sum),
  ];
}

export function quotePriceSheet(
  { language, positions, discount, retail, choices }: QuoteSheetSource,
  titleOf: (position: QuotedPosition) => string,
): QuotePriceSheet {
  const texts = SHEET_TEXTS[language];
  const format = sheetFormat(language);
  const telling = { texts, format };
  const rate = format.percent(retail.taxRate);
  const isListed = positions.length > 1 || discount !== null || positions.some((each) => each.discount !== null);
  const money = ({ gross, currency }: RetailPrice): string => format.money(gross, currency);
  // Alternatives are not summed together: the discount of the whole stands beside each choice.
  const before = choices.length === 0 ? sumPositions(positions, null) : null;
  return {
    positions: isListed
      ? [
          ...positions.flatMap((position) => positionLines(telling, position, titleOf(position))),
          ...(before === null ? [] : discountLine(telling, discount, before, retail)),
        ]
      : [],
    choicesTitle:
      discount === null || choices.length === 0
        ? texts.choices
        : `${texts.choices} · ${texts.afterDiscount.replace('{discount}', discountValue(format, discount, retail))}`,
    choices: choices.map(({ chosen, retail: sum }) => [
      texts.withPosition.replace('{positions}', chosen.join(' + ')),
      money(sum),
    ]),
    label: texts.total,
    gross: money(retail),
    including: texts.includingTax.replace('{rate}', rate),
    lines: [
      [texts.net, format.money(retail.net, retail.currency)],
      [texts.tax.replace('{rate}', rate), format.money(retail.tax, retail.currency)],
    ],
  };
}

const discountValue = (
  format: SheetFormat,
  { kind, value }: RetailDiscount,
  { currency }: Pick<RetailPrice, 'currency'>,
): string => (kind === 'permille' ? format.percent(value / 1000) : format.money(value, currency));
