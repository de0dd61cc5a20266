import type { Engraving } from '../../design/ring-design.ts';
import type { KernelTables } from '../../design/tables.ts';
import { ruledEngravings, scriptOf, type RuledEngraving } from './engraving-lines.ts';
import { issue, type Way } from '../basis/make-issue.ts';
import type { RingRule } from '../basis/rule.ts';

/** Graphemes that font and method do not hold: by the font itself, else by script. */
function missingIn({ font, method, text }: Engraving, graphemes: readonly string[], tables: KernelTables): string[] {
  const shaped = tables.lettering?.shape(text, font, method) ?? null;
  if (shaped !== null) return [...shaped.missing];
  return graphemes.filter((grapheme) => {
    const script = scriptOf(grapheme);
    if (script === 'foreign') return true;
    if (script === 'hangul') return font !== 'sans' || method === 'diamond-tip';
    return (script === 'cjk' || script === 'kana') && font !== 'sans';
  });
}

/** Changes of font and method that hold every sign, the smaller change first. */
function holders({ engraving, graphemes, at }: RuledEngraving, tables: KernelTables): Way[] {
  const isHeld = (change: Partial<Engraving>): boolean =>
    missingIn({ ...engraving, ...change }, graphemes, tables).length === 0;
  const both: Partial<Engraving> = { font: 'sans', method: 'laser' };
  return [
    ...(isHeld({ font: 'sans' }) ? [{ path: `${at}/font`, value: 'sans' }] : []),
    ...(isHeld({ method: 'laser' }) ? [{ path: `${at}/method`, value: 'laser' }] : []),
    ...(isHeld(both) ? [{ path: at, value: { ...engraving, ...both } }] : []),
  ];
}

/** Every sign stands in the chosen font: a missing one is named and never replaced by another. */
export const engravingGlyph: RingRule = (context) =>
  ruledEngravings(context).flatMap((ruled) => {
    const [glyph] = missingIn(ruled.engraving, ruled.graphemes, context.tables);
    if (glyph === undefined) return [];
    const { method } = ruled.engraving;
    return [issue('engraving.glyph', `${ruled.at}/text`, { glyph, method }, ...holders(ruled, context.tables))];
  });
