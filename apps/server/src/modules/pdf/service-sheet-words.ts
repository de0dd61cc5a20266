import type { Language, ShippingAddress } from '@ringwerk/contract';

/** Words of the sheet that a dealer sends in with a ring. */
interface ServiceSheetWords {
  readonly title: string;
  readonly ringFrom: string;
  readonly position: string;
  readonly ring: string;
  readonly grams: string;
  readonly isDone: string;
  readonly sendTo: string;
  readonly lead: string;
}

const WORDS: Readonly<Record<Language, ServiceSheetWords>> = {
  de: {
    title: 'Serviceblatt',
    ringFrom: 'Ring aus',
    position: 'Position',
    ring: 'Ring',
    grams: 'Gewicht vorher → nachher (gleicher Querschnitt)',
    isDone: 'ja',
    sendTo: 'Einsenden an',
    lead: 'Bitte legen Sie dieses Blatt zum Ring und senden Sie beides versichert ein.',
  },
  en: {
    title: 'Service sheet',
    ringFrom: 'Ring of',
    position: 'position',
    ring: 'ring',
    grams: 'Weight before → after (same section)',
    isDone: 'yes',
    sendTo: 'Send to',
    lead: 'Please enclose this sheet with the ring and send both insured.',
  },
  nl: {
    title: 'Serviceblad',
    ringFrom: 'Ring uit',
    position: 'positie',
    ring: 'ring',
    grams: 'Gewicht voor → na (zelfde doorsnede)',
    isDone: 'ja',
    sendTo: 'Verzenden naar',
    lead: 'Voeg dit blad bij de ring en stuur beide verzekerd op.',
  },
  fr: {
    title: 'Fiche de service',
    ringFrom: 'Alliance de',
    position: 'position',
    ring: 'alliance',
    grams: 'Poids avant → après (même section)',
    isDone: 'oui',
    sendTo: 'À envoyer à',
    lead: 'Veuillez joindre cette fiche à l’alliance et envoyer le tout en envoi assuré.',
  },
  jp: {
    title: 'アフターサービス依頼票',
    ringFrom: '元のご注文',
    position: '明細',
    ring: 'リング',
    grams: '重量 加工前 → 加工後（断面は同じ）',
    isDone: 'あり',
    sendTo: '送付先',
    lead: 'この依頼票をリングに添え、保険付きでお送りください。',
  },
  kr: {
    title: '서비스 의뢰서',
    ringFrom: '원 주문',
    position: '항목',
    ring: '반지',
    grams: '중량 작업 전 → 후 (같은 단면)',
    isDone: '예',
    sendTo: '보내실 곳',
    lead: '이 의뢰서를 반지와 함께 넣어 보험 발송으로 보내 주세요.',
  },
};

/** Whom the sheet of a service goes through: the dealer reads his language on it, the workshop German. */
export interface ServiceSheetReader {
  readonly language: Language;
  /** Where the ring is sent in. */
  readonly house: ShippingAddress;
}

/** A word of the sheet for both readers. */
export const serviceSheetWord = (word: keyof ServiceSheetWords, language: Language): string =>
  inBoth(WORDS.de[word], WORDS[language][word]);

/** German first, as on every sheet of the workshop, and the dealer's word behind it. */
export const inBoth = (german: string, own: string): string => (german === own ? german : `${german} · ${own}`);

/** What the dealer does with the sheet, in his language. */
export const sendingLead = (language: Language): string => WORDS[language].lead;

/** Which ring of which order comes back. */
export const ringPlace = (
  { number, position, ring }: { readonly number: string; readonly position: number; readonly ring: number },
  language: Language,
): string => {
  const inWords = ({ position: first, ring: second }: ServiceSheetWords): string =>
    `${first} ${position}, ${second} ${ring + 1}`;
  return `${number}, ${inBoth(inWords(WORDS.de), inWords(WORDS[language]))}`;
};
