import {
  COUNTRIES,
  DEFAULT_LANGUAGE,
  EGF_COOKIE,
  LANGUAGES,
  type Country,
  type Egf,
  type Language,
} from '@ringwerk/contract';

const DAY_SECONDS = 86_400;

function rawEgf(): string | null {
  const prefix = `${EGF_COOKIE}=`;
  const found = document.cookie.split('; ').find((part) => part.startsWith(prefix));
  return found === undefined ? null : found.slice(prefix.length);
}

/** Logged in, for the page, means that the display cookie is present. It grants nothing: the server trusts its own session. */
export function hasEgf(): boolean {
  return rawEgf() !== null;
}

const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);
const isCountry = (value: unknown): value is Country => COUNTRIES.some((country) => country === value);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  }
}

/** The cookie's content; parts that are missing or forged fall back to defaults. Null when there is no cookie. */
export function readEgf(): Egf | null {
  const raw = rawEgf();
  if (raw === null) return null;
  const value = parseJson(raw);
  const record: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  return {
    juwelier: typeof record['juwelier'] === 'string' ? record['juwelier'] : '',
    sprache: isLanguage(record['sprache']) ? record['sprache'] : DEFAULT_LANGUAGE,
    land: isCountry(record['land']) ? record['land'] : 'DE',
  };
}

/**
 * Changes parts of the cookie in place. `expiresAt` is the end of the server's session, so that both live as
 * long; without it the cookie gets its full day. Does nothing when nobody is logged in.
 */
export function updateEgf(change: Partial<Egf>, expiresAt?: string): void {
  const current = readEgf();
  if (current === null) return;
  const value = encodeURIComponent(JSON.stringify({ ...current, ...change }));
  const life = expiresAt === undefined ? `Max-Age=${DAY_SECONDS}` : `Expires=${new Date(expiresAt).toUTCString()}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${EGF_COOKIE}=${value}; Path=/; ${life}; SameSite=Lax${secure}`;
}

export function dropEgf(): void {
  document.cookie = `${EGF_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
}
