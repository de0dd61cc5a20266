import { isOpenOrder, type RingsNow } from '@ringwerk/contract';
import type { Design, RingDesign } from '@ringwerk/kernel';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Queryable } from '../../storage/database.ts';
import { articleNumberOf } from '../catalogue/article-number-of.ts';
import { findOrder, type FullOrder } from '../orders/order-repository.ts';
import { ringAfter } from './ring-state.ts';
import { servicesOf, type DoneService } from './service-repository.ts';

/** A ring of an order that was sent, as it is now. */
export interface ServicedRing {
  /** Number of its position. */
  readonly position: number;
  /** Its place in the design. */
  readonly ring: number;
  readonly code: string;
  readonly articleNumber: string | null;
  readonly design: Design;
  readonly made: RingDesign;
  /** After the services that were done. */
  readonly now: RingDesign;
  /** The service order that it is away for. */
  readonly open: Pick<DoneService, 'id' | 'number'> | null;
}

export interface ServicedOrder {
  readonly full: FullOrder;
  readonly rings: readonly ServicedRing[];
  /** Changes with every service at its rings. */
  readonly state: string;
}

/** By what two readers of the same rings find that one has been worked at between. */
export const stateOf = (done: readonly DoneService[]): string =>
  done.map(({ id, status }) => `${id} ${isOpenOrder(status)}`).join(' ');

/** The services at one ring. */
const servicesAt = (done: readonly DoneService[], position: number, ring: number) =>
  done.filter(({ service: { from } }) => from.position === position && from.ring === ring);

/** What services that were done have changed; a ring that is away is as it was. */
const worksOf = (services: readonly DoneService[]) =>
  services.filter(({ status }) => !isOpenOrder(status)).flatMap(({ service }) => service.works);

/** The rings of an order as they are now, position by position. */
export async function ringsNow(database: Queryable, { order, positions }: FullOrder): Promise<RingsNow['rings']> {
  const done = await servicesOf(database, order.id);
  return positions.flatMap(({ number, design }) => {
    if (design === null) return [];
    const rings = design.rings.map((made, ring) => ringAfter(made, worksOf(servicesAt(done, number, ring))));
    return [{ position: number, design: { ...design, rings } }];
  });
}

/**
 * Rings of an order that work can be ordered at.
 * @throws CodedError `order.unknown`, `order.not-sent`
 */
export async function servicedOrder(
  { database, models }: Pick<Services, 'database' | 'models'>,
  { dealerId }: Pick<Caller, 'dealerId'>,
  id: string,
): Promise<ServicedOrder> {
  const full = await findOrder(database.orm, { dealerId }, id);
  if (full === null) throw new CodedError('order.unknown');
  if (full.order.status !== 'shipped') throw new CodedError('order.not-sent');
  const done = await servicesOf(database.orm, id);
  const rings = full.positions.flatMap(({ number, design, designCode, setId }): ServicedRing[] => {
    if (design === null || designCode === null) return [];
    const articleNumber = articleNumberOf(models, setId);
    return design.rings.map((made, ring) => {
      const own = servicesAt(done, number, ring);
      const away = own.find(({ status }) => isOpenOrder(status));
      const open = away === undefined ? null : { id: away.id, number: away.number };
      return {
        position: number,
        ring,
        code: designCode,
        articleNumber,
        design,
        made,
        now: ringAfter(made, worksOf(own)),
        open,
      };
    });
  });
  return { full, rings, state: stateOf(done) };
}
