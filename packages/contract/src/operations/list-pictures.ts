import * as z from 'zod/mini';
import { timestamp } from '../common.ts';
import { jobProgressFields } from '../job-progress.ts';
import { operation } from '../operation.ts';
import { listParams } from './watch-lists.ts';

/** Hours for which the pictures of a list can be downloaded; then their file is removed. */
export const LIST_PICTURES_HOURS = 24;

/** Pictures of all rings and loose stones of a list in one archive, and the job that draws them. */
export const listPicturesSchema = z.object({
  /** Null: nobody has asked for them. */
  job: z.nullable(z.object(jobProgressFields)),
  /** The newest archive; null while there is none, or once its time is over. */
  archive: z.nullable(
    z.object({
      madeAt: timestamp,
      expiresAt: timestamp,
      bytes: z.int(),
      files: z.int(),
      /** Pictures that could not be drawn. */
      missing: z.int(),
    }),
  ),
});
export type ListPictures = z.infer<typeof listPicturesSchema>;

export const getListPictures = operation({
  id: 'getListPictures',
  method: 'GET',
  path: '/api/watch-lists/:listId/pictures',
  access: 'dealer',
  withoutTrade: true,
  summary: 'How far the pictures of a list are.',
  params: listParams,
  answer: listPicturesSchema,
});
export const makeListPictures = operation({
  id: 'makeListPictures',
  method: 'POST',
  path: '/api/watch-lists/:listId/pictures',
  access: 'dealer',
  withoutTrade: true,
  summary:
    'Have the rings of a list drawn from all sides into one archive, by article number and name, and of its loose stones the cut, by stock number.',
  params: listParams,
  answer: listPicturesSchema,
});
export const getListPicturesZip = operation({
  id: 'getListPicturesZip',
  method: 'GET',
  path: '/api/watch-lists/:listId/pictures/zip',
  access: 'dealer',
  withoutTrade: true,
  summary: 'The pictures of a list as ZIP, for as long as they are kept.',
  params: listParams,
  answerType: 'application/zip',
});
