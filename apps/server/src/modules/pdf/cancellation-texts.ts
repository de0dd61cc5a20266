import type { Language } from '@ringwerk/contract';

/** What a line says of a cancelled order, in the dealer's language. `{…}` is filled by the line. */
export interface CancellationTexts {
  readonly name: string;
  readonly share: string;
  readonly cancelledOn: string;
}

export const CANCELLATION_TEXTS: Readonly<Record<Language, CancellationTexts>> = {
  de: {
    name: 'Stornierung des Auftrags {number}',
    share: '{share} des Auftragswerts, wie bei der Stornierung vereinbart',
    cancelledOn: 'Storniert am',
  },
  en: {
    name: 'Cancellation of order {number}',
    share: '{share} of the order value, as agreed with the cancellation',
    cancelledOn: 'Cancelled on',
  },
  nl: {
    name: 'Annulering van order {number}',
    share: '{share} van de orderwaarde, zoals bij de annulering overeengekomen',
    cancelledOn: 'Geannuleerd op',
  },
  jp: {
    name: 'ご注文 {number} のキャンセル料',
    share: 'ご注文金額の {share}（キャンセル時に合意した割合）',
    cancelledOn: 'キャンセル日',
  },
  kr: {
    name: '주문 {number} 취소 수수료',
    share: '주문 금액의 {share} (취소 시 합의한 비율)',
    cancelledOn: '취소일',
  },
  fr: {
    name: 'Annulation de la commande {number}',
    share: '{share} de la valeur de la commande, comme convenu lors de l’annulation',
    cancelledOn: 'Annulée le',
  },
};
