import * as z from 'zod/mini';

/** A day that a column takes, `YYYY-MM-DD`: the database knows no year 0, and nothing of the house is older than 1900. */
export const daySchema = z.iso.date().check(z.refine((date) => date >= '1900-01-01'));
