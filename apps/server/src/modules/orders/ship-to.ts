import type { ShippingAddress } from '@ringwerk/contract';
import type { OrderDealer } from './order-repository.ts';

/** Where parcels of a dealer go: to the address that the house has written down for them, or to the company. */
export function shipTo({ company, street, postcode, city, country, shipping }: OrderDealer): ShippingAddress {
  if (shipping === null) return { name: company, street, postcode, city, country };
  return shipping.name === '' ? { ...shipping, name: company } : shipping;
}
