import type { Language } from '@ringwerk/contract';

/** Words of the papers to a dealer, in his language. `{…}` is filled by the sheet. */
export interface PaperTexts {
  readonly confirmation: string;
  readonly delivery: string;
  readonly invoice: string;
  readonly corrected: string;
  readonly creditNote: string;
  readonly number: string;
  readonly date: string;
  readonly deliveredOn: string;
  readonly customerNumber: string;
  readonly order: string;
  readonly orderedOn: string;
  readonly requestedOn: string;
  readonly commission: string;
  readonly reference: string;
  readonly deliveryNote: string;
  readonly precedes: string;
  readonly reason: string;
  readonly shipTo: string;
  readonly vatId: string;
  readonly taxNumber: string;
  readonly position: string;
  readonly article: string;
  readonly quantity: string;
  readonly price: string;
  readonly amount: string;
  readonly discount: string;
  readonly net: string;
  readonly tax: string;
  readonly noTax: string;
  readonly total: string;
  readonly orderTotal: string;
  readonly credited: string;
  readonly dueOn: string;
  readonly earlier: string;
  readonly payTo: string;
  readonly contact: string;
  readonly articleNumber: string;
  /** Which position of an order a line stands for. */
  readonly orderPosition: string;
  readonly carats: string;
  readonly weight: string;
  readonly priceList: string;
  readonly fixing: string;
  readonly tariff: string;
  readonly origin: string;
  readonly intraCommunity: string;
  readonly export: string;
  readonly reverseCharge: string;
  readonly handedOver: string;
  readonly confirmed: string;
  readonly page: string;
}

const de: PaperTexts = {
  confirmation: 'Auftragsbestätigung',
  delivery: 'Lieferschein',
  invoice: 'Rechnung',
  corrected: 'Korrekturrechnung',
  creditNote: 'Rechnungskorrektur (Gutschrift)',
  number: 'Nummer',
  date: 'Datum',
  deliveredOn: 'Lieferdatum',
  customerNumber: 'Kundennummer',
  order: 'Auftrag',
  orderedOn: 'Auftrag vom',
  requestedOn: 'Wunschtermin',
  commission: 'Kommission',
  reference: 'Ihre Referenz',
  deliveryNote: 'Lieferschein',
  precedes: 'Zu Rechnung',
  reason: 'Grund',
  shipTo: 'Lieferanschrift',
  vatId: 'USt-IdNr.',
  taxNumber: 'Steuernummer',
  position: 'Pos.',
  article: 'Artikel',
  quantity: 'Menge',
  price: 'Einzelpreis',
  amount: 'Betrag',
  discount: 'Listenpreis {list}, Rabatt {discount}',
  net: 'Summe netto',
  tax: 'Umsatzsteuer {rate} auf {net}',
  noTax: 'Umsatzsteuer 0 % auf {net}',
  total: 'Rechnungsbetrag',
  orderTotal: 'Auftragswert',
  credited: 'Gutschriftbetrag',
  dueOn: 'Zahlbar bis {date} ohne Abzug.',
  earlier: 'Bei Zahlung bis {date} {rate} Skonto ({amount}).',
  payTo: 'Bankverbindung',
  contact: 'Rückfragen',
  articleNumber: 'Artikelnummer',
  orderPosition: 'Position',
  carats: 'Steine gesamt',
  weight: 'Gewicht je Stück',
  priceList: 'Preisliste',
  fixing: 'Kurs',
  tariff: 'Zolltarifnummer',
  origin: 'Ursprungsland',
  intraCommunity: 'Steuerfreie innergemeinschaftliche Lieferung.',
  export: 'Steuerfreie Ausfuhrlieferung.',
  reverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).',
  handedOver: 'Ware vollständig und unbeschädigt erhalten (Datum, Unterschrift)',
  confirmed: 'Wir danken für Ihren Auftrag und fertigen wie folgt.',
  page: 'Seite {page} von {pages}',
};

