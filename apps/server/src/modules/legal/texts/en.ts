import type { FirstTexts } from './first-texts.ts';

export const en: FirstTexts = {
  privacy: {
    title: 'Privacy notice',
    body: `Ringwerk is a portal for jewellers and their customers. We process only what we need to design, quote and make rings.

## Controller
Ringwerk Manufaktur, Goldschmiedeweg 1, 75172 Pforzheim, Germany. Questions about privacy: werkstatt@ringwerk.example.

## Which data we process
From jewellers: company, address, contact, e-mail, telephone, VAT number, customer number, password (only as a check value, never in clear), designs, watch lists, quotations, orders and stones on offer. From couples only what the jeweller writes into a quotation or an order: a name or reference, ring sizes and the text of an engraving.

## Why, and on what basis
To prepare and perform contracts (Art. 6(1)(b) GDPR), to meet duties of commercial and tax law (c), and to run the portal safely (f). We do not analyse behaviour and show no advertising.

## Three cookies
“ringwerk-session” keeps you logged in; programs on the page cannot read it, and it ends after one day or when you log out. “egf” remembers display name, language and country for one day so that the page greets you correctly; it grants no access. “ringwerk-device” remembers for 180 days that somebody has logged in on this device, so that strangers who try passwords do not lock you out; programs on the page cannot read it, and it grants no access either. All three are necessary for the service. Layout and colour scheme are remembered by your browser alone.

## Hosting and logs
The portal runs on servers in the European Union. Typefaces, programs and pictures come from that server; no other provider is contacted when you visit. Attempts to log in are counted by a check value of the network address for one hour at most, to ward off attacks. Who changed what in the portal is recorded so that it can be traced.

## Recipients
Orders go to our workshop. Providers of server operation and e-mail delivery act on our instructions. Data is not passed on for the purposes of others.

## How long we keep data
Quotations, orders and the basis of invoices are kept for the periods required by law, usually six to ten years. Declined registration requests are deleted after six months, access data at the end of the business relationship.

## Your rights
You have the right of access, rectification, erasure, restriction of processing, data portability and objection. Simply write to us. You may also complain to a data protection authority.`,
  },
  imprint: {
    title: 'Imprint',
    body: `Ringwerk Manufaktur
Goldschmiedeweg 1
75172 Pforzheim
Germany

## Represented by
Ruth Amsler, managing director

## Contact
Telephone: +49 7231 555010
E-mail: werkstatt@ringwerk.example

## VAT identification number
DE000000001

## Responsible for the content
Ruth Amsler, address as above

## For the trade
The portal addresses jewellers. Prices in the dealer area are net, plus statutory VAT. Colours and lustre on screen depend on the device; the particulars on the order sheet are binding.

## Dispute resolution
We do not take part in proceedings before a consumer arbitration board and are not obliged to do so.`,
  },
};
