import type { Language } from '@ringwerk/contract';

type HouseMailTexts = Readonly<Record<Language, { readonly subject: string; readonly body: string }>>;

/** What the house reads of its dealers' orders. No price: the mail lies in a mailbox of the whole office. */
export const HOUSE_MAIL_TEXTS: Readonly<Record<'house-order-changed' | 'house-order-cancelled', HouseMailTexts>> = {
  'house-order-changed': {
    de: {
      subject: 'Auftrag {number} wurde geändert: {company}',
      body: '{contact} ({company}) hat den Auftrag {number} (Kommission: {commission}) geändert. Was war und was gilt, steht beim Auftrag.\n\nWunschtermin: {date}\n\n{url}\n\n{house}',
    },
    en: {
      subject: 'Order {number} was changed: {company}',
      body: '{contact} ({company}) has changed order {number} (reference: {commission}). What was and what is stands with the order.\n\nRequested date: {date}\n\n{url}\n\n{house}',
    },
    nl: {
      subject: 'Order {number} is gewijzigd: {company}',
      body: '{contact} ({company}) heeft order {number} (referentie: {commission}) gewijzigd. Wat was en wat geldt, staat bij de order.\n\nGewenste datum: {date}\n\n{url}\n\n{house}',
    },
    jp: {
      subject: 'ご注文 {number} が変更されました：{company}',
      body: '{company} の {contact} 様が注文 {number}（お客様名・管理番号：{commission}）を変更しました。変更前と変更後の内容は注文ページに記載されています。\n\nご希望納期：{date}\n\n{url}\n\n{house}',
    },
    kr: {
      subject: '주문 {number} 변경: {company}',
      body: '{company}의 {contact} 님이 주문 {number}(고객명·관리 번호: {commission}) 건을 변경했습니다. 변경 전후 내용은 주문 페이지에서 확인하실 수 있습니다.\n\n희망 납기: {date}\n\n{url}\n\n{house}',
    },
    fr: {
      subject: 'Commande {number} modifiée : {company}',
      body: '{contact} ({company}) a modifié la commande {number} (référence client : {commission}). L’ancien et le nouvel état figurent avec la commande.\n\nDate souhaitée : {date}\n\n{url}\n\n{house}',
    },
  },
  'house-order-cancelled': {
    de: {
      subject: 'Auftrag {number} wurde storniert: {company}',
      body: '{contact} ({company}) hat den Auftrag {number} (Kommission: {commission}) storniert. Bitte nehmen Sie ihn aus der Werkstatt. Grund und vereinbarte Kosten stehen beim Auftrag.\n\n{url}\n\n{house}',
    },
    en: {
      subject: 'Order {number} was cancelled: {company}',
      body: '{contact} ({company}) has cancelled order {number} (reference: {commission}). Please take it out of the workshop. Reason and agreed cost stand with the order.\n\n{url}\n\n{house}',
    },
    nl: {
      subject: 'Order {number} is geannuleerd: {company}',
      body: '{contact} ({company}) heeft order {number} (referentie: {commission}) geannuleerd. Neem deze uit het atelier. Reden en afgesproken kosten staan bij de order.\n\n{url}\n\n{house}',
    },
    jp: {
      subject: 'ご注文 {number} がキャンセルされました：{company}',
      body: '{company} の {contact} 様が注文 {number}（お客様名・管理番号：{commission}）をキャンセルしました。工房での作業を中止してください。理由と合意した費用は注文ページに記載されています。\n\n{url}\n\n{house}',
    },
    kr: {
      subject: '주문 {number} 취소: {company}',
      body: '{company}의 {contact} 님이 주문 {number}(고객명·관리 번호: {commission}) 건을 취소했습니다. 공방 작업을 중단해 주세요. 사유와 합의된 비용은 주문 페이지에서 확인하실 수 있습니다.\n\n{url}\n\n{house}',
    },
    fr: {
      subject: 'Commande {number} annulée : {company}',
      body: '{contact} ({company}) a annulé la commande {number} (référence client : {commission}). Veuillez la retirer de l’atelier. Le motif et les frais convenus figurent avec la commande.\n\n{url}\n\n{house}',
    },
  },
};
