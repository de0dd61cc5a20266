import type { FirstTexts } from './first-texts.ts';

export const fr: FirstTexts = {
  privacy: {
    title: 'Protection des données',
    body: `Ringwerk est un portail destiné aux bijoutiers et à leurs clients. Nous ne traitons que les données nécessaires pour concevoir, proposer et fabriquer des alliances.

## Responsable du traitement
Ringwerk Manufaktur, Goldschmiedeweg 1, 75172 Pforzheim, Allemagne. Questions relatives aux données : werkstatt@ringwerk.example.

## Données traitées
Bijoutiers : société, adresse, interlocuteur, e-mail, téléphone, numéro de TVA, numéro client, mot de passe (uniquement sous forme d’empreinte, jamais en clair), créations, sélections, devis, commandes et pierres proposées. Couples : uniquement ce que le bijoutier inscrit sur un devis ou une commande, à savoir un nom ou une référence, les tours de doigt et le texte de gravure.

## Finalités et bases légales
Préparation et exécution de contrats (art. 6, par. 1, point b du RGPD), obligations commerciales et fiscales (point c) et sécurité du portail (point f). Nous n’analysons pas les comportements et n’affichons aucune publicité.

## Trois cookies
« ringwerk-session » maintient votre connexion ; il n’est pas lisible par les programmes de la page et prend fin au bout d’un jour ou à la déconnexion. « egf » retient pendant un jour le nom affiché, la langue et le pays afin de vous accueillir correctement ; il ne donne aucun accès. « ringwerk-device » retient pendant 180 jours que quelqu’un s’est déjà connecté sur cet appareil, afin que des inconnus qui essaient des mots de passe ne vous bloquent pas ; il n’est pas lisible par les programmes de la page et ne donne, lui non plus, aucun accès. Tous trois sont nécessaires au service. La présentation et le thème ne sont retenus que par votre navigateur.

## Hébergement et journaux
Le portail est exploité sur des serveurs situés dans l’Union européenne. Polices, programmes et images proviennent de ce serveur ; aucun autre prestataire n’est sollicité lors de votre visite. Les tentatives de connexion sont comptées sous une empreinte de l’adresse réseau pendant une heure au plus, afin de parer aux attaques. Les modifications effectuées dans le portail sont consignées.

## Destinataires
Les commandes sont transmises à notre atelier. Les prestataires d’hébergement et d’envoi d’e-mails agissent sur nos instructions. Aucune donnée n’est transmise à d’autres fins.

## Durée de conservation
Les devis, commandes et éléments de facturation sont conservés selon les délais légaux, en général de six à dix ans. Les demandes d’accès refusées sont effacées après six mois, les données d’accès à la fin de la relation commerciale.

## Vos droits
Vous disposez d’un droit d’accès, de rectification, d’effacement, de limitation, de portabilité et d’opposition. Il suffit de nous écrire. Vous pouvez également saisir une autorité de protection des données.`,
  },
  imprint: {
    title: 'Mentions légales',
    body: `Ringwerk Manufaktur
Goldschmiedeweg 1
75172 Pforzheim
Allemagne

## Représentée par
Ruth Amsler, direction

## Contact
Téléphone : +49 7231 555010
E-mail : werkstatt@ringwerk.example

## Numéro de TVA intracommunautaire
DE000000001

## Responsable du contenu
Ruth Amsler, adresse ci-dessus

## Réservé aux professionnels
Le portail s’adresse aux bijoutiers. Les prix de l’espace revendeur s’entendent hors taxes. Les couleurs et l’éclat à l’écran dépendent de l’appareil ; seules les indications de la fiche de commande font foi.

## Règlement des litiges
Nous ne participons pas à une procédure de médiation de la consommation et n’y sommes pas tenus.`,
  },
};
