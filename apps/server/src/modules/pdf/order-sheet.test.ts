import { LANGUAGES, type Language, type SignatureStrokes } from '@ringwerk/contract';
import { KERNEL, PRICE_LIST, swatchOf, f0OfLab, type HouseAlloy } from '@ringwerk/catalogue';
import { STRAIGHT, parseDesign, type RingDesign } from '@ringwerk/kernel';
import { evaluateDesign } from '@ringwerk/kernel/evaluate';
import { printedLogo } from '@ringwerk/stills';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { unreadPaths } from '@ringwerk/kernel/test/ring-changes';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import {
  orderSheet,
  type OrderSheet,
  type OrderSheetSource,
  type SheetPosition,
  type SheetRings,
} from './order-sheet.ts';
import { compilePdf, compileSvg } from './pdf-compiler.ts';
import { weightsOf } from './quote-sheet.ts';
import { listedOf } from './ring-facts.ts';

const HOUSE = { company: 'Trauringmanufaktur Berger', colour: '#7a1f2b', logo: null };
const SHIP_TO = {
  name: 'Werkstatt Sonnleitner',
  street: 'Hofgasse 3',
  postcode: '93047',
  city: 'Regensburg',
  country: 'DE',
} as const;

const STROKES: SignatureStrokes = [
  [
    [100, 200],
    [400, 80],
  ],
];

/** A position of one pair or ring, as the workshop makes it. */
const positionOf = (rings: Omit<SheetRings, 'code' | 'articleNumber' | 'signatures'>): SheetPosition => ({
  number: 1,
  quantity: 1,
  note: '',
  commission: '',
  rings: { code: '7K3M9QX2', articleNumber: 'RW-09-014', signatures: [], ...rings },
  stone: null,
});
const ringsOf = ({ positions: [position] }: OrderSheet) => position?.rings ?? [];

function sheetOf(record: unknown, persons = { first: '', second: '' }, alloys: readonly HouseAlloy[] = []) {
  return orderSheet(sourceOf(record, persons, alloys));
}

function sourceOf(
  record: unknown,
  persons = { first: '', second: '' },
  alloys: readonly HouseAlloy[] = [],
): OrderSheetSource {
  const design = parseDesign(record);
  if (!design.ok) throw new Error(JSON.stringify(design.issues));
  const rule = { factor: 2.2, country: 'DE', exchangeRate: 1, roundUpTo: 0 } as const;
  const evaluation = evaluateDesign(design.value, KERNEL, PRICE_LIST, rule);
  return {
    house: HOUSE,
    number: 'O-2026-01001',
    commission: 'Huber 24',
    persons,
    createdOn: '2026-11-21',
    requestedDate: '2027-01-15',
    notes: { workshop: '#eval("x") Bitte Etui', delivery: '' },
    zone: 'Europe/Berlin',
    positions: [
      positionOf({
        design: design.value,
        alloys,
        weights: weightsOf(evaluation),
        listed: listedOf(evaluation),
      }),
    ],
    dealer: { company: 'Juwelier Sonnleitner', customerNumber: '10001', country: 'JP' },
    shipTo: SHIP_TO,
    from: null,
    changed: null,
  };
}

test('the sheet names everything that the workshop needs, in figures', () => {
  const sheet = sheetOf(WORKED_EXAMPLE);
  expect(sheet.facts).toContainEqual(['Kommission', 'Huber 24']);
  expect(sheet.facts).toContainEqual(['Wunschtermin', '15. Januar 2027']);
  expect(sheet.facts).toContainEqual(['Versand an', 'Werkstatt Sonnleitner, Hofgasse 3, DE-93047 Regensburg']);
  expect(sheet.positions[0]?.facts).toContainEqual(['Artikel', 'RW-09-014 · mit Steinen']);
  expect(sheet.positions[0]?.facts).toContainEqual(['Stück', '1']);
  const [ring] = ringsOf(sheet);
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
    '⌀ 1,70\u00A0mm',
    '0,02\u00A0ct',
    'Diamant, natürlich',
    'TW/SI',
  ]);
  expect(ring?.tables[0]?.rows[0]?.[2]).toBe('585');
  expect(ring?.engravings).toEqual([
    {
      title:
        'Innengravur · Lasergravur · Schrift Schreibschrift · Höhe nach Ringbreite · 0° von oben · Tiefe 0,02\u00A0mm',
      text: 'Anna & Paul 21.06.2027',
    },
  ]);
});

