import {
  EXTENT_NAMES,
  FLANK_NAMES,
  lineWords,
  ORIENTATION_NAMES,
  realStoneWords,
  RING_TEXTS,
  stoneMaterialWords,
  stoneSizeWords,
  type CatalogueAlloy,
} from '@ringwerk/catalogue';
import { ringFacts, type RingDesign, type RingFactKind, type StoneRow } from '@ringwerk/kernel';
import type { RingWeight } from '@ringwerk/kernel/weight';
import {
  alloyName,
  bucketOf,
  cutName,
  finishName,
  grooveName,
  hallmark,
  qualityLabel,
  segmentSpan,
  settingName,
  stonesOf,
  type ListedByKey,
} from './ring-facts.ts';
import { sheetFormat, signed } from './sheet-format.ts';

export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const format = sheetFormat('de');

/** What a ring is made of, row by row, as the workshop reads it; empty tables are left out. */
export const ringTables = (
  ring: RingDesign,
  weight: RingWeight | null,
  alloys: readonly CatalogueAlloy[],
  listed: ListedByKey,
): readonly Table[] =>
  [segments(ring, weight, alloys), inlays(ring, alloys), grooves(ring), stones(ring, listed)].filter(
    (table) => table.rows.length > 0,
  );

function inlays(ring: RingDesign, alloys: readonly CatalogueAlloy[]): Table {
  return {
    title: 'Einlagen',
    head: ['', 'Legierung', 'Breite', 'Tiefe', 'Mitte von links', 'Mitte von Ringmitte', 'Oberfläche'],
    rows: ring.inlays
      .toSorted((a, b) => a.position - b.position)
      .map((inlay, index) => [
        String(index + 1),
        alloyName(alloys, inlay, 'de'),
        format.mm(inlay.width),
        format.mm(inlay.depth),
        format.mm(inlay.position + ring.width / 2),
        signed(format, inlay.position),
        finishName(inlay, 'de'),
      ]),
  };
}

function segments(ring: RingDesign, weight: RingWeight | null, alloys: readonly CatalogueAlloy[]): Table {
  return {
    title: ring.split.form === 'shell' ? 'Legierung und Oberfläche, von außen' : 'Legierung und Oberfläche, von links',
    head: ['', 'Legierung', 'Stempel', 'Oberfläche', 'von', 'bis', 'Gewicht'],
    rows: ring.segments.map((segment, index) => {
      const [from, to] = segmentSpan(ring, index);
      const grams = weight?.segments[index];
      return [
        String(index + 1),
        // A layered or woven material is cut from one certain piece of its billet.
        segment.pattern === 0
          ? alloyName(alloys, segment, 'de')
          : `${alloyName(alloys, segment, 'de')}, ${filled('pattern', 'number', segment.pattern)}`,
        hallmark(alloys, segment) === '' ? '–' : hallmark(alloys, segment),
        finishName(segment, 'de'),
        format.mm(from),
        format.mm(to),
        grams === undefined ? '–' : format.grams(grams),
      ];
    }),
  };
}

function grooves(ring: RingDesign): Table {
  return {
    title: 'Fugen',
    head: ['', 'Form', 'Breite', 'Mitte von links', 'Mitte von Ringmitte', 'Verlauf'],
    rows: [...ring.grooves]
      .sort((a, b) => a.position - b.position)
      .map((groove, index) => [
        String(index + 1),
        grooveName(groove, 'de'),
        format.mm(groove.width),
        format.mm(groove.position + ring.width / 2),
        signed(format, groove.position),
        lineWords(groove.path, 'de', format),
      ]),
  };
}

function stones(ring: RingDesign, listed: ListedByKey): Table {
  const said = new Set(ringFacts(ring).map(({ kind, index }) => `${kind}/${index}`));
  return {
    title: 'Steine',
    head: ['Anzahl', 'Größe', 'ct je Stein', 'Material', 'Qualität', 'Fassung', 'Verlauf', 'Lage'],
    rows: ring.stones.map((row, index) => {
      const real = row.listing === null ? undefined : listed.get(row.listing);
      const isSaid = (kind: RingFactKind): boolean => said.has(`${kind}/${index}`);
      return [
        `${stonesOf(ring, row)} ×`,
        stoneSize(row, isSaid('stones.orientation')),
        format.carats(real?.carats ?? bucketOf(row)),
        real === undefined ? stoneMaterialWords(row, 'de') : realStoneWords(row, real.treatment, 'de'),
        real === undefined ? qualityLabel(row) : `${real.grades}, Nr. ${real.stock}`,
        settingName(row, 'de'),
        [
          row.extent === 'count' ? 'abgezählt' : EXTENT_NAMES[row.extent].de,
          ...(isSaid('stones.spacing') ? [filled('spacing', 'spacing', format.mm(row.spacing, 2))] : []),
          ...(isSaid('stones.seed') ? [filled('places', 'number', row.seed)] : []),
        ].join(', '),
        [signed(format, row.position), ...stonePlace(row)].join(', '),
      ];
    }),
  };
}

/** Cut and girdle, how the longer side lies, and the measured depth of a real stone. */
const stoneSize = (row: StoneRow, isOblong: boolean): string =>
  [
    row.cut === 'round' ? stoneSizeWords(row, format) : `${cutName(row, 'de')} ${stoneSizeWords(row, format)}`,
    ...(isOblong ? [ORIENTATION_NAMES[row.orientation].de] : []),
    ...(row.depth === null ? [] : [filled('stoneDepth', 'depth', format.mm(row.depth, 2))]),
  ].join(', ');

/** Where stones sit beyond the middle of the band: flank, angle from the top, height, open back. */
const stonePlace = (row: StoneRow): readonly string[] => [
  ...(row.face === 'outer' ? [] : [FLANK_NAMES[row.face].de]),
  ...(row.angle === 0 ? [] : [`${row.angle > 0 ? '+' : ''}${row.angle}°`]),
  ...(row.lift === 0 ? [] : [filled('above', 'height', format.mm(row.lift, 2))]),
  ...(row.back === 'open' ? [RING_TEXTS.openBack.de] : []),
];

const filled = (key: keyof typeof RING_TEXTS, name: string, value: string | number): string =>
  RING_TEXTS[key].de.replace(`{${name}}`, String(value));
