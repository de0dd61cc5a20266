import {
  personsOfCouple,
  type CoupleFile,
  type Order,
  type Persons,
  type RingRelationKind,
  type RingsNow,
} from '@ringwerk/contract';
import type { Design, RingDesign } from '@ringwerk/kernel';

/** A ring of an order that another one can be made from. */
export interface MadeRing {
  /** Number of its position. */
  readonly position: number;
  /** Its place in the design. */
  readonly ring: number;
  readonly made: RingDesign;
  /** The other ring of its pair. */
  readonly other: RingDesign | null;
  readonly design: Design;
  readonly still: string | null;
  readonly articleNumber: string | null;
  /** The model that it began with. */
  readonly setId: number | null;
}

/** An order whose rings are as they are now: what lies beside a new one was perhaps resized since. */
export const withRingsNow = (order: Order, { rings: now }: RingsNow): Order => ({
  ...order,
  positions: order.positions.map((position) => {
    const design = now.find((each) => each.position === position.number)?.design;
    return position.rings === null || design === undefined
      ? position
      : { ...position, rings: { ...position.rings, design } };
  }),
});

export const madeRings = ({ positions }: Pick<Order, 'positions'>): readonly MadeRing[] =>
  positions.flatMap(({ number, rings }) =>
    rings === null
      ? []
      : rings.design.rings.map((made, ring) => {
          const { design, still, articleNumber, setId } = rings;
          const other = design.rings.find((_, place) => place !== ring) ?? null;
          return { position: number, ring, made, other, design, still, articleNumber, setId };
        }),
  );

/** Whether a ring can be matched: one of a cancelled order was never made. */
export const canMatch = ({ status, positions }: Pick<Order, 'status' | 'positions'>): boolean =>
  status !== 'cancelled' && positions.some(({ rings }) => rings !== null);

/** Who wears a ring, as the order names them; empty where it names nobody. */
export const wearerOf = ({ role }: Pick<RingDesign, 'role'>, { first, second }: Persons): string =>
  role === 'second' ? second : first;

/** Who wears the new ring, in which size it opens, and where that size is from. */
export interface NewRing {
  readonly wearer: string;
  /** mm, null: that of the order. */
  readonly size: number | null;
  readonly sizeFrom: 'order' | 'file' | 'unknown';
}

type Person = CoupleFile['people'][number];

/** The ring finger of a person, in mm. */
const measured = (person: Person | undefined): number | null =>
  person?.sizes.find(({ finger }) => finger === 'ring')?.mm ?? null;

/**
 * What is known of the ring before it is designed. The order comes before the file: rings of a pair were made in sizes that fit.
 * @param people - of the couple's file; empty without one
 */
export function newRing(
  { made, other }: Pick<MadeRing, 'made' | 'other'>,
  kind: RingRelationKind,
  persons: Persons,
  people: readonly Person[],
): NewRing {
  const owner = wearerOf(made, persons);
  if (kind === 'reorder') return { wearer: owner, size: null, sizeFrom: 'order' };
  if (other !== null) return { wearer: wearerOf(other, persons), size: null, sizeFrom: 'order' };
  const { first, second } = personsOfCouple(people);
  // Of a ring that was made alone the file says who the other one is, if it says whose that ring is.
  const at = owner !== '' && owner === second ? 0 : 1;
  const size = measured(people[at]);
  return { wearer: at === 0 ? first : second, size, sizeFrom: size === null ? 'unknown' : 'file' };
}
