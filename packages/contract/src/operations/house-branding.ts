import * as z from 'zod/mini';
import { brandColour } from '../common.ts';
import { operation } from '../operation.ts';
import { LOGO_BASE64_LIMIT } from './shares.ts';

/** A picture of a company as its file lies on a disk, base64. */
export const logoData = z.base64().check(z.maxLength(LOGO_BASE64_LIMIT));

export const putHouseLogo = operation({
  id: 'putHouseLogo',
  method: 'PUT',
  path: '/api/house/logo',
  access: 'staff',
  summary:
    'Set the logo of the manufactory: PNG, JPEG or WebP up to 256 KiB, as base64. It stands in the portal and on its papers.',
  body: z.strictObject({ data: logoData }),
});
export const deleteHouseLogo = operation({
  id: 'deleteHouseLogo',
  method: 'DELETE',
  path: '/api/house/logo',
  access: 'staff',
  summary: 'Take the logo of the manufactory away: its name stands in its place.',
});
export const putHouseColour = operation({
  id: 'putHouseColour',
  method: 'PUT',
  path: '/api/house/colour',
  access: 'staff',
  summary: 'Set the colour of the manufactory, or null for none.',
  body: z.strictObject({ colour: z.nullable(brandColour) }),
});