test('an alloy of the house’s own has its name, its stamp and its colour on the bench', () => {
  const lab = [88.2, 6.8, 18.4] as const;
  const dawn: HouseAlloy = {
    id: 'au750-rose-h1',
    family: 'gold',
    colour: 'rose',
    fineness: 750,
    fineMetal: 'Au',
    density: 15.2,
    lab,
    names: { de: 'Morgenrot 750', en: 'Dawn 750', nl: 'Dageraad', jp: 'ドーン', kr: '돈', fr: 'Aurore' },
    hallmark: '750 BM',
    isRhodiumPlated: false,
    markets: ['DE'],
    isListed: true,
    isWithdrawn: true,
  };
  const [ring] = WORKED_EXAMPLE.rings;
  const segments = ring?.segments.map((segment) => ({ ...segment, alloy: dawn.id }));
  const record = { ...WORKED_EXAMPLE, rings: [{ ...ring, segments }] };
  const [sheet] = ringsOf(sheetOf(record, undefined, [dawn]));
  expect(sheet?.tables[0]?.rows[0]?.slice(1, 3)).toEqual(['Morgenrot 750', '750 BM']);
  expect(sheet?.section.svg).toContain(swatchOf(f0OfLab(lab), false));
});

test('the rings are called by their persons on the bench, too', () => {
  const [ring] = WORKED_EXAMPLE.rings;
  const pair = {
    ...WORKED_EXAMPLE,
    rings: [
      { ...ring, role: 'first' },
      { ...ring, role: 'second' },
    ],
  };
  const titles = (first: string, second: string) => ringsOf(sheetOf(pair, { first, second })).map(({ title }) => title);
  expect(titles('Anna', 'Maria')).toEqual(['Ring für Anna', 'Ring für Maria']);
  expect(titles('', '')).toEqual(['Damenring', 'Herrenring']);
});

test('the words change with every field of the record: the workshop asks nothing back', () => {
  // Numbers of stock follow from the listing of the record.
  const real = (key: string) => [key, { stock: key, carats: 0.3, grades: 'F VS1', treatment: 'none' }] as const;
  const read = (ring: RingDesign): unknown => {
    const sheet = orderSheet({
      house: HOUSE,
      number: 'O-2026-01001',
      commission: 'Huber 24',
      persons: { first: '', second: '' },
      createdOn: '2026-11-21',
      requestedDate: null,
      changed: null,
      notes: { workshop: '', delivery: '' },
      zone: 'Europe/Berlin',
      positions: [
        positionOf({
          design: { version: 3, rings: [ring] },
          alloys: [],
          weights: [null],
          listed: new Map([real('stone-1'), real('stone-2')]),
        }),
      ],
      dealer: { company: 'Juwelier Sonnleitner', customerNumber: '10001', country: 'JP' },
      shipTo: SHIP_TO,
      from: null,
    });
    // Drawings change with the ring too, but nobody measures them: only words count here.
    return JSON.parse(
      JSON.stringify(sheet, (key, value: unknown) => (key === 'svg' || key === 'drawing' ? '' : value)),
    );
  };
  // A real stone has its own grades, so that the quality of the trade's sizes is read of the other groups.
  expect(unreadPaths(read)).toEqual([]);
});

test('groove positions are measured from the left edge and from the middle', () => {
  const [ring] = WORKED_EXAMPLE.rings;
  const grooves = [
    { shape: 'v', width: 0.3, position: 1.2, path: STRAIGHT },
    { shape: 'v', width: 0.3, position: -1.2, path: STRAIGHT },
  ];
  const sheet = sheetOf({ ...WORKED_EXAMPLE, rings: [{ ...ring, width: 6, grooves }] });
  expect(ringsOf(sheet)[0]?.tables.find((table) => table.title === 'Fugen')?.rows).toEqual([
    ['1', 'V-Fuge', '0,3\u00A0mm', '1,8\u00A0mm', '-1,2\u00A0mm', 'gerade'],
    ['2', 'V-Fuge', '0,3\u00A0mm', '4,2\u00A0mm', '+1,2\u00A0mm', 'gerade'],
  ]);
});

