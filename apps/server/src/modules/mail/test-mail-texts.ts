import type { Language } from '@ringwerk/contract';

/** The letter by which a house sees that its mail server works. */
export const TEST_MAIL_TEXTS: Readonly<Record<Language, { readonly subject: string; readonly body: string }>> = {
  de: {
    subject: 'Testmail von Ringwerk',
    body: 'Diese Mail zeigt, dass Ihr Mailserver für Ringwerk eingerichtet ist.\n\nSie wurde auf {url} ausgelöst. Es ist nichts weiter zu tun.',
  },
  en: {
    subject: 'Test mail from Ringwerk',
    body: 'This mail shows that your mail server is set up for Ringwerk.\n\nIt was sent from {url}. There is nothing else to do.',
  },
  nl: {
    subject: 'Testmail van Ringwerk',
    body: 'Deze mail laat zien dat uw mailserver voor Ringwerk is ingesteld.\n\nZe is verstuurd vanaf {url}. U hoeft verder niets te doen.',
  },
  jp: {
    subject: 'Ringwerk テストメール',
    body: 'このメールが届いていれば、Ringwerk のメールサーバー設定は完了しています。\n\n送信元：{url}\nお客様側での操作は必要ありません。',
  },
  kr: {
    subject: 'Ringwerk 테스트 메일',
    body: '이 메일이 도착했다면 Ringwerk의 메일 서버 설정이 완료된 것입니다.\n\n발송한 곳: {url}\n추가로 하실 일은 없습니다.',
  },
  fr: {
    subject: 'E-mail de test de Ringwerk',
    body: 'Cet e-mail montre que votre serveur de messagerie est configuré pour Ringwerk.\n\nIl a été envoyé depuis {url}. Vous n’avez rien d’autre à faire.',
  },
};
