import type { InvoicePreview, PaperDetail, ShownPaperSettings } from '@ringwerk/contract';

const ID = 'b3000000-0000-4000-8000-00000000000';

/** An invoice of two lines that nothing was paid for. */
export const invoice = (changes: Partial<PaperDetail> = {}): PaperDetail => ({
  id: `${ID}1`,
  kind: 'invoice',
  number: 'RE-2026-00001',
  issuedOn: '2026-11-24',
  issuedAt: '2026-11-24T10:00:00.000Z',
  issuedBy: 'Paul Odermatt',
  dealer: { id: `${ID}2`, company: 'Juwelier Huber', customerNumber: '10001' },
  order: { id: `${ID}3`, number: 'O-2026-01001', commission: 'Huber 24' },
  precedes: null,
  net: 100_000,
  tax: 19_000,
  gross: 119_000,
  payment: { state: 'open', dueOn: '2026-12-24', paid: 0, cashDiscount: 0, credited: 0, open: 119_000 },
  hasXrechnung: true,
  lines: [
    { name: 'Damenring', description: '', quantity: 1, price: 60_000, net: 60_000, credited: 10_000 },
    { name: 'Herrenring', description: '', quantity: 1, price: 40_000, net: 40_000, credited: 0 },
  ],
  vat: [{ category: 'S', rate: 0.19, net: 100_000, tax: 19_000 }],
  payments: [],
  followers: [],
  reason: '',
  ...changes,
});

/** What the invoice of an order would say. */
export const preview = (changes: Partial<InvoicePreview> = {}): InvoicePreview => ({
  vat: [{ category: 'S', rate: 0.19, net: 100_000, tax: 19_000 }],
  net: 100_000,
  tax: 19_000,
  gross: 119_000,
  dueOn: '2026-12-24',
  doubts: [],
  gaps: [],
  cancellations: [],
  ...changes,
});

export const PAPER_SETTINGS: ShownPaperSettings = {
  accountHolder: '',
  iban: '',
  bic: '',
  bank: '',
  bankCode: '',
  branch: '',
  branchCode: '',
  accountType: '',
  accountNumber: '',
  contactName: '',
  contactPhone: '',
  contactEmail: '',
  taxNumber: '',
  register: '',
  datev: {
    consultant: 1001,
    client: 1,
    fiscalMonth: 1,
    accountLength: 4,
    revenue: { S: '8400', K: '8125', G: '8120', AE: '8336' },
    debtor: '',
  },
  accountForm: 'iban',
  version: 1,
};
