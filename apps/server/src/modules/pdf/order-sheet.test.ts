import { KERNEL_TABLES, PRICE_LIST } from '@ringwerk/catalogue';
import { evaluateDesign, parseDesign } from '@ringwerk/kernel';
import { expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { orderSheet } from './order-sheet.ts';
import { compilePdf } from './pdf-compiler.ts';
import { weightsOf } from './quote-sheet.ts';

function sheetOf(record: unknown) {
  const design = parseDesign(record);
  if (!design.ok) throw new Error(JSON.stringify(design.issues));
  const rule = { factor: 2.2, country: 'DE', exchangeRate: 1, roundUpTo: 0 } as const;
  const evaluation = evaluateDesign(design.value, KERNEL_TABLES, PRICE_LIST, rule);
  return orderSheet({
    number: 'O-2026-01001',
    code: '7K3M9QX2',
    commission: 'Huber 24',
    createdAt: new Date('2026-11-21T10:00:00Z'),
    requestedDate: '2027-01-15',
    quantity: 1,
    note: '#eval("x") Bitte Etui',
    design: design.value,
    weights: weightsOf(evaluation),
    dealer: { company: 'Juwelier Sonnleitner', customerNumber: '10001', country: 'JP' },
  });
}

test('the sheet names everything that the workshop needs, in figures', () => {
  const sheet = sheetOf(WORKED_EXAMPLE);
  expect(sheet.facts).toContainEqual(['Kommission', 'Huber 24']);
  expect(sheet.facts).toContainEqual(['Wunschtermin', '15. Januar 2027']);
  const [ring] = sheet.rings;
  const key = Object.fromEntries(ring?.key ?? []);
  expect(key).toMatchObject({
    Innenumfang: '54,0\u00A0mm',
    Innendurchmesser: '17,19\u00A0mm',
    'Ringweite JP': '13.6',
    'Breite × Stärke': '4,0\u00A0mm × 1,6\u00A0mm',
    'Gewicht fertig': '4,19\u00A0g',
  });
  expect(ring?.tables.find((table) => table.title === 'Steine')?.rows[0]?.slice(0, 5)).toEqual([
    '1 ×',
    '⌀ 1,7\u00A0mm',
    '0,02\u00A0ct',
    'Diamant, natürlich',
    'TW/SI',
  ]);
  expect(ring?.tables[0]?.rows[0]?.[2]).toBe('585');
  expect(ring?.engraving).toBe('Anna & Paul 21.06.2027');
});

test('groove positions are measured from the left edge and from the middle', () => {
  const [ring] = WORKED_EXAMPLE.rings;
  const grooves = [
    { shape: 'v', width: 0.3, position: 1.2 },
    { shape: 'v', width: 0.3, position: -1.2 },
  ];
  const sheet = sheetOf({ ...WORKED_EXAMPLE, rings: [{ ...ring, width: 6, grooves }] });
  expect(sheet.rings[0]?.tables.find((table) => table.title === 'Fugen')?.rows).toEqual([
    ['1', 'V-Fuge', '0,3\u00A0mm', '1,8\u00A0mm', '-1,2\u00A0mm'],
    ['2', 'V-Fuge', '0,3\u00A0mm', '4,2\u00A0mm', '+1,2\u00A0mm'],
  ]);
});

test('no price stands on it, and it prints', () => {
  const sheet = sheetOf(WORKED_EXAMPLE);
  expect(JSON.stringify(sheet)).not.toMatch(/€|EUR|335|877/);
  expect(compilePdf('ring-sheet', sheet, new Date()).byteLength).toBeGreaterThan(10_000);
});
