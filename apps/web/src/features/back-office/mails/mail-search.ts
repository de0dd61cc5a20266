import { MAIL_KINDS, MAIL_SORTS, MAIL_STATES } from '@ringwerk/contract';
import * as z from 'zod/mini';

export const PAGE_SIZE = 48;

const optional = <const T extends readonly string[]>(values: T) => z.catch(z.optional(z.enum(values)), undefined);
const day = z.catch(z.optional(z.iso.date()), undefined);

const listSearch = z.object({
  recipient: z.catch(z.optional(z.string().check(z.maxLength(120))), undefined),
  kind: optional(MAIL_KINDS),
  state: optional(MAIL_STATES),
  from: day,
  to: day,
  sort: optional(MAIL_SORTS),
  descending: optional(['true']),
  page: z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))), undefined),
});
export type MailSearch = z.output<typeof listSearch>;

/** State of the list in the address; what it cannot read is left out. */
export const parseMailSearch = (raw: Readonly<Record<string, unknown>>): MailSearch => listSearch.parse(raw);
