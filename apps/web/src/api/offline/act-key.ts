/** A random key; `randomUUID` is missing where the page is not served securely, e.g. in a shop's own network. */
export function newActKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
