import type { FirstTexts } from './first-texts.ts';

export const nl: FirstTexts = {
  privacy: {
    title: 'Privacyverklaring',
    body: `Ringwerk is een portaal voor juweliers en hun klanten. Wij verwerken alleen wat nodig is om ringen te ontwerpen, aan te bieden en te maken.

## Verwerkingsverantwoordelijke
Ringwerk Manufaktur, Goldschmiedeweg 1, 75172 Pforzheim, Duitsland. Vragen over privacy: werkstatt@ringwerk.example.

## Welke gegevens wij verwerken
Van juweliers: bedrijf, adres, contactpersoon, e-mail, telefoon, btw-nummer, klantnummer, wachtwoord (alleen als controlewaarde, nooit leesbaar), ontwerpen, bewaarlijsten, offertes, bestellingen en aangeboden stenen. Van paren alleen wat de juwelier in een offerte of bestelling noteert: naam of referentie, ringmaten en graveertekst.

## Waarvoor en op welke grondslag
Voor het voorbereiden en uitvoeren van overeenkomsten (art. 6 lid 1 onder b AVG), voor wettelijke handels- en belastingplichten (c) en voor een veilige werking van het portaal (f). Wij analyseren geen gedrag en tonen geen reclame.

## Drie cookies
‘ringwerk-session’ houdt u aangemeld; programma’s op de pagina kunnen het niet lezen en het eindigt na één dag of bij het afmelden. ‘egf’ onthoudt één dag lang weergavenaam, taal en land, zodat de pagina u juist begroet; het geeft geen toegang. ‘ringwerk-device’ onthoudt 180 dagen dat er op dit apparaat al iemand is aangemeld, zodat vreemden die wachtwoorden proberen u niet buitensluiten; programma’s op de pagina kunnen het niet lezen en ook het geeft geen toegang. Alle drie zijn noodzakelijk. Indeling en kleurenschema onthoudt alleen uw browser.

## Hosting en logboeken
Het portaal draait op servers in de Europese Unie. Lettertypen, programma’s en beelden komen van die server; bij een bezoek worden geen andere aanbieders benaderd. Aanmeldpogingen worden hooguit een uur onder een controlewaarde van het netwerkadres geteld om aanvallen af te weren. Wie in het portaal iets heeft gewijzigd, wordt vastgelegd.

## Ontvangers
Bestellingen gaan naar ons atelier. Dienstverleners voor serverbeheer en e-mail werken volgens onze instructies. Gegevens worden niet voor doeleinden van anderen doorgegeven.

## Bewaartermijn
Offertes, bestellingen en factuurgegevens bewaren wij volgens de wettelijke termijnen, doorgaans zes tot tien jaar. Afgewezen aanvragen wissen wij na zes maanden, toegangsgegevens aan het einde van de zakelijke relatie.

## Uw rechten
U hebt recht op inzage, rectificatie, wissing, beperking van de verwerking, overdraagbaarheid en bezwaar. Schrijf ons gerust. U kunt ook een klacht indienen bij een toezichthouder, in Nederland de Autoriteit Persoonsgegevens.`,
  },
  imprint: {
    title: 'Colofon',
    body: `Ringwerk Manufaktur
Goldschmiedeweg 1
75172 Pforzheim
Duitsland

## Vertegenwoordigd door
Ruth Amsler, directie

## Contact
Telefoon: +49 7231 555010
E-mail: werkstatt@ringwerk.example

## Btw-nummer
DE000000001

## Verantwoordelijk voor de inhoud
Ruth Amsler, adres zie boven

## Voor de vakhandel
Het portaal is bestemd voor juweliers. Prijzen in het dealergedeelte zijn netto, exclusief wettelijke btw. Kleur en glans op het scherm hangen af van het apparaat; bindend zijn de gegevens op het bestelblad.

## Geschillen
Wij nemen niet deel aan procedures voor een geschillencommissie voor consumenten en zijn daartoe niet verplicht.`,
  },
};
