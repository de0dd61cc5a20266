import type { Language, MailKind } from '@ringwerk/contract';
import { HOUSE_MAIL_TEXTS } from './house-mail-texts.ts';
import { ORDER_MAIL_TEXTS } from './order-mail-texts.ts';

export interface MailText {
  readonly subject: string;
  readonly body: string;
}
type MailTexts = Readonly<Record<Language, MailText>>;

const FIRST_PASSWORD: MailTexts = {
  de: {
    subject: 'Ihr Zugang zu Ringwerk',
    body: 'Guten Tag {contact},\n\nder Zugang für {company} ist eingerichtet.\n\nKundennummer: {number}\nErstes Passwort: {password}\nAnmeldung: {url}\n\nBitte wählen Sie nach der ersten Anmeldung über „Passwort vergessen“ ein eigenes Passwort.\n\n{house}',
  },
  en: {
    subject: 'Your access to Ringwerk',
    body: 'Dear {contact},\n\nAccess for {company} has been set up.\n\nCustomer number: {number}\nFirst password: {password}\nLog in at: {url}\n\nAfter your first login, please choose a password of your own by way of “Forgotten password”.\n\n{house}',
  },
  nl: {
    subject: 'Uw toegang tot Ringwerk',
    body: 'Beste {contact},\n\nDe toegang voor {company} is ingesteld.\n\nKlantnummer: {number}\nEerste wachtwoord: {password}\nInloggen: {url}\n\nKies na uw eerste aanmelding via ‘Wachtwoord vergeten’ een eigen wachtwoord.\n\n{house}',
  },
  jp: {
    subject: 'Ringwerk ご利用開始のご案内',
    body: '{company}\n{contact} 様\n\nRingwerk のご利用準備が整いました。\n\nお客様番号：{number}\n初回パスワード： {password}\nログイン： {url}\n\n初回ログイン後、「パスワードをお忘れの場合」よりご自身のパスワードを設定してください。\n\n{house}',
  },
  kr: {
    subject: 'Ringwerk 이용 안내',
    body: '{company}\n{contact} 님\n\nRingwerk 이용 준비가 완료되었습니다.\n\n고객 번호: {number}\n최초 비밀번호: {password}\n로그인: {url}\n\n첫 로그인 후 ‘비밀번호 찾기’에서 새 비밀번호를 설정해 주세요.\n\n{house}',
  },
  fr: {
    subject: 'Votre accès à Ringwerk',
    body: 'Bonjour {contact},\n\nL’accès de {company} est ouvert.\n\nNuméro client : {number}\nPremier mot de passe : {password}\nConnexion : {url}\n\nAprès votre première connexion, veuillez choisir votre propre mot de passe par « Mot de passe oublié ».\n\n{house}',
  },
};

/** `{url}` is the link with the token. */
const PASSWORD_RESET: MailTexts = {
  de: {
    subject: 'Neues Passwort für Ringwerk',
    body: 'Guten Tag {contact},\n\nfür die Kundennummer {number} wurde ein neues Passwort angefragt. Über diesen Link legen Sie es fest; er gilt bis {until} und nur einmal:\n\n{url}\n\nHaben Sie nichts angefragt, brauchen Sie nichts zu tun.\n\n{house}',
  },
  en: {
    subject: 'New password for Ringwerk',
    body: 'Dear {contact},\n\nA new password was requested for customer number {number}. Set it with this link; it is valid until {until} and can be used once:\n\n{url}\n\nIf you did not ask for this, there is nothing to do.\n\n{house}',
  },
  nl: {
    subject: 'Nieuw wachtwoord voor Ringwerk',
    body: 'Beste {contact},\n\nVoor klantnummer {number} is een nieuw wachtwoord aangevraagd. Met deze link stelt u het in; hij is geldig tot {until} en werkt één keer:\n\n{url}\n\nHebt u niets aangevraagd, dan hoeft u niets te doen.\n\n{house}',
  },
  jp: {
    subject: 'Ringwerk パスワード再設定',
    body: '{contact} 様\n\nお客様番号 {number} のパスワード再設定のお申し込みを受け付けました。下記のリンクより設定してください（有効期限：{until}、1回限り）。\n\n{url}\n\nお心当たりがない場合は、このメールを破棄してください。\n\n{house}',
  },
  kr: {
    subject: 'Ringwerk 비밀번호 재설정',
    body: '{contact} 님\n\n고객 번호 {number}의 비밀번호 재설정이 요청되었습니다. 아래 링크에서 설정해 주세요. 링크는 {until}까지 한 번만 사용할 수 있습니다.\n\n{url}\n\n요청하지 않으셨다면 이 메일을 무시하셔도 됩니다.\n\n{house}',
  },
  fr: {
    subject: 'Nouveau mot de passe Ringwerk',
    body: 'Bonjour {contact},\n\nUn nouveau mot de passe a été demandé pour le numéro client {number}. Définissez-le par ce lien, valable jusqu’au {until} et une seule fois :\n\n{url}\n\nSi vous n’avez rien demandé, vous n’avez rien à faire.\n\n{house}',
  },
};

