import type { FastifyRequest } from 'fastify';

const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

/** Browsers leave the default port out of `Origin`; a proxy may put it into `Host`. */
const withoutDefaultPort = (host: string): string => host.replace(/:(80|443)$/, '');

/**
 * Whether a write may have come from our own pages. Browsers always send at least one of the two headers with
 * a write; a caller without both is no browser, so nobody's cookies are abused through it.
 */
export function isSameOrigin(request: FastifyRequest): boolean {
  const site = one(request.headers['sec-fetch-site']);
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const origin = one(request.headers.origin);
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === withoutDefaultPort(request.host);
}