const en: PaperTexts = {
  confirmation: 'Order confirmation',
  delivery: 'Delivery note',
  invoice: 'Invoice',
  corrected: 'Corrected invoice',
  creditNote: 'Credit note',
  number: 'Number',
  date: 'Date',
  deliveredOn: 'Delivered on',
  customerNumber: 'Customer number',
  order: 'Order',
  orderedOn: 'Ordered on',
  requestedOn: 'Requested for',
  commission: 'Your reference',
  reference: 'Your reference',
  deliveryNote: 'Delivery note',
  precedes: 'For invoice',
  reason: 'Reason',
  shipTo: 'Deliver to',
  vatId: 'VAT ID',
  taxNumber: 'Tax number',
  position: 'No.',
  article: 'Article',
  quantity: 'Quantity',
  price: 'Unit price',
  amount: 'Amount',
  discount: 'List price {list}, discount {discount}',
  net: 'Net total',
  tax: 'VAT {rate} on {net}',
  noTax: 'VAT 0% on {net}',
  total: 'Total to pay',
  orderTotal: 'Order total',
  credited: 'Total credited',
  dueOn: 'Payable by {date} without deduction.',
  earlier: 'If paid by {date}: {rate} cash discount ({amount}).',
  payTo: 'Bank account',
  contact: 'Questions to',
  articleNumber: 'Article number',
  orderPosition: 'Position',
  carats: 'Stones in total',
  weight: 'Weight per piece',
  priceList: 'Price list',
  fixing: 'Fixing',
  tariff: 'Customs tariff number',
  origin: 'Country of origin',
  intraCommunity: 'VAT-exempt intra-Community supply.',
  export: 'VAT-exempt export supply.',
  reverseCharge: 'Reverse charge: VAT is due by the recipient.',
  handedOver: 'Goods received complete and undamaged (date, signature)',
  confirmed: 'Thank you for your order, which we will make as follows.',
  page: 'Page {page} of {pages}',
};

const nl: PaperTexts = {
  confirmation: 'Orderbevestiging',
  delivery: 'Pakbon',
  invoice: 'Factuur',
  corrected: 'Gecorrigeerde factuur',
  creditNote: 'Creditfactuur',
  number: 'Nummer',
  date: 'Datum',
  deliveredOn: 'Leverdatum',
  customerNumber: 'Klantnummer',
  order: 'Order',
  orderedOn: 'Besteld op',
  requestedOn: 'Gewenste datum',
  commission: 'Uw referentie',
  reference: 'Uw referentie',
  deliveryNote: 'Pakbon',
  precedes: 'Bij factuur',
  reason: 'Reden',
  shipTo: 'Afleveradres',
  vatId: 'Btw-nummer',
  taxNumber: 'Fiscaal nummer',
  position: 'Pos.',
  article: 'Artikel',
  quantity: 'Aantal',
  price: 'Stukprijs',
  amount: 'Bedrag',
  discount: 'Lijstprijs {list}, korting {discount}',
  net: 'Totaal exclusief btw',
  tax: 'Btw {rate} over {net}',
  noTax: 'Btw 0% over {net}',
  total: 'Te betalen',
  orderTotal: 'Totaal van de order',
  credited: 'Gecrediteerd bedrag',
  dueOn: 'Te betalen tot en met {date} zonder aftrek.',
  earlier: 'Bij betaling tot en met {date}: {rate} betalingskorting ({amount}).',
  payTo: 'Bankrekening',
  contact: 'Vragen aan',
  articleNumber: 'Artikelnummer',
  orderPosition: 'Positie',
  carats: 'Stenen totaal',
  weight: 'Gewicht per stuk',
  priceList: 'Prijslijst',
  fixing: 'Dagkoers',
  tariff: 'Goederencode',
  origin: 'Land van oorsprong',
  intraCommunity: 'Intracommunautaire levering, btw-tarief 0%.',
  export: 'Uitvoer, btw-tarief 0%.',
  reverseCharge: 'Btw verlegd.',
  handedOver: 'Goederen volledig en onbeschadigd ontvangen (datum, handtekening)',
  confirmed: 'Hartelijk dank voor uw order, die wij als volgt uitvoeren.',
  page: 'Pagina {page} van {pages}',
};

const jp: PaperTexts = {
  confirmation: '注文請書',
  delivery: '納品書',
  invoice: '請求書',
  corrected: '修正請求書',
  creditNote: 'クレジットノート',
  number: '番号',
  date: '発行日',
  deliveredOn: '納品日',
  customerNumber: 'お客様番号',
  order: 'ご注文番号',
  orderedOn: 'ご注文日',
  requestedOn: 'ご希望納期',
  commission: 'お客様名',
  reference: '貴社参照番号',
  deliveryNote: '納品書番号',
  precedes: '対象請求書',
  reason: '理由',
  shipTo: 'お届け先',
  vatId: '税務登録番号',
  taxNumber: '納税者番号',
  position: '項',
  article: '品名',
  quantity: '数量',
  price: '単価',
  amount: '金額',
  discount: '定価 {list}、値引き {discount}',
  net: '税抜合計',
  tax: '付加価値税 {rate}（対象額 {net}）',
  noTax: '付加価値税 0%（対象額 {net}）',
  total: 'ご請求金額',
  orderTotal: 'ご注文金額',
  credited: '減額合計',
  dueOn: 'お支払期限：{date}（控除なし）',
  earlier: '{date}までのお支払いで {rate} の早期支払割引（{amount}）',
  payTo: 'お振込先',
  contact: 'お問い合わせ',
  articleNumber: '品番',
  orderPosition: '明細番号',
  carats: '石の合計',
  weight: '1点あたりの重量',
  priceList: '価格表',
  fixing: '地金相場',
  tariff: 'HSコード',
  origin: '原産国',
  intraCommunity: 'EU域内供給につき付加価値税免税。',
  export: '輸出につき付加価値税免税。',
  reverseCharge: 'リバースチャージ：付加価値税は受領者が納付します。',
  handedOver: '商品をすべて損傷なく受領しました（日付・署名）',
  confirmed: 'ご注文ありがとうございます。下記のとおり製作いたします。',
  page: '{page} / {pages} ページ',
};

