/** Specifications that an invoice names as its own (BT-24). Both are written in CII D16B. */
export const PROFILE_IDS = {
  en16931: 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
} as const;
export type InvoiceProfile = keyof typeof PROFILE_IDS;

/** The business process of a bill (BT-23), which XRechnung asks for. */
export const BILLING_PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
