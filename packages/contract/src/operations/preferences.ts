import * as z from 'zod/mini';
import { countrySchema, languageSchema } from '../common.ts';
import { operation } from '../operation.ts';
import { preferencesSchema } from '../preferences.ts';

const personalSchema = z.strictObject({
  /** Language and country of every login that does not choose another at the door. */
  language: languageSchema,
  country: countrySchema,
  preferences: preferencesSchema,
});

export const changePreferences = operation({
  id: 'changePreferences',
  method: 'PUT',
  path: '/api/dealer/preferences',
  access: 'dealer',
  summary: 'The owner chooses what the dealer’s people find ready: language, country, alloys, sizes, favourites.',
  body: personalSchema,
  answer: personalSchema,
});
