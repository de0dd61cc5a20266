import type { StoneSeller } from './stone-record.ts';

/** Trade partners of the demo exchange; all names are invented. */
export const TRADE_PARTNERS: readonly StoneSeller[] = [
  { dealerId: null, seller: 'Scheldezicht Diamant', country: 'BE' },
  { dealerId: null, seller: 'Ateliers du Quai Doré', country: 'FR' },
  { dealerId: null, seller: 'Amstelrand Stenen', country: 'NL' },
  { dealerId: null, seller: 'Idar Feinschliff Werle', country: 'DE' },
  { dealerId: null, seller: 'Malabar Hill Brillants', country: 'IN' },
  { dealerId: null, seller: 'Tapi River Gems', country: 'IN' },
  { dealerId: null, seller: 'Okachi Kiseki Shoten', country: 'JP' },
  { dealerId: null, seller: 'Jongno Bo-seok', country: 'KR' },
  { dealerId: null, seller: 'Lac Léman Pierres', country: 'CH' },
  { dealerId: null, seller: 'Exchange Row Stones', country: 'US' },
  { dealerId: null, seller: 'Ramat Brilliant Works', country: 'IL' },
  { dealerId: null, seller: 'Harbour Point Diamonds', country: 'HK' },
];
