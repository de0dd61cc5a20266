import { DESIGN_VERSION, parseDesign, type Design } from '@ringwerk/kernel';
import { customType } from 'drizzle-orm/pg-core';

/**
 * A stored record as a design of this release. Only parsed designs are written, so one of this version is trusted; an
 * earlier one is migrated by the kernel's parser whenever it is read, and its row stays as it was agreed to.
 * @throws Error when it is no record of any released version.
 */
export function storedDesign(record: unknown): Design {
  // The parsed border: written through `designRecord` from a parsed design.
  if (isOfThisVersion(record)) return record as Design;
  const parsed = parseDesign(record);
  if (!parsed.ok) throw new Error(`a stored design cannot be read: ${parsed.issues[0]?.code ?? ''}`);
  return parsed.value;
}

const isOfThisVersion = (record: unknown): boolean =>
  typeof record === 'object' && record !== null && 'version' in record && record.version === DESIGN_VERSION;

/** A design record of any released version as JSON; what is read is a design of this release. */
export const designRecord = customType<{ data: Design; driverData: unknown }>({
  dataType: () => 'jsonb',
  fromDriver: storedDesign,
  toDriver: (design) => JSON.stringify(design),
});
