import { profileSpec } from '../body/ring-body.ts';
import type { EngravingMethod, InsideEngraving, RingDesign } from '../design/ring-design.ts';
import type { KernelTables } from '../design/tables.ts';
import { issue, shownMm, type Finding } from './make-issue.ts';
import { alloyOf } from './rule-lookups.ts';
import type { RingRule } from './rule.ts';

/** Characters at most, by method. */
const CHARACTERS: Readonly<Record<EngravingMethod, number>> = { laser: 40, 'diamond-tip': 30 };
/** Hallmark zone and clearance on both sides of the text, mm of circumference. */
const HALLMARK = 12;
const CLEARANCE = 1.5;
/** Clear band between letters and the bore's edges, mm; more where the edge radius is larger. */
const EDGE = 0.4;
/** CJK cells stand a little taller than Latin capitals. */
const CJK_CELL = 1.15;
/** Symbols that every font of the house holds beside letters and digits. */
const SYMBOLS = ' .,:;!?\'"()/|&€+-–—·°∞♥’‘“”«»×*#@%=';

type Script = 'latin' | 'kana' | 'cjk' | 'hangul' | 'symbol' | 'foreign';

function scriptOf(character: string): Script {
  if (/[\p{Script=Latin}\p{Nd}\p{Mn}]/u.test(character)) return 'latin';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}ー・、。]/u.test(character)) return 'kana';
  if (/\p{Script=Han}/u.test(character)) return 'cjk';
  if (/\p{Script=Hangul}/u.test(character)) return 'hangul';
  return SYMBOLS.includes(character) ? 'symbol' : 'foreign';
}

/** Rough advance over the letter height; the real font decides on the proof. */
function advance(character: string, font: InsideEngraving['font']): number {
  if (character === ' ') return 0.3;
  if (/\p{Mn}/u.test(character)) return 0;
  const script = scriptOf(character);
  if (script === 'cjk' || script === 'hangul') return 1.05;
  if (script === 'kana') return 1;
  if (/\p{Nd}/u.test(character)) return 0.58;
  if (script === 'symbol') return /[.,:;!'|·-]/.test(character) ? 0.4 : 1;
  if (font === 'script') return 0.48;
  return /\p{Lu}/u.test(character) ? 0.72 : 0.6;
}

/** Letter height on this ring, mm: 0.45 of the width between 1 and 2, within the flat of the bore. */
function letterHeight(ring: RingDesign, tables: KernelTables): number {
  const radius = profileSpec(tables, ring.profile).innerFilletRatio * ring.height;
  const room = ring.width - 2 * Math.max(EDGE, Math.min(radius, ring.width / 4));
  return Math.min(Math.max(1, Math.min(2, 0.45 * ring.width)), room);
}

function smallest(character: string, method: EngravingMethod): number {
  if (method === 'diamond-tip') return 1.2;
  const script = scriptOf(character);
  if (script === 'cjk' || script === 'hangul') return 1.2 / CJK_CELL;
  return script === 'kana' ? 1 / CJK_CELL : 0.8;
}

function alloyIssues({ ring, tables, path }: Parameters<RingRule>[0], { method }: InsideEngraving): Finding[] {
  const at = `${path}/engraving`;
  const alloys = ring.segments.map((segment) => alloyOf(tables, segment));
  const carbon = alloys.find((alloy) => alloy?.family === 'carbon');
  if (carbon !== undefined) return [issue('engraving.alloy', at, { alloy: carbon.id, method }, { value: null })];
  const hard = alloys.find((alloy) => ['titanium', 'steel', 'tantalum', 'zirconium'].includes(alloy?.family ?? ''));
  if (hard === undefined || method === 'laser') return [];
  return [issue('engraving.alloy', `${at}/method`, { alloy: hard.id, method }, { value: 'laser' })];
}

/** The text without its last words, one by one: what a person would strike out first. */
function shorter(text: string): { readonly value: string }[] {
  const words = text.split(' ').filter((word) => word !== '');
  return words.slice(1).map((_, index) => ({ value: words.slice(0, words.length - 1 - index).join(' ') }));
}

/** Inside text that fits the free arc, is legible on this width and uses only signs that the method has. */
export const engravingFit: RingRule = (context) => {
  const { ring, tables, path } = context;
  const { engraving } = ring;
  if (engraving === null) return [];
  const { text, method, font } = engraving;
  const at = `${path}/engraving`;
  const findings = alloyIssues(context, engraving);
  const characters = [...text];
  const foreign = characters.find((character) => scriptOf(character) === 'foreign');
  if (foreign !== undefined) findings.push(issue('engraving.glyph', `${at}/text`, { glyph: foreign, method }));
  const hangul = characters.find((character) => scriptOf(character) === 'hangul');
  if (hangul !== undefined && method === 'diamond-tip') {
    findings.push(
      issue('engraving.glyph', `${at}/text`, { glyph: hangul, method }, { path: `${at}/method`, value: 'laser' }),
    );
  }
  const height = letterHeight(ring, tables);
  const min = Math.max(...characters.map((character) => smallest(character, method)));
  if (height < min - 1e-9) {
    const params = { value: shownMm(Math.max(0, height)), min: shownMm(min) };
    const ways = [
      { path: `${at}/method`, value: 'laser' },
      { path: at, value: null },
    ];
    findings.push(issue('engraving.too-small', `${at}/text`, params, ...ways));
  }
  const free = ring.size - HALLMARK - 2 * CLEARANCE;
  const length = characters.reduce((sum, character) => sum + advance(character, font) * height, 0);
  const most = CHARACTERS[method];
  if (length > free + 1e-9 || characters.length > most) {
    const params = { value: shownMm(length), max: shownMm(free), characters: characters.length, mostCharacters: most };
    findings.push(issue('engraving.too-long', `${at}/text`, params, ...shorter(text)));
  }
  return findings;
};
