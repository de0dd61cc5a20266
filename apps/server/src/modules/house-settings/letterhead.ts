import { printedLogo } from '@ringwerk/stills';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { dealers } from '../../storage/schema/dealers.ts';
import type { Letterhead } from '../pdf/order-sheet.ts';

/** What stands at the head of a paper that the house writes today. */
export async function readLetterhead(database: Queryable): Promise<Letterhead> {
  const [house] = await database
    .select({ company: dealers.company, colour: dealers.brandColour, logo: dealers.logo })
    .from(dealers)
    .where(eq(dealers.kind, 'manufactory'))
    .limit(1);
  if (house === undefined) return { company: '', colour: null, logo: null };
  const { company, colour, logo } = house;
  return { company, colour, logo: logo === null ? null : new Uint8Array(await printedLogo(logo)) };
}
