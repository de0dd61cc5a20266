import type { ShippingAddress } from '@ringwerk/contract';
import { useCountryName } from '../../i18n/use-country-name.ts';

/** An address in one line, in the reader's language. */
export function useAddressText(): (address: ShippingAddress) => string {
  const countryName = useCountryName();
  return ({ name, street, postcode, city, country }) =>
    [name, street, `${postcode} ${city}`.trim(), countryName(country)].filter((line) => line !== '').join(', ');
}
