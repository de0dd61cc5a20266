import { customType } from 'drizzle-orm/pg-core';

/** A 64-bit transaction id of the database; never wraps around, travels as text. */
export const xid8 = customType<{ data: string; driverData: string }>({
  dataType: () => 'xid8',
});