const kr: PaperTexts = {
  confirmation: '주문 확인서',
  delivery: '납품서',
  invoice: '청구서',
  corrected: '수정 청구서',
  creditNote: '크레디트 노트',
  number: '번호',
  date: '발행일',
  deliveredOn: '납품일',
  customerNumber: '고객 번호',
  order: '주문 번호',
  orderedOn: '주문일',
  requestedOn: '희망 납기',
  commission: '고객명',
  reference: '귀사 참조 번호',
  deliveryNote: '납품서 번호',
  precedes: '대상 청구서',
  reason: '사유',
  shipTo: '배송지',
  vatId: '사업자 등록 번호',
  taxNumber: '납세자 번호',
  position: '항목',
  article: '품목',
  quantity: '수량',
  price: '단가',
  amount: '금액',
  discount: '정가 {list}, 할인 {discount}',
  net: '공급가 합계',
  tax: '부가세 {rate} (과세 대상 {net})',
  noTax: '부가세 0% (대상 {net})',
  total: '청구 금액',
  orderTotal: '주문 금액',
  credited: '차감 금액',
  dueOn: '지급 기한: {date} (공제 없음)',
  earlier: '{date}까지 지급 시 {rate} 조기 지급 할인 ({amount})',
  payTo: '입금 계좌',
  contact: '문의',
  articleNumber: '품번',
  orderPosition: '항목',
  carats: '스톤 합계',
  weight: '개당 중량',
  priceList: '가격표',
  fixing: '금속 시세',
  tariff: 'HS 코드',
  origin: '원산지',
  intraCommunity: 'EU 역내 공급으로 부가세가 면제됩니다.',
  export: '수출로 부가세가 면제됩니다.',
  reverseCharge: '대리납부: 부가세는 공급받는 자가 납부합니다.',
  handedOver: '상품을 모두 손상 없이 수령하였습니다 (날짜, 서명)',
  confirmed: '주문해 주셔서 감사합니다. 아래와 같이 제작합니다.',
  page: '{page} / {pages}쪽',
};

const fr: PaperTexts = {
  confirmation: 'Confirmation de commande',
  delivery: 'Bon de livraison',
  invoice: 'Facture',
  corrected: 'Facture rectificative',
  creditNote: 'Avoir',
  number: 'Numéro',
  date: 'Date',
  deliveredOn: 'Date de livraison',
  customerNumber: 'Numéro de client',
  order: 'Commande',
  orderedOn: 'Commande du',
  requestedOn: 'Date souhaitée',
  commission: 'Référence client',
  reference: 'Votre référence',
  deliveryNote: 'Bon de livraison',
  precedes: 'Sur la facture',
  reason: 'Motif',
  shipTo: 'Adresse de livraison',
  vatId: 'N° de TVA',
  taxNumber: 'Numéro fiscal',
  position: 'N°',
  article: 'Article',
  quantity: 'Quantité',
  price: 'Prix unitaire',
  amount: 'Montant',
  discount: 'Prix catalogue {list}, remise {discount}',
  net: 'Total HT',
  tax: 'TVA {rate} sur {net}',
  noTax: 'TVA 0 % sur {net}',
  total: 'Net à payer',
  orderTotal: 'Total de la commande',
  credited: 'Montant de l’avoir',
  dueOn: 'Payable au plus tard le {date}, sans déduction.',
  earlier: 'Escompte de {rate} ({amount}) pour un paiement au plus tard le {date}.',
  payTo: 'Coordonnées bancaires',
  contact: 'Vos questions',
  articleNumber: 'Référence',
  orderPosition: 'Position',
  carats: 'Total des pierres',
  weight: 'Poids par pièce',
  priceList: 'Tarif',
  fixing: 'Cours du métal',
  tariff: 'Code douanier',
  origin: 'Pays d’origine',
  intraCommunity: 'Livraison intracommunautaire exonérée de TVA.',
  export: 'Exportation exonérée de TVA.',
  reverseCharge: 'Autoliquidation : TVA due par le preneur.',
  handedOver: 'Marchandise reçue complète et en bon état (date, signature)',
  confirmed: 'Nous vous remercions de votre commande, que nous réaliserons comme suit.',
  page: 'Page {page} sur {pages}',
};

export const PAPER_TEXTS: Readonly<Record<Language, PaperTexts>> = { de, en, nl, jp, kr, fr };
