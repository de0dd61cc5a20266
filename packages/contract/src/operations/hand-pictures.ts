import * as z from 'zod/mini';
import { idempotencyKey, idSchema, timestamp } from '../common.ts';
import { operation } from '../operation.ts';
import { trimmedText } from '../text.ts';

/** Pictures of the rings on the hand that a link keeps at most. */
export const HAND_PICTURES_MOST = 4;
/** Bytes of such a picture as it is sent. */
export const HAND_PICTURE_LIMIT = 1_572_864;
/** base64 takes four characters for three bytes. */
export const HAND_PICTURE_BASE64_LIMIT = Math.ceil(HAND_PICTURE_LIMIT / 3) * 4;
/** Longest edge of a kept picture, pixels. */
export const HAND_PICTURE_EDGE = 1_600;

export const handPictureSchema = z.strictObject({
  id: z.string(),
  width: z.int(),
  height: z.int(),
  /** Name of whoever has agreed, and when. */
  consentedBy: z.string(),
  consentedAt: timestamp,
  /** Who kept it. */
  from: z.enum(['couple', 'dealer']),
});
export type HandPicture = z.infer<typeof handPictureSchema>;
const handPictures = z.strictObject({ pictures: z.array(handPictureSchema) });

const newHandPicture = z.strictObject({
  /** PNG, JPEG or WebP as base64: the rings on the hand as they are shown, never the photo alone. */
  data: z.base64().check(z.minLength(1), z.maxLength(HAND_PICTURE_BASE64_LIMIT)),
  consentedBy: trimmedText({ min: 1, max: 80 }),
  /** Nothing is kept without it. */
  hasConsented: z.literal(true),
  /** A repeated call with the same key keeps nothing more. */
  idempotencyKey,
});

const ofShare = z.object({ id: idSchema });
const oneOfShare = z.object({ id: idSchema, pictureId: idSchema });
const ofLink = z.object({ token: trimmedText({ max: 100 }) });
const oneOfLink = z.object({ ...ofLink.shape, pictureId: idSchema });

export const listHandPictures = operation({
  id: 'listHandPictures',
  method: 'GET',
  path: '/api/shares/:id/hand-pictures',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Pictures of the rings on the hand that are kept with a link, oldest first; none of one that has ended.',
  params: ofShare,
  answer: handPictures,
});
export const keepHandPicture = operation({
  id: 'keepHandPicture',
  method: 'POST',
  path: '/api/shares/:id/hand-pictures',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Keep a picture of the rings on the hand with an open link, with the consent of whoever is named.',
  params: ofShare,
  body: newHandPicture,
  answer: handPictures,
});
export const getHandPicture = operation({
  id: 'getHandPicture',
  method: 'GET',
  path: '/api/shares/:id/hand-pictures/:pictureId',
  access: 'dealer',
  withoutTrade: true,
  summary: 'One of them.',
  params: oneOfShare,
  answerType: 'image/jpeg',
});
export const deleteHandPicture = operation({
  id: 'deleteHandPicture',
  method: 'DELETE',
  path: '/api/shares/:id/hand-pictures/:pictureId',
  access: 'dealer',
  withoutTrade: true,
  summary: 'Delete one of them.',
  params: oneOfShare,
});
export const listSharedHandPictures = operation({
  id: 'listSharedHandPictures',
  method: 'GET',
  path: '/api/couple/:token/hand-pictures',
  access: 'public',
  summary: 'Pictures of the rings on the hand that are kept with the couple’s link.',
  params: ofLink,
  answer: handPictures,
});
export const keepSharedHandPicture = operation({
  id: 'keepSharedHandPicture',
  method: 'POST',
  path: '/api/couple/:token/hand-pictures',
  access: 'public',
  summary: 'The couple keeps a picture of the rings on its hand with its link; its dealer sees it, too.',
  params: ofLink,
  body: newHandPicture,
  answer: handPictures,
});
export const getSharedHandPicture = operation({
  id: 'getSharedHandPicture',
  method: 'GET',
  path: '/api/couple/:token/hand-pictures/:pictureId',
  access: 'public',
  summary: 'One of them.',
  params: oneOfLink,
  answerType: 'image/jpeg',
});
export const deleteSharedHandPicture = operation({
  id: 'deleteSharedHandPicture',
  method: 'DELETE',
  path: '/api/couple/:token/hand-pictures/:pictureId',
  access: 'public',
  summary: 'The couple deletes one of them.',
  params: oneOfLink,
});
