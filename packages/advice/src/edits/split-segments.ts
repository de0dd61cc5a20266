import type { Segment } from '@ringwerk/kernel';

/** Splits the band: keeps the colours that are there, a new lane takes `newAlloy` and the finish of its neighbour. */
export function splitSegments(
  segments: readonly Segment[],
  shares: readonly number[],
  newAlloy: string,
): readonly Segment[] {
  const last = segments.at(-1);
  return shares.map((share, index) => {
    const old = segments[index];
    if (old !== undefined) return { ...old, share };
    return {
      alloy: index % 2 === 0 ? (segments[0]?.alloy ?? newAlloy) : newAlloy,
      finish: last?.finish ?? 'polished',
      share,
      pattern: 0,
    };
  });
}
