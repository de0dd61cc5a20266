import type { OfferedRing, ServiceRingInput, ServiceWork, ServiceWorkInput } from '@ringwerk/contract';

/** What is typed for one ring. */
export interface RingDraft {
  /** mm; null: it stays. */
  readonly size: number | null;
  /** Other work that is ticked. */
  readonly works: readonly Exclude<ServiceWork, 'resize' | 'stone'>[];
  readonly text: string;
  /** Stones to be replaced, by the place of their row; 0 is none. */
  readonly stones: Readonly<Record<number, number>>;
  readonly note: string;
}
export const EMPTY_RING: RingDraft = { size: null, works: [], text: '', stones: {}, note: '' };

/** Drafts by the ring's own name. */
export type ServiceDraft = Readonly<Record<string, RingDraft>>;
export const ringKey = ({ position, ring }: Pick<OfferedRing, 'position' | 'ring'>): string => `${position}-${ring}`;

function worksOf({ size, works, text, stones }: RingDraft): ServiceWorkInput[] {
  const replaced = Object.entries(stones)
    .filter(([, count]) => count > 0)
    .map(([row, count]) => ({ kind: 'stone', row: Number(row), count }) as const);
  return [
    ...(size === null ? [] : [{ kind: 'resize', size } as const]),
    ...replaced,
    ...works.map((kind): ServiceWorkInput => (kind === 'engrave' ? { kind, text: text.trim() } : { kind })),
  ];
}

/** Whether something that is ticked is not typed yet. */
export const lacksText = ({ works, text }: RingDraft): boolean => works.includes('engrave') && text.trim() === '';

/** Rings with work at them, as the server takes them. */
export const serviceRings = (rings: readonly OfferedRing[], draft: ServiceDraft): ServiceRingInput[] =>
  rings.flatMap((offered) => {
    const own = draft[ringKey(offered)] ?? EMPTY_RING;
    const works = worksOf(own);
    const note = own.note.trim();
    if (works.length === 0) return [];
    return [{ position: offered.position, ring: offered.ring, works, ...(note === '' ? {} : { note }) }];
  });

/** Sizes that the house offers from the present one on, mm, in steps of a millimetre of the circumference. */
export const sizesOf = ({ size, resize: { larger, smaller } }: OfferedRing): readonly number[] =>
  Array.from({ length: larger + smaller + 1 }, (_, index) => Math.round((size + index - smaller) * 10) / 10).filter(
    (each) => each !== size,
  );
