/** Names of fields that hold what opens something: nobody who reads the log may use it. */
const SECRET = /password|passwort|passphrase|token|secret|hash|^pin$|cookie|credential|api-?key/i;
const STRUCK = '•••';

/** A copy in which the value of every secret field is struck out, at any depth. */
export function withoutSecrets(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, SECRET.test(name) ? STRUCK : inner(value)]),
  );
}

function inner(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inner);
  return isFields(value) ? withoutSecrets(value) : value;
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof Date);
