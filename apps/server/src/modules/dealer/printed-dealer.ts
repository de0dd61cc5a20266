import type { Country } from '@ringwerk/contract';
import { printedLogo } from '@ringwerk/stills';
import type { Database } from '../../storage/database.ts';
import { findDealer } from './dealer-repository.ts';

/** A dealer as his papers name him. No trade figure is among it, so none can get into a document. */
export interface PrintedDealer {
  readonly company: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly phone: string;
  readonly email: string;
  readonly country: Country;
  /** `#rrggbb`; null without one. */
  readonly colour: string | null;
  /** PNG; null: the name alone. */
  readonly logo: Uint8Array | null;
}

/** Column by column: the rest of the row would travel to the printer's thread. */
export async function printedDealer(
  { database }: { readonly database: Database },
  dealerId: string,
): Promise<PrintedDealer> {
  const row = await findDealer(database.orm, dealerId);
  const { company, street, postcode, city, phone, email, country, brandColour: colour, logo } = row;
  const printed = logo === null ? null : new Uint8Array(await printedLogo(logo));
  return { company, street, postcode, city, phone, email, country, colour, logo: printed };
}
