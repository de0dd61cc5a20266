import type { ShippingAddress } from '@ringwerk/contract';
import type { OrderDealer } from './order-repository.ts';

/**
 * Where a delivery goes: to its own address, else to the one that the house has written down for the dealer, else to the company.
 * @param own - of the one order
 */
export function shipTo(
  { company, street, postcode, city, country, shipping }: OrderDealer,
  own: ShippingAddress | null = null,
): ShippingAddress {
  const address = own ?? shipping;
  if (address === null) return { name: company, street, postcode, city, country };
  return address.name === '' ? { ...address, name: company } : address;
}
