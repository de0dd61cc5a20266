import type { Language, OrderMailKind } from '@ringwerk/contract';

type OrderMailTexts = Readonly<Record<Language, { readonly subject: string; readonly body: string }>>;

/** What a house writes of orders until it writes its own. No price: a mail is read at the counter. */
export const ORDER_MAIL_TEXTS: Readonly<Record<OrderMailKind, OrderMailTexts>> = {
  'order-received': {
    de: {
      subject: 'Auftrag {number} ist eingegangen',
      body: 'Guten Tag {company},\n\nwir haben Ihren Auftrag {number} (Kommission: {commission}) erhalten. Sobald er geprüft und freigegeben ist, schreiben wir Ihnen.\n\nWunschtermin: {date}\n\n{url}\n\n{house}',
    },
    en: {
      subject: 'We have received order {number}',
      body: 'Dear {company},\n\nWe have received your order {number} (reference: {commission}). You will hear from us once it has been checked and confirmed.\n\nRequested date: {date}\n\n{url}\n\n{house}',
    },
    nl: {
      subject: 'Order {number} is ontvangen',
      body: 'Beste {company},\n\nWij hebben uw order {number} (referentie: {commission}) ontvangen. Zodra deze is gecontroleerd en bevestigd, hoort u van ons.\n\nGewenste datum: {date}\n\n{url}\n\n{house}',
    },
    jp: {
      subject: 'ご注文 {number} を承りました',
      body: '{company} 御中\n\nご注文 {number}（お客様名・管理番号：{commission}）を承りました。内容を確認し、確定次第ご連絡いたします。\n\nご希望納期：{date}\n\n{url}\n\n{house}',
    },
    kr: {
      subject: '주문 {number} 접수 안내',
      body: '{company} 귀중\n\n주문 {number}(고객명·관리 번호: {commission}) 건이 접수되었습니다. 내용을 확인하고 확정되는 대로 알려 드리겠습니다.\n\n희망 납기: {date}\n\n{url}\n\n{house}',
    },
    fr: {
      subject: 'Commande {number} reçue',
      body: 'Bonjour {company},\n\nNous avons bien reçu votre commande {number} (référence client : {commission}). Nous vous écrirons dès qu’elle sera vérifiée et confirmée.\n\nDate souhaitée : {date}\n\n{url}\n\n{house}',
    },
  },
  'order-confirmed': {
    de: {
      subject: 'Auftrag {number} ist bestätigt',
      body: 'Guten Tag {company},\n\nIhr Auftrag {number} (Kommission: {commission}) ist geprüft und zur Fertigung freigegeben.\n\nWunschtermin: {date}\n\n{url}\n\n{house}',
    },
    en: {
      subject: 'Order {number} is confirmed',
      body: 'Dear {company},\n\nYour order {number} (reference: {commission}) has been checked and released for production.\n\nRequested date: {date}\n\n{url}\n\n{house}',
    },
    nl: {
      subject: 'Order {number} is bevestigd',
      body: 'Beste {company},\n\nUw order {number} (referentie: {commission}) is gecontroleerd en vrijgegeven voor productie.\n\nGewenste datum: {date}\n\n{url}\n\n{house}',
    },
    jp: {
      subject: 'ご注文 {number} が確定しました',
      body: '{company} 御中\n\nご注文 {number}（お客様名・管理番号：{commission}）の内容を確認し、製作を決定いたしました。\n\nご希望納期：{date}\n\n{url}\n\n{house}',
    },
    kr: {
      subject: '주문 {number} 확정 안내',
      body: '{company} 귀중\n\n주문 {number}(고객명·관리 번호: {commission})의 확인을 마치고 제작을 승인했습니다.\n\n희망 납기: {date}\n\n{url}\n\n{house}',
    },
    fr: {
      subject: 'Commande {number} confirmée',
      body: 'Bonjour {company},\n\nVotre commande {number} (référence client : {commission}) est vérifiée et validée pour la fabrication.\n\nDate souhaitée : {date}\n\n{url}\n\n{house}',
    },
  },
  'order-in-production': {
    de: {
      subject: 'Auftrag {number} ist in Arbeit',
      body: 'Guten Tag {company},\n\nIhr Auftrag {number} (Kommission: {commission}) ist in der Werkstatt in Arbeit.\n\nWunschtermin: {date}\n\n{url}\n\n{house}',
    },
    en: {
      subject: 'Order {number} is in production',
      body: 'Dear {company},\n\nOur workshop has begun your order {number} (reference: {commission}).\n\nRequested date: {date}\n\n{url}\n\n{house}',
    },
    nl: {
      subject: 'Order {number} is in productie',
      body: 'Beste {company},\n\nOns atelier is met uw order {number} (referentie: {commission}) begonnen.\n\nGewenste datum: {date}\n\n{url}\n\n{house}',
    },
    jp: {
      subject: 'ご注文 {number} の製作を開始しました',
      body: '{company} 御中\n\nご注文 {number}（お客様名・管理番号：{commission}）の製作を工房で開始いたしました。\n\nご希望納期：{date}\n\n{url}\n\n{house}',
    },
    kr: {
      subject: '주문 {number} 제작 시작 안내',
      body: '{company} 귀중\n\n공방에서 주문 {number}(고객명·관리 번호: {commission})의 제작을 시작했습니다.\n\n희망 납기: {date}\n\n{url}\n\n{house}',
    },
    fr: {
      subject: 'Commande {number} en fabrication',
      body: 'Bonjour {company},\n\nNotre atelier a commencé votre commande {number} (référence client : {commission}).\n\nDate souhaitée : {date}\n\n{url}\n\n{house}',
    },
  },
  'order-quality': {
    de: {
      subject: 'Auftrag {number} ist in der Qualitätskontrolle',
      body: 'Guten Tag {company},\n\nIhr Auftrag {number} (Kommission: {commission}) ist gefertigt und in der Qualitätskontrolle.\n\nWunschtermin: {date}\n\n{url}\n\n{house}',
    },
    en: {
      subject: 'Order {number} is in its quality check',
      body: 'Dear {company},\n\nYour order {number} (reference: {commission}) has been made and is in its quality check.\n\nRequested date: {date}\n\n{url}\n\n{house}',
    },
    nl: {
      subject: 'Order {number} is in de kwaliteitscontrole',
      body: 'Beste {company},\n\nUw order {number} (referentie: {commission}) is gemaakt en is in de kwaliteitscontrole.\n\nGewenste datum: {date}\n\n{url}\n\n{house}',
    },
    jp: {
      subject: 'ご注文 {number} は検品中です',
      body: '{company} 御中\n\nご注文 {number}（お客様名・管理番号：{commission}）の製作が終わり、検品に入りました。\n\nご希望納期：{date}\n\n{url}\n\n{house}',
    },
    kr: {
      subject: '주문 {number} 검수 안내',
      body: '{company} 귀중\n\n주문 {number}(고객명·관리 번호: {commission})의 제작이 끝나 검수 중입니다.\n\n희망 납기: {date}\n\n{url}\n\n{house}',
    },
    fr: {
      subject: 'Commande {number} au contrôle qualité',
      body: 'Bonjour {company},\n\nVotre commande {number} (référence client : {commission}) est fabriquée et passe au contrôle qualité.\n\nDate souhaitée : {date}\n\n{url}\n\n{house}',
    },
  },
  'order-shipped': {
    de: {
      subject: 'Auftrag {number} ist unterwegs',
      body: 'Guten Tag {company},\n\nIhr Auftrag {number} (Kommission: {commission}) hat unser Haus verlassen.\n\nSendung: {parcel}\n\n{url}\n\n{house}',
    },
    en: {
      subject: 'Order {number} is on its way',
      body: 'Dear {company},\n\nYour order {number} (reference: {commission}) has left our house.\n\nParcel: {parcel}\n\n{url}\n\n{house}',
    },
    nl: {
      subject: 'Order {number} is onderweg',
      body: 'Beste {company},\n\nUw order {number} (referentie: {commission}) heeft ons huis verlaten.\n\nZending: {parcel}\n\n{url}\n\n{house}',
    },
    jp: {
      subject: 'ご注文 {number} を発送しました',
      body: '{company} 御中\n\nご注文 {number}（お客様名・管理番号：{commission}）を発送いたしました。\n\nお荷物：{parcel}\n\n{url}\n\n{house}',
    },
    kr: {
      subject: '주문 {number} 발송 안내',
      body: '{company} 귀중\n\n주문 {number}(고객명·관리 번호: {commission}) 건을 발송했습니다.\n\n운송장: {parcel}\n\n{url}\n\n{house}',
    },
    fr: {
      subject: 'Commande {number} expédiée',
      body: 'Bonjour {company},\n\nVotre commande {number} (référence client : {commission}) a quitté notre maison.\n\nEnvoi : {parcel}\n\n{url}\n\n{house}',
    },
  },
  'order-ready': {
    de: {
      subject: 'Auftrag {number} liegt bereit',
      body: 'Guten Tag {company},\n\nIhr Auftrag {number} (Kommission: {commission}) ist fertig und liegt bei uns zur Abholung bereit.\n\n{url}\n\n{house}',
    },
    en: {
      subject: 'Order {number} is ready for you',
      body: 'Dear {company},\n\nYour order {number} (reference: {commission}) is finished and ready to be collected at our house.\n\n{url}\n\n{house}',
    },
    nl: {
      subject: 'Order {number} ligt klaar',
      body: 'Beste {company},\n\nUw order {number} (referentie: {commission}) is klaar en kan bij ons worden afgehaald.\n\n{url}\n\n{house}',
    },
    jp: {
      subject: 'ご注文 {number} が仕上がりました',
      body: '{company} 御中\n\nご注文 {number}（お客様名・管理番号：{commission}）が仕上がりました。弊社にてお引き取りいただけます。\n\n{url}\n\n{house}',
    },
    kr: {
      subject: '주문 {number} 준비 완료 안내',
      body: '{company} 귀중\n\n주문 {number}(고객명·관리 번호: {commission}) 건이 완성되었습니다. 본사에서 찾아가실 수 있습니다.\n\n{url}\n\n{house}',
    },
    fr: {
      subject: 'Commande {number} prête',
      body: 'Bonjour {company},\n\nVotre commande {number} (référence client : {commission}) est terminée et vous attend chez nous.\n\n{url}\n\n{house}',
    },
  },
  'order-cancelled': {
    de: {
      subject: 'Auftrag {number} ist storniert',
      body: 'Guten Tag {company},\n\nIhr Auftrag {number} (Kommission: {commission}) ist storniert. Haben Sie Fragen dazu, antworten Sie bitte auf diese Nachricht.\n\n{url}\n\n{house}',
    },
    en: {
      subject: 'Order {number} is cancelled',
      body: 'Dear {company},\n\nYour order {number} (reference: {commission}) has been cancelled. Please reply to this message if you have any questions.\n\n{url}\n\n{house}',
    },
    nl: {
      subject: 'Order {number} is geannuleerd',
      body: 'Beste {company},\n\nUw order {number} (referentie: {commission}) is geannuleerd. Hebt u vragen, beantwoord dan dit bericht.\n\n{url}\n\n{house}',
    },
    jp: {
      subject: 'ご注文 {number} はキャンセルされました',
      body: '{company} 御中\n\nご注文 {number}（お客様名・管理番号：{commission}）はキャンセルされました。ご不明な点はこのメールにご返信ください。\n\n{url}\n\n{house}',
    },
    kr: {
      subject: '주문 {number} 취소 안내',
      body: '{company} 귀중\n\n주문 {number}(고객명·관리 번호: {commission}) 건이 취소되었습니다. 문의 사항은 이 메일에 회신해 주세요.\n\n{url}\n\n{house}',
    },
    fr: {
      subject: 'Commande {number} annulée',
      body: 'Bonjour {company},\n\nVotre commande {number} (référence client : {commission}) est annulée. Pour toute question, répondez simplement à ce message.\n\n{url}\n\n{house}',
    },
  },
};
