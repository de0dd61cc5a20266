import { groupKindOf } from '@ringwerk/advice';
import { type EdgeWork, type Engraving, type Path, type RingDesign, type Split, type StoneRow } from '@ringwerk/kernel';
import { splitOf } from './ring-changes.ts';

/** A fact of a ring that a person would name. `index` counts lanes, inlays, grooves and groups of stones from 0. */
export const FACTS = [
  'profile',
  'curvature',
  'width',
  'height',
  'size',
  'edge-left',
  'edge-right',
  'split',
  'split-form',
  'alloy',
  'finish',
  'pattern',
  'inlay',
  'plating',
  'groove',
  'stones',
  'setting',
  'cut',
  'material',
  'quality',
  'diameter',
  'orientation',
  'extent',
  'count',
  'spacing',
  'face',
  'stone-position',
  'angle',
  'lift',
  'back',
  'places',
  'engraving',
  'engraving-face',
  'drawing',
  'method',
  'font',
  'engraving-height',
  'engraving-position',
  'engraving-angle',
] as const;
export type Fact = (typeof FACTS)[number];

/** Facts of several parts are words and numbers with a blank between them, e.g. `chamfer 0.5 0.3 polished`. */
export type FactValue = string | number | null;

export interface SheetEntry {
  readonly fact: Fact;
  readonly index: number;
  readonly value: FactValue;
}

type Add = (fact: Fact, value: FactValue, index?: number) => void;

/** A ring as the list of its facts, in the order in which a person reads them; what a plain ring lacks is left out. */
export function ringSheet(ring: RingDesign): readonly SheetEntry[] {
  const sheet: SheetEntry[] = [];
  const add: Add = (fact, value, index = 0) => void sheet.push({ fact, index, value });
  addShape(ring, add);
  addMetal(ring, add);
  ring.grooves.forEach(({ shape, width, position, path }, index) =>
    add('groove', `${shape} ${width} ${position} ${lineFact(path)}`, index),
  );
  if (ring.stones.length === 0) add('stones', 'none');
  ring.stones.forEach((row, index) => addStones(row, (fact, value) => add(fact, value, index)));
  ring.engravings.forEach((line, index) => addEngraving(line, (fact, value) => add(fact, value, index)));
  return sheet;
}

/** `wave 0.4 3 0`: form, amplitude, waves, phase; a line that stands still is only its form. */
const lineFact = ({ form, amplitude, waves, phase }: Path | Split): string =>
  form === 'straight' || form === 'shell' ? form : `${form} ${amplitude} ${waves} ${phase}`;

const edgeFact = ({ form, width, depth, finish }: EdgeWork): string => `${form} ${width} ${depth} ${finish}`;

function addShape(ring: RingDesign, add: Add): void {
  add('profile', ring.profile);
  if (ring.ratios !== null) {
    const { outerSagitta, innerSagitta, outerFillet, innerFillet } = ring.ratios;
    add('curvature', `${outerSagitta} ${innerSagitta} ${outerFillet} ${innerFillet}`);
  }
  add('width', ring.width);
  add('height', ring.height);
  add('size', ring.size);
  if (ring.edges.left !== null) add('edge-left', edgeFact(ring.edges.left));
  if (ring.edges.right !== null) add('edge-right', edgeFact(ring.edges.right));
}

function addMetal(ring: RingDesign, add: Add): void {
  add('split', splitOf(ring));
  if (ring.split.form !== 'straight') add('split-form', lineFact(ring.split));
  ring.segments.forEach((segment, index) => {
    add('alloy', segment.alloy, index);
    add('finish', segment.finish, index);
    if (segment.pattern !== 0) add('pattern', segment.pattern, index);
  });
  ring.inlays.forEach(({ alloy, width, position, depth, finish }, index) =>
    add('inlay', `${alloy} ${width} ${position} ${depth} ${finish}`, index),
  );
  if (ring.plating !== 'none') add('plating', ring.plating);
}

function addEngraving(line: Engraving, add: Add): void {
  add('engraving', line.text);
  if (line.face !== 'inside') add('engraving-face', line.face);
  if (line.drawing !== null) add('drawing', line.drawing);
  add('method', line.method);
  add('font', line.font);
  if (line.height !== null) add('engraving-height', line.height);
  if (line.position !== 0) add('engraving-position', line.position);
  if (line.angle !== 0) add('engraving-angle', line.angle);
}

function addStones(row: StoneRow, add: Add): void {
  add('stones', groupKindOf(row));
  add('setting', row.setting);
  if (row.cut !== 'round') add('cut', row.cut);
  add('material', row.material);
  add('quality', row.quality);
  add('diameter', row.length === row.diameter ? row.diameter : `${row.diameter} ${row.length}`);
  if (row.length !== row.diameter) add('orientation', row.orientation);
  add('extent', row.extent);
  if (row.extent === 'count' || row.setting === 'scatter') add('count', row.count);
  add('spacing', row.spacing);
  if (row.face !== 'outer') add('face', row.face);
  add('stone-position', row.position);
  if (row.angle !== 0) add('angle', row.angle);
  if (row.lift !== 0) add('lift', row.lift);
  if (row.back !== 'closed') add('back', row.back);
  if (row.setting === 'scatter') add('places', row.seed);
}
