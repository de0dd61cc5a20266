import { FIRST_HOUSE_LIST } from '@ringwerk/catalogue';
import type { OfficePriceList } from '@ringwerk/contract';

/** A draft with the figures of the first list. */
export const PRICE_DRAFT: OfficePriceList = {
  id: 'a2f0c5a6-0000-4000-8000-0000000000f1',
  name: 'Spring',
  note: '',
  state: 'draft',
  version: 5,
  activeFrom: null,
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
  updatedBy: 'Ruth Amsler',
  activatedBy: null,
  isAgreedOnly: false,
  agreements: 0,
  content: FIRST_HOUSE_LIST,
  compared: { name: 'Ringwerk 1', content: FIRST_HOUSE_LIST },
};
