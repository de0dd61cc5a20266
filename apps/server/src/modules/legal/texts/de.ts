import type { FirstTexts } from './first-texts.ts';

export const de: FirstTexts = {
  privacy: {
    title: 'Datenschutz',
    body: `Ringwerk ist ein Portal für Juweliere und ihre Kundinnen und Kunden. Wir verarbeiten nur, was wir brauchen, um Ringe zu entwerfen, anzubieten und zu fertigen.

## Verantwortlich
Ringwerk Manufaktur, Goldschmiedeweg 1, 75172 Pforzheim, Deutschland. Anfragen zum Datenschutz: werkstatt@ringwerk.example.

## Welche Daten wir verarbeiten
Von Juwelieren: Firma, Anschrift, Ansprechpartner, E-Mail, Telefon, Umsatzsteuer-Nummer, Kundennummer, Passwort (nur als Prüfwert, nie im Klartext), Entwürfe, Merklisten, Angebote, Aufträge und angebotene Steine. Von Paaren nur, was der Juwelier in ein Angebot oder einen Auftrag schreibt: Name oder Kommission, Ringweiten und Gravurtext.

## Wozu und auf welcher Grundlage
Zur Anbahnung und Erfüllung von Verträgen (Art. 6 Abs. 1 lit. b DSGVO), zur Erfüllung handels- und steuerrechtlicher Pflichten (lit. c) und zum sicheren Betrieb des Portals (lit. f). Wir werten kein Verhalten aus und schalten keine Werbung.

## Drei Cookies
„ringwerk-session“ hält Ihre Anmeldung; es ist für Programme auf der Seite nicht lesbar und endet nach einem Tag oder beim Abmelden. „egf“ merkt sich für einen Tag Anzeigename, Sprache und Land, damit die Seite Sie richtig begrüßt; es gewährt keinen Zugang. „ringwerk-device“ merkt sich für 180 Tage, dass sich auf diesem Gerät schon jemand angemeldet hat, damit Fremde, die Passwörter probieren, Sie nicht aussperren; es ist für Programme auf der Seite nicht lesbar und gewährt ebenfalls keinen Zugang. Alle drei sind für den Betrieb notwendig. Gestaltung und Farbschema merkt sich nur Ihr Browser.

## Hosting und Protokolle
Das Portal läuft auf Servern in der Europäischen Union. Schriften, Programme und Bilder kommen von diesem Server; andere Anbieter werden beim Besuch nicht angesprochen. Anmeldeversuche werden unter einem Prüfwert der Netzadresse höchstens eine Stunde lang gezählt, um Angriffe abzuwehren. Wer im Portal was geändert hat, wird zur Nachvollziehbarkeit festgehalten.

## Empfänger
Aufträge gehen an unsere Werkstatt. Dienstleister für Serverbetrieb und E-Mail-Versand arbeiten nach unserer Weisung. Eine Weitergabe zu fremden Zwecken gibt es nicht.

## Speicherdauer
Angebote, Aufträge und Rechnungsgrundlagen bewahren wir nach den gesetzlichen Fristen auf, in der Regel sechs bis zehn Jahre. Abgelehnte Registrierungsanfragen löschen wir nach sechs Monaten, Zugangsdaten mit dem Ende der Geschäftsbeziehung.

## Ihre Rechte
Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung, Datenübertragbarkeit und Widerspruch. Schreiben Sie uns einfach. Außerdem können Sie sich bei einer Datenschutz-Aufsichtsbehörde beschweren, zum Beispiel beim Landesbeauftragten für den Datenschutz Baden-Württemberg.`,
  },
  imprint: {
    title: 'Impressum',
    body: `Ringwerk Manufaktur
Goldschmiedeweg 1
75172 Pforzheim
Deutschland

## Vertreten durch
Ruth Amsler, Geschäftsführung

## Kontakt
Telefon: +49 7231 555010
E-Mail: werkstatt@ringwerk.example

## Umsatzsteuer-Identifikationsnummer
DE000000001

## Verantwortlich für den Inhalt
Ruth Amsler, Anschrift wie oben

## Angebot für Gewerbetreibende
Das Portal richtet sich an Juweliere. Preise im Händlerbereich verstehen sich netto zuzüglich der gesetzlichen Mehrwertsteuer. Farben und Glanz am Bildschirm hängen vom Gerät ab; maßgeblich sind die Angaben auf dem Auftragsblatt.

## Streitbeilegung
Wir nehmen nicht an Verfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu nicht verpflichtet.`,
  },
};
