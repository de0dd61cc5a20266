import type { Cents, Design, RecordValue } from '@ringwerk/kernel';
import * as z from 'zod/mini';
import { made } from './made.ts';

/** Version of the records that this release writes: another number than the kernel's does not compile. */
export const RECORD_VERSION: Design['version'] = 3;

const designFields = {
  version: z.literal(RECORD_VERSION),
  rings: z.array(z.unknown()),
} satisfies Record<keyof Design, z.ZodMiniType>;
/** A design record in an answer, of the version of this release: a page that is older or newer than its server refuses it. */
export const designSchema = made<Design>(z.object(designFields));
/**
 * A design record in a request: any JSON of any released version. The server's border parses it by the kernel's
 * `parseDesign`, once, and its handlers receive the design.
 */
export const postedDesignSchema = made<Design>(z.unknown());
/** JSON of one place of a record. */
export const recordValueSchema = made<RecordValue>(z.unknown());
/** Integer minor units of a currency, as the kernel computes them. */
export const centsSchema = made<Cents>(z.int());
