import { EGF_COOKIE, type Egf } from '@ringwerk/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_SECONDS } from './device-repository.ts';
import { hashToken, isSessionToken } from './session-token.ts';

/** Session and `egf` live and end together. */
export const SESSION_SECONDS = 86_400;

/** `__Host-` needs Secure, which browsers refuse on plain http (other than localhost): a local start uses the plain name. */
const SECURE_NAME = '__Host-ringwerk-session';
const PLAIN_NAME = 'ringwerk-session';

const SECURE_DEVICE_NAME = '__Host-ringwerk-device';
const PLAIN_DEVICE_NAME = 'ringwerk-device';

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';
const nameFor = (request: FastifyRequest): string => (isSecure(request) ? SECURE_NAME : PLAIN_NAME);

export const readSessionCookie = (request: FastifyRequest): string | undefined => request.cookies[nameFor(request)];

/** The stored key of the session behind a request that was admitted by it. */
export function requireSessionHash(request: FastifyRequest): Buffer {
  const token = readSessionCookie(request);
  if (token === undefined) throw new Error('an admitted request carries its session cookie');
  return hashToken(token);
}

export function setCookies(request: FastifyRequest, reply: FastifyReply, token: string, egf: Egf): void {
  const secure = isSecure(request);
  void reply.setCookie(nameFor(request), token, {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: secure ? 'strict' : 'lax',
    maxAge: SESSION_SECONDS,
  });
  // Percent-encoded by the cookie plugin; readable by the page, believed by nobody.
  void reply.setCookie(EGF_COOKIE, JSON.stringify(egf), {
    path: '/',
    secure,
    sameSite: 'lax',
    maxAge: SESSION_SECONDS,
  });
}

/** The display cookie alone, as long as the session lives. */
export function setEgf(request: FastifyRequest, reply: FastifyReply, egf: Egf, expires: Date): void {
  void reply.setCookie(EGF_COOKIE, JSON.stringify(egf), {
    path: '/',
    secure: isSecure(request),
    sameSite: 'lax',
    expires,
  });
}

const deviceNameFor = (request: FastifyRequest): string => (isSecure(request) ? SECURE_DEVICE_NAME : PLAIN_DEVICE_NAME);

/** The token of a device that somebody has logged in from before; null where there is none of the right shape. */
export function readDeviceCookie(request: FastifyRequest): string | null {
  const token = request.cookies[deviceNameFor(request)];
  return token !== undefined && isSessionToken(token) ? token : null;
}

/** It opens nothing: it only makes the next login one from a known device. So it outlives the session. */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = isSecure(request);
  void reply.setCookie(deviceNameFor(request), token, {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: secure ? 'strict' : 'lax',
    maxAge: DEVICE_SECONDS,
  });
}

export function dropCookies(request: FastifyRequest, reply: FastifyReply): void {
  const secure = isSecure(request);
  void reply.clearCookie(nameFor(request), { path: '/', httpOnly: true, secure });
  void reply.clearCookie(EGF_COOKIE, { path: '/', secure });
}