test('names edges, the line of the colours, inlays, plating and every group of stones', () => {
  const [ring] = WORKED_EXAMPLE.rings;
  if (ring === undefined) throw new Error('the example has no ring');
  const edge = { form: 'chamfer', width: 0.5, depth: 0.3, finish: 'polished' };
  const wave = { form: 'wave', amplitude: 0.4, waves: 3, phase: 90 };
  const [stone] = ring.stones;
  const stones = [
    stone,
    { ...stone, angle: 40, position: 0.5, count: 1 },
    { ...stone, setting: 'prong4', cut: 'oval', diameter: 3, length: 4, angle: -60, lift: 1.5, back: 'open' },
  ];
  const segments = [ring.segments[0], { ...ring.segments[0], alloy: 'au585-rose' }];
  const inlays = [{ alloy: 'au585-rose', width: 0.8, position: 1, depth: 0.6, finish: 'satin' }];
  const grooves = [{ shape: 'milgrain', width: 0.7, position: 0, path: wave }];
  const rich = {
    ...ring,
    width: 6,
    edges: { left: edge, right: edge },
    split: wave,
    plating: 'rhodium',
    segments,
    inlays,
    grooves,
    stones,
  };
  const sheet = sheetOf({ ...WORKED_EXAMPLE, rings: [rich] });
  const part = ringsOf(sheet)[0];
  expect(Object.fromEntries(part?.key ?? [])).toMatchObject({
    Kanten: 'Fase 0,50\u00A0mm × 0,30\u00A0mm, Poliert',
    Farbteilung: 'Welle ±0,40\u00A0mm, 3\u00A0×, 90°',
    Veredelung: 'rhodiniert',
  });
  const rows = (title: string) => part?.tables.find((table) => table.title === title)?.rows;
  expect(rows('Einlagen')?.[0]?.slice(1, 5)).toEqual(['Roségold 585', '0,8\u00A0mm', '0,6\u00A0mm', '4,0\u00A0mm']);
  expect(rows('Fugen')?.[0]?.[5]).toBe('Welle ±0,40\u00A0mm, 3\u00A0×, 90°');
  expect(rows('Steine')?.map((row) => row[7])).toEqual([
    '0,0\u00A0mm',
    '+0,5\u00A0mm, +40°',
    '0,0\u00A0mm, -60°, 1,50\u00A0mm über dem Ring, à jour',
  ]);
  expect(rows('Steine')?.[2]?.[1]).toBe('Oval 3,00\u00A0mm × 4,00\u00A0mm, längs zum Ring');
  // The moving joint and three stones are in the drawing.
  expect(part?.elevation.svg.match(/fill="#eef2f4"/g)).toHaveLength(3);
  expect(compilePdf('ring-sheet', sheet, new Date()).byteLength).toBeGreaterThan(10_000);
});

test('engraved faces lie unrolled on the sheet, as long as they are, each with its own words', () => {
  const [ring] = WORKED_EXAMPLE.rings;
  const [inside] = ring?.engravings ?? [];
  const outside = { ...inside, face: 'outside', text: 'für immer', angle: 180, font: 'sans' };
  const drawn = { ...inside, text: '', drawing: 'M-2 -1H2V1H-2Z', angle: -120 };
  const sheet = sheetOf({
    ...WORKED_EXAMPLE,
    rings: [{ ...ring, width: 6, height: 2, engravings: [inside, drawn, outside] }],
  });
  const [part] = ringsOf(sheet);
  expect(part?.engravings.map(({ title, text }) => [title.split(' · ')[0], text])).toEqual([
    ['Innengravur', 'Anna & Paul 21.06.2027'],
    ['Innengravur', '[Zeichnung]'],
    ['Außengravur', 'für immer'],
  ]);
  // Inner circumference 54 mm; the outer one lies 2 mm further out. The frame has 0.2 mm around it.
  expect(part?.strips.map(({ drawing }) => drawing.width - 0.4)).toEqual([
    expect.closeTo(54, 2),
    expect.closeTo(54 + 4 * Math.PI, 2),
  ]);
  // The stamps, the frame and the top are not letters; each of the two inside engravings is one filled path.
  expect(part?.strips[0]?.drawing.svg.match(/fill-rule="nonzero"/g)).toHaveLength(2);
  expect(JSON.stringify(part?.strips)).not.toContain('Anna');
  expect(compilePdf('ring-sheet', sheet, new Date()).byteLength).toBeGreaterThan(10_000);
});

