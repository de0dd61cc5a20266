import type { Language } from '@ringwerk/contract';

/** Words of a printed watch list. `{date}` is filled by the sheet. */
interface PresentationTexts {
  readonly withPrices: string;
  readonly withoutPrices: string;
  /** Of what has no price today. */
  readonly noPrice: string;
  /** Of a stone that is sold, withdrawn or held for somebody else. */
  readonly gone: string;
}

export const PRESENTATION_TEXTS: Readonly<Record<Language, PresentationTexts>> = {
  de: {
    withPrices: 'Stand {date}. Preise inkl. MwSt., freibleibend.',
    withoutPrices: 'Stand {date}.',
    noPrice: 'Preis auf Anfrage',
    gone: 'Nicht verfügbar',
  },
  en: {
    withPrices: 'As of {date}. Prices incl. VAT, subject to change.',
    withoutPrices: 'As of {date}.',
    noPrice: 'Price on request',
    gone: 'Not available',
  },
  nl: {
    withPrices: 'Stand {date}. Prijzen incl. btw, onder voorbehoud.',
    withoutPrices: 'Stand {date}.',
    noPrice: 'Prijs op aanvraag',
    gone: 'Niet beschikbaar',
  },
  fr: {
    withPrices: 'État au {date}. Prix TVA comprise, sous réserve de modification.',
    withoutPrices: 'État au {date}.',
    noPrice: 'Prix sur demande',
    gone: 'Indisponible',
  },
  kr: {
    withPrices: '{date} 기준. 부가세 포함 가격이며 변동될 수 있습니다.',
    withoutPrices: '{date} 기준.',
    noPrice: '가격 문의',
    gone: '구할 수 없음',
  },
  jp: {
    withPrices: '{date}現在。税込価格、変更の場合があります。',
    withoutPrices: '{date}現在。',
    noPrice: '価格はお問い合わせください',
    gone: 'ご用意できません',
  },
};
