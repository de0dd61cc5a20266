import type { Language } from '@ringwerk/contract';
import type { InvoiceLine, VatTreatment } from '@ringwerk/papers';
import { CANCELLATION_TEXTS } from '../pdf/cancellation-texts.ts';
import { PAPER_TEXTS } from '../pdf/paper-texts.ts';
import { sheetFormat } from '../pdf/sheet-format.ts';
import type { OpenCancellation } from './open-cancellations.ts';

/** A cancellation with its day at the house, and how it is taxed. */
export interface DatedCancellation extends OpenCancellation {
  /** `YYYY-MM-DD`. */
  readonly cancelledOn: string;
  /** Decimal VAT of the house's country on that day. */
  readonly domesticRate: number;
}

/**
 * What a dealer owes for an order that he has cancelled, as it was agreed then.
 *
 * It bears VAT as a service: what a customer owes by contract after he has ended an order that the maker had begun and was ready to
 * finish is consideration, not compensation (Court of Justice of the EU, 28 November 2024, C-622/23, rhtb; for what was agreed for
 * leaving a contract early 22 November 2018, C-295/17, MEO). Nothing is delivered, so it is no supply of goods: taxed at home, reverse
 * charge in another member state. Earlier German practice (BGH, 22 November 2007, VII ZR 83/05) taxed but the work that was done; where
 * a house keeps to that, its accountant corrects the line.
 */
export function cancellationLine(
  { number, commission, share, cost, cancelledOn }: DatedCancellation,
  { language, vat }: { readonly language: Language; readonly vat: VatTreatment },
): InvoiceLine {
  const texts = CANCELLATION_TEXTS[language];
  const format = sheetFormat(language);
  return {
    name: texts.name.replace('{number}', number),
    description: texts.share.replace('{share}', format.percent(share / 100)),
    articleNumber: null,
    quantity: 1,
    price: cost,
    discount: 0,
    vat,
    tariff: null,
    origin: null,
    facts: [
      [texts.cancelledOn, format.day(cancelledOn)],
      [PAPER_TEXTS[language].commission, commission],
    ],
  };
}
