import type { Format } from '../../../i18n/format.ts';
import type { TextKey } from '../../../i18n/namespaces.ts';
import type { Translate } from '../../../i18n/use-texts.ts';
import type { Menu, MenuEntry } from '../../../kernel-worker/kernel-messages.ts';
import type { Fact, FactValue } from './ring-sheet.ts';

export type NamedTable = 'alloys' | 'profiles' | 'finishes' | 'settings' | 'materials' | 'cuts';

export function nameIn(menu: Menu, table: NamedTable, id: string): string {
  const entries: readonly MenuEntry[] = menu[table];
  return entries.find((entry) => entry.id === id)?.name ?? id;
}

/** What turns facts into words: the reader's texts and numbers, and the names of the tables. */
export interface Wording {
  readonly t: Translate<'configurator'>;
  readonly format: Format;
  readonly menu: Menu;
}

const MILLIMETRES: readonly Fact[] = [
  'width',
  'height',
  'size',
  'diameter',
  'stone-depth',
  'spacing',
  'stone-position',
  'lift',
  'engraving-height',
  'engraving-position',
  'engraving-depth',
];
const TABLE_OF: Partial<Record<Fact, NamedTable>> = {
  profile: 'profiles',
  alloy: 'alloys',
  finish: 'finishes',
  setting: 'settings',
  material: 'materials',
  cut: 'cuts',
};

/** Facts whose values are words of the page itself: `orientation` + `along` is the text `orientation.along`. */
const WORD_OF: Partial<Record<Fact, string>> = {
  stones: 'stones',
  extent: 'extent',
  orientation: 'orientation',
  face: 'face',
  back: 'back',
  plating: 'plating',
  method: 'engraving',
  font: 'engraving',
  'engraving-face': 'engraving',
};

/** Dimensions with the digits that they have; of everything else two. */
const digitsOf = (key: Fact): number | undefined =>
  key === 'width' || key === 'height' || key === 'size' ? undefined : 2;

const qualityIn = (menu: Menu, id: string): string =>
  menu.materials.flatMap((material) => material.qualities).find((quality) => quality.id === id)?.name ?? id;

// Only ids of closed lists come here, each with its text; the texts' own test holds them complete.
const word = (t: Translate<'configurator'>, key: string): string => t(key as TextKey<'configurator'>);

/** A fact's value in the reader's words. */
export function factValue(wording: Wording, fact: Fact, raw: FactValue): string {
  const { t, format, menu } = wording;
  if (raw === null) return t('fact.none');
  if (typeof raw === 'number') return numberValue(format, fact, raw);
  if (fact === 'listing') return t('stones.listed');
  if (fact === 'drawing' || (fact === 'engraving' && raw === '')) return t('engraving.drawing');
  const table = TABLE_OF[fact];
  if (table !== undefined) return nameIn(menu, table, raw);
  if (fact === 'quality') return qualityIn(menu, raw);
  if (fact === 'split') return raw === '1' ? t('split.one') : raw;
  const group = WORD_OF[fact];
  if (group !== undefined) return word(t, `${group}.${raw}`);
  return composedValue(wording, fact, raw);
}

function numberValue(format: Format, fact: Fact, raw: number): string {
  if (fact === 'angle' || fact === 'engraving-angle') return format.degrees(raw);
  return MILLIMETRES.includes(fact) ? format.mm(raw, digitsOf(fact)) : format.number(raw);
}

/** Facts of several parts, in the order in which `ringSheet` writes them. */
function composedValue({ t, format, menu }: Wording, fact: Fact, raw: string): string {
  const parts = raw.split(' ');
  const [first = '', ...rest] = parts;
  const mm = (at: number, digits = 2): string => format.mm(Number(rest[at]), digits);
  switch (fact) {
    case 'curvature':
      return parts.map((ratio) => format.number(Number(ratio), 2)).join(' · ');
    case 'edge-left':
    case 'edge-right':
      return `${word(t, `edge.${first}`)} ${mm(0)} × ${mm(1)}, ${nameIn(menu, 'finishes', rest[2] ?? '')}`;
    case 'split-form':
      return lineValue(t, format, parts);
    case 'inlay':
      return `${nameIn(menu, 'alloys', first)} ${mm(0)} × ${mm(2)} (${mm(1)}), ${nameIn(menu, 'finishes', rest[3] ?? '')}`;
    case 'groove': {
      const line = rest[2] === 'straight' ? '' : `, ${lineValue(t, format, rest.slice(2))}`;
      return `${word(t, `groove.${first}`)} ${mm(0)} (${mm(1)})${line}`;
    }
    case 'diameter':
      return `${format.number(Number(first), 2)} × ${mm(0)}`;
    default:
      return raw;
  }
}

/** `wave 0.4 3 90` → "Welle ±0,40 mm, 3×, 90°". */
function lineValue(t: Translate<'configurator'>, format: Format, [form, amplitude, waves, phase]: string[]): string {
  const name = word(t, `split-form.${form}`);
  if (amplitude === undefined) return name;
  return `${name} ±${format.mm(Number(amplitude), 2)}, ${format.number(Number(waves))}×, ${format.degrees(Number(phase))}`;
}