/** `{url}` is the link with the token. */
const INVITATION: MailTexts = {
  de: {
    subject: 'Ihr Konto bei {company}',
    body: 'Guten Tag,\n\nfür Sie wurde ein Konto bei {company} angelegt. Ihre Kundennummer ist {number}. Über diesen Link wählen Sie Ihren Namen und Ihr Passwort; er gilt bis {until} und nur einmal:\n\n{url}\n\n{company}',
  },
  en: {
    subject: 'Your account at {company}',
    body: 'Hello,\n\nAn account at {company} has been opened for you. Your customer number is {number}. Choose your name and password with this link; it is valid until {until} and can be used once:\n\n{url}\n\n{company}',
  },
  nl: {
    subject: 'Uw account bij {company}',
    body: 'Goedendag,\n\nEr is een account voor u aangemaakt bij {company}. Uw klantnummer is {number}. Via deze link kiest u uw naam en wachtwoord; hij is geldig tot {until} en werkt één keer:\n\n{url}\n\n{company}',
  },
  jp: {
    subject: '{company} アカウントのご案内',
    body: '{company} のアカウントが作成されました。お客様番号は {number} です。下記のリンクよりお名前とパスワードを設定してください（有効期限：{until}、1回限り）。\n\n{url}\n\n{company}',
  },
  kr: {
    subject: '{company} 계정 안내',
    body: '{company} 계정이 만들어졌습니다. 고객 번호는 {number}입니다. 아래 링크에서 이름과 비밀번호를 설정해 주세요. 링크는 {until}까지 한 번만 사용할 수 있습니다.\n\n{url}\n\n{company}',
  },
  fr: {
    subject: 'Votre compte chez {company}',
    body: 'Bonjour,\n\nUn compte chez {company} a été ouvert pour vous. Votre numéro client est {number}. Choisissez votre nom et votre mot de passe par ce lien, valable jusqu’au {until} et une seule fois :\n\n{url}\n\n{company}',
  },
};

const REGISTRATION_DECLINED: MailTexts = {
  de: {
    subject: 'Ihre Anfrage bei Ringwerk',
    body: 'Guten Tag {contact},\n\nvielen Dank für Ihr Interesse. Wir können {company} im Augenblick keinen Zugang einrichten. Für Fragen antworten Sie bitte auf diese Nachricht.\n\n{house}',
  },
  en: {
    subject: 'Your request to Ringwerk',
    body: 'Dear {contact},\n\nThank you for your interest. We are not able to open access for {company} at present. Please reply to this message if you have any questions.\n\n{house}',
  },
  nl: {
    subject: 'Uw aanvraag bij Ringwerk',
    body: 'Beste {contact},\n\nHartelijk dank voor uw belangstelling. Wij kunnen {company} op dit moment geen toegang geven. Hebt u vragen, beantwoord dan dit bericht.\n\n{house}',
  },
  jp: {
    subject: 'Ringwerk へのお申し込みについて',
    body: '{company}\n{contact} 様\n\nお申し込みいただきありがとうございます。誠に恐れ入りますが、現時点ではご利用いただくことができません。ご不明な点はこのメールにご返信ください。\n\n{house}',
  },
  kr: {
    subject: 'Ringwerk 신청 결과 안내',
    body: '{company}\n{contact} 님\n\n관심을 가져 주셔서 감사합니다. 현재로서는 이용 계정을 열어 드리기 어렵습니다. 문의 사항은 이 메일에 회신해 주세요.\n\n{house}',
  },
  fr: {
    subject: 'Votre demande auprès de Ringwerk',
    body: 'Bonjour {contact},\n\nNous vous remercions de votre intérêt. Nous ne pouvons pas ouvrir d’accès à {company} pour le moment. Pour toute question, répondez simplement à ce message.\n\n{house}',
  },
};

/** Who pays, and the words of the house, stand on the page: a mail is read at the counter. */
const REMAKE_ANSWERED: MailTexts = {
  de: {
    subject: 'Unsere Antwort zur Neuanfertigung {number}',
    body: 'Guten Tag {company},\n\nwir haben entschieden, wer die Neuanfertigung {number} (Kommission: {commission}) zahlt. Die Antwort steht beim Auftrag:\n\n{url}\n\n{house}',
  },
  en: {
    subject: 'Our answer on remake {number}',
    body: 'Dear {company},\n\nWe have decided who pays for remake {number} (reference: {commission}). You will find our answer with the order:\n\n{url}\n\n{house}',
  },
  nl: {
    subject: 'Ons antwoord over de nieuwe uitvoering {number}',
    body: 'Beste {company},\n\nWij hebben beslist wie de nieuwe uitvoering {number} (referentie: {commission}) betaalt. Ons antwoord staat bij de order:\n\n{url}\n\n{house}',
  },
  jp: {
    subject: '再製作 {number} についてのご回答',
    body: '{company} 御中\n\n再製作 {number}（お客様名・管理番号：{commission}）の費用負担を決定いたしました。ご回答は注文ページに記載しております。\n\n{url}\n\n{house}',
  },
  kr: {
    subject: '재제작 {number} 비용 부담에 대한 답변',
    body: '{company} 귀중\n\n재제작 {number}(고객명·관리 번호: {commission})의 비용 부담을 결정했습니다. 답변은 주문 페이지에서 확인하실 수 있습니다.\n\n{url}\n\n{house}',
  },
  fr: {
    subject: 'Notre réponse sur la refabrication {number}',
    body: 'Bonjour {company},\n\nNous avons décidé qui paie la refabrication {number} (référence client : {commission}). Notre réponse se trouve avec la commande :\n\n{url}\n\n{house}',
  },
};

/** What a house sends until it writes its own. */
export const SHIPPED_MAIL_TEXTS: Readonly<Record<MailKind, MailTexts>> = {
  'first-password': FIRST_PASSWORD,
  'password-reset': PASSWORD_RESET,
  invitation: INVITATION,
  'registration-declined': REGISTRATION_DECLINED,
  'remake-answered': REMAKE_ANSWERED,
  ...HOUSE_MAIL_TEXTS,
  ...ORDER_MAIL_TEXTS,
};
