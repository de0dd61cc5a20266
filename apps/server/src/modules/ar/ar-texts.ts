import type { Language } from '@ringwerk/contract';

export interface ArTexts {
  readonly title: string;
  readonly open: string;
  readonly how: string;
  readonly other: string;
  readonly ended: string;
}

/** The page that a phone opens from a couple's link. */
export const AR_TEXTS: Readonly<Record<Language, ArTexts>> = {
  de: {
    title: 'In echter Größe vor Ihnen',
    open: 'Ringe vor mir zeigen',
    how: 'Richten Sie die Kamera auf einen hellen Tisch. Die Ringe stehen dort in ihrer wahren Größe.',
    other:
      'Das geht auf iPhone, iPad und Android-Telefonen. Öffnen Sie diese Seite dort, am einfachsten über den QR-Code Ihres Juweliers.',
    ended: 'Dieser Link gilt nicht mehr. Bitte fragen Sie Ihren Juwelier.',
  },
  en: {
    title: 'In true size before you',
    open: 'Show the rings before me',
    how: 'Point the camera at a bright table. The rings stand there in their true size.',
    other:
      'This works on iPhone, iPad and Android phones. Open this page there, most easily with your jeweller’s QR code.',
    ended: 'This link is no longer valid. Please ask your jeweller.',
  },
  fr: {
    title: 'Grandeur nature devant vous',
    open: 'Voir les alliances devant moi',
    how: 'Dirigez l’appareil vers une table bien éclairée. Les alliances y apparaissent dans leur taille réelle.',
    other:
      'Cela fonctionne sur iPhone, iPad et téléphones Android. Ouvrez-y cette page, le plus simplement avec le QR code de votre bijoutier.',
    ended: 'Ce lien n’est plus valable. Adressez-vous à votre bijoutier.',
  },
  nl: {
    title: 'Op ware grootte voor u',
    open: 'Toon de ringen voor mij',
    how: 'Richt de camera op een lichte tafel. De ringen staan daar op hun ware grootte.',
    other:
      'Dit werkt op iPhone, iPad en Android-telefoons. Open deze pagina daar, het eenvoudigst met de QR-code van uw juwelier.',
    ended: 'Deze link is niet meer geldig. Vraag het uw juwelier.',
  },
  jp: {
    title: '実物大で目の前に',
    open: 'リングを目の前に表示',
    how: '明るいテーブルにカメラを向けてください。リングが実物大で現れます。',
    other: 'iPhone、iPad、Android端末でご利用いただけます。宝飾店のQRコードからこのページを開いてください。',
    ended: 'このリンクは無効になりました。宝飾店にお問い合わせください。',
  },
  kr: {
    title: '실제 크기로 눈앞에',
    open: '반지를 눈앞에 보기',
    how: '밝은 테이블에 카메라를 향해 주세요. 반지가 실제 크기로 나타납니다.',
    other: 'iPhone, iPad, Android 휴대전화에서 이용할 수 있습니다. 매장의 QR 코드로 이 페이지를 열어 주세요.',
    ended: '이 링크는 더 이상 유효하지 않습니다. 매장에 문의해 주세요.',
  },
};
