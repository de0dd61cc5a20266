import { designSchema } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';

/**
 * A record from this device's storage as something to be drawn; undefined for one of another release. What is opened
 * from it is read by the kernel.
 */
export function readRecord(record: unknown): Design | undefined {
  const read = designSchema.safeParse(record);
  return read.success ? read.data : undefined;
}