test('the house stands at its head: its logo, or its name, over a line of its colour', async () => {
  const sheet = sheetOf(WORKED_EXAMPLE);
  const logo = await printedLogo(
    await sharp({ create: { width: 2_000, height: 500, channels: 4, background: '#7a1f2b80' } })
      .webp()
      .toBuffer(),
  );
  expect(await sharp(logo).metadata()).toMatchObject({ format: 'png', width: 756, height: 189 });
  const named = compileSvg('ring-sheet', sheet);
  const drawn = compileSvg('ring-sheet', sheet, { logo });
  // The drawings of the ring are pictures, too.
  expect(drawn.split('<image').length - named.split('<image').length).toBe(1);
  expect([named, drawn].every((svg) => svg.includes('#7a1f2b'))).toBe(true);
  expect(compileSvg('ring-sheet', { ...sheet, colour: null })).not.toContain('#7a1f2b');
});

test('no price stands on it, and it prints', () => {
  const sheet = sheetOf(WORKED_EXAMPLE);
  // Coordinates of drawings are figures of every kind; what stands in them as words is only millimetres.
  const words = JSON.stringify(sheet, (key, value: unknown) => (key === 'svg' ? '' : value));
  expect(words).not.toMatch(/€|EUR|335|877/);
  expect(compilePdf('ring-sheet', sheet, new Date()).byteLength).toBeGreaterThan(10_000);
});

test('the sheet names no price, factor or margin: the workshop reads it', () => {
  const said = JSON.stringify(sheetOf(WORKED_EXAMPLE));
  // Cost, retail and factor of the worked example, as figures and as the trade writes them.
  expect(said).not.toMatch(/€|EUR|US\$|preis|price|335[.,]35|33535|877[.,]95|87795|2[.,]2\b/i);
  expect(said).toContain('Huber 24');
});

test('the sheet of each position says who has signed the proof of its rings, and when', () => {
  const at = new Date('2026-11-27T13:05:00Z');
  const source = sourceOf(WORKED_EXAMPLE);
  const signatures = [{ name: 'Anna Huber', at, strokes: STROKES, place: 'counter' }] as const;
  const [first] = source.positions;
  if (first?.rings == null) throw new Error('the sheet has no rings');
  const signed = { ...first, rings: { ...first.rings, signatures } };
  const { positions } = orderSheet({ ...source, positions: [signed, { ...first, number: 2 }] });
  expect(positions.map((position) => position.signatures)).toMatchObject([
    [{ name: 'Anna Huber', lines: ['27. November 2026 um 14:05, im Geschäft'] }],
    [],
  ]);
  expect(compileSvg('ring-sheet', orderSheet({ ...source, positions: [signed] }))).not.toBe(
    compileSvg('ring-sheet', orderSheet(source)),
  );
});

test('the sheet of a ring that matches an earlier one says which ring that is', () => {
  const earlier = { number: 'O-2026-01001', kind: 'partner', reason: '', of: { position: 1, ring: 1 } } as const;
  const factsOf = (from: OrderSheetSource['from']) => orderSheet({ ...sourceOf(WORKED_EXAMPLE), from }).facts;
  expect(factsOf(earlier)).toContainEqual(['Partnerring zu', 'O-2026-01001, Position 1, Ring 2']);
  expect(factsOf({ ...earlier, kind: 'reorder' })).toContainEqual([
    'Nachbestellung zu',
    'O-2026-01001, Position 1, Ring 2',
  ]);
  expect(factsOf({ ...earlier, kind: 'reorder', of: null })).toContainEqual(['Nachbestellung zu', 'O-2026-01001']);
});

test('every position has a sheet of its own', () => {
  const sheet = sheetOf(WORKED_EXAMPLE);
  const [first] = sheet.positions;
  if (first === undefined) throw new Error('the sheet has no position');
  expect(first.title).toBe('');
  const two = { ...sheet, positions: [first, { ...first, title: 'Position 2 (2 von 2)' }] };
  const pages = (data: OrderSheet): number =>
    Buffer.from(compilePdf('ring-sheet', data, new Date()))
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pages(sheet)).toBe(1);
  expect(pages(two)).toBe(2);
});

