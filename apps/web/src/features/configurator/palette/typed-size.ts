import type { Span } from '@ringwerk/advice';
import { readSize, type SizeSystem } from '@ringwerk/kernel/sizes';

/**
 * Inner circumference in mm that was typed into the palette, alone or after other words ("size US 7", "サイズ54"), on the
 * reader's scale or a named one; null where there is none that can be made: 750 is a fineness, not a size.
 */
export function typedSize(typed: string, system: SizeSystem, { min, max }: Span): number | null {
  const digit = typed.search(/\d/u);
  if (digit < 0) return null;
  const words = typed.trim().split(/\s+/u);
  const tails = [...words.map((_, at) => words.slice(at).join(' ')), typed.slice(digit)];
  const sizes = tails.map((tail) => readSize(tail, system));
  return sizes.find((size) => size !== null && size >= min && size <= max) ?? null;
}
