import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { text } from '../text.ts';

/** What a trial has left in a house. */
export const trialCountsSchema = z.object({
  dealers: z.int(),
  people: z.int(),
  requests: z.int(),
  orders: z.int(),
  quotes: z.int(),
  designs: z.int(),
  links: z.int(),
  stones: z.int(),
  mails: z.int(),
});
export type TrialCounts = z.infer<typeof trialCountsSchema>;

export const trialSchema = z.object({
  /** Whether there are demo accounts: only such a house can be emptied. */
  isTrial: z.boolean(),
  /** Typed to confirm. */
  company: z.string(),
  counts: trialCountsSchema,
  /** Newest first. */
  backups: z.array(z.object({ name: z.string(), bytes: z.int() })),
  /** Where they lie on the server. */
  folder: z.string(),
});
export type Trial = z.infer<typeof trialSchema>;

export const getTrial = operation({
  id: 'getTrial',
  method: 'GET',
  path: '/api/house/trial',
  access: 'staff',
  summary: 'What a trial has left in this house, and the backups that were written before it was emptied.',
  answer: trialSchema,
});
export const emptyHouse = operation({
  id: 'emptyHouse',
  method: 'POST',
  path: '/api/house/trial/empty',
  access: 'staff',
  summary:
    'Write a backup, then take away all dealers, demo accounts, designs, quotes, orders, links, stones and mails, at once. The caller stays.',
  body: z.strictObject({ confirm: text({ max: 200 }) }),
  answer: z.object({ backup: z.string(), removed: trialCountsSchema }),
});
export const getBackup = operation({
  id: 'getBackup',
  method: 'GET',
  path: '/api/house/backups/:name',
  access: 'staff',
  summary: 'The database of a backup, as SQL in gzip.',
  params: z.object({ name: text({ max: 40 }) }),
  answerType: 'application/gzip',
});