test('the sheet of a service says German to the bench, and to the dealer in his language what is done and where it is sent', () => {
  const house = { ...SHIP_TO, name: 'Trauringmanufaktur Berger' };
  const source = sourceOf(WORKED_EXAMPLE);
  const [position] = source.positions;
  if (position === undefined) throw new Error('the example has a position');
  const works = [{ kind: 'resize', from: 54, size: 56 }, { kind: 'refinish' }] as const;
  const service = { from: { id: '', number: 'O-2026-00917', position: 1, ring: 0 }, works: [...works], grams: null };
  const sheet = (language: Language) =>
    orderSheet({ ...source, service: { language, house }, positions: [{ ...position, service }] });
  const french = sheet('fr');
  expect(french.title).toBe('Serviceblatt · Fiche de service');
  expect(french.notes[0]).toEqual([
    'Einsenden an · À envoyer à',
    expect.stringMatching(/assuré\.\nTrauringmanufaktur Berger, Hofgasse 3, DE-93047 Regensburg$/u),
  ]);
  expect(french.positions[0]?.facts).toEqual(
    expect.arrayContaining([
      ['Ring aus · Alliance de', 'O-2026-00917, Position 1, Ring 1 · position 1, alliance 1'],
      ['Weite ändern · Mise à taille', '54,0\u00A0mm → 56,0\u00A0mm'],
      ['Oberfläche aufarbeiten · Remise à neuf', 'ja · oui'],
    ]),
  );
  const german = sheet('de');
  expect([german.title, german.positions[0]?.facts.at(-1)]).toEqual(['Serviceblatt', ['Oberfläche aufarbeiten', 'ja']]);
  for (const language of LANGUAGES)
    expect(
      compilePdf('ring-sheet', { logo: null, pictures: [], ...sheet(language) }, new Date(0)).length,
    ).toBeGreaterThan(0);
});

test('positions are numbered as in the order, and a loose stone says what it is', () => {
  const stone = {
    stockNumber: 'RW-4711',
    shape: 'oval',
    carats: 0.52,
    origin: 'lab-grown',
    treatment: 'none',
    colour: 'F',
    clarity: 'VS1',
    cutGrade: 'EX',
    lab: 'IGI',
    reportNumber: '556677',
    measurements: [5.9, 4.2, 2.6],
  } as const;
  const design = parseDesign(WORKED_EXAMPLE);
  if (!design.ok) throw new Error('the example is no design');
  const rings = positionOf({ design: design.value, alloys: [], weights: [null], listed: new Map() });
  const { positions, notes } = orderSheet({
    house: HOUSE,
    number: 'O-2026-01001',
    commission: 'Huber 24',
    persons: { first: '', second: '' },
    createdOn: '2026-11-21',
    requestedDate: null,
    zone: 'Europe/Berlin',
    notes: { workshop: 'ohne Stempel', delivery: 'Etui einzeln' },
    positions: [rings, { number: 3, quantity: 1, note: 'extra box', commission: 'Silber', rings: null, stone }],
    dealer: { company: 'Juwelier Sonnleitner', customerNumber: '10001', country: 'DE' },
    shipTo: SHIP_TO,
    from: null,
    changed: null,
  });
  expect(notes).toEqual([
    ['Hinweis für die Werkstatt', 'ohne Stempel'],
    ['Hinweis zur Lieferung', 'Etui einzeln'],
  ]);
  expect(positions.map(({ title, picture, note }) => [title, picture, note])).toEqual([
    ['Position 1 (1 von 2)', 0, ''],
    ['Position 3 (2 von 2)', null, 'extra box'],
  ]);
  expect(Object.fromEntries(positions[1]?.facts ?? [])).toMatchObject({
    Kommission: 'Silber',
    'Loser Stein': 'Diamant Oval, 0,52\u00A0ct',
    'Nr.': 'RW-4711',
    'Herkunft und Behandlung': 'im Labor gezüchtet · unbehandelt',
    Gutachten: 'IGI 556677',
  });
});
