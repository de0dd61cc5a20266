/** What the log keeps of an error. */
interface ErrorRecord {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly cause?: ErrorRecord;
}

const DEEPEST = 4;

/**
 * The only form in which an error reaches the log. A database's own sentences repeat what was written (`Key (email)=(…)
 * already exists`), and a failing statement carries all its parameters: words of customers, tokens, hashes. Of such an
 * error only the statement with its placeholders, the SQLSTATE and the names of table, column and constraint are kept.
 */
export function describeError(error: unknown, depth = 0): ErrorRecord {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const { cause } = error;
  return {
    type: error.name,
    message: messageOf(error),
    stack: framesOf(error),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(cause === undefined || depth >= DEEPEST ? {} : { cause: describeError(cause, depth + 1) }),
  };
}

/** The sentence at the root of an error, for a log line of its own. */
export function rootMessage(error: unknown): string {
  let record = describeError(error);
  while (record.cause !== undefined) record = record.cause;
  return record.message;
}

function messageOf(error: Error): string {
  if ('query' in error && typeof error.query === 'string') return `failed statement: ${error.query}`;
  if (isDatabaseError(error)) {
    const names = (['table', 'column', 'constraint', 'routine'] as const).flatMap((part) => {
      const value = part in error ? Reflect.get(error, part) : undefined;
      return typeof value === 'string' ? [`${part} ${value}`] : [];
    });
    return [`database error ${error.code}`, ...names].join(', ');
  }
  return error.message;
}

/** What `pg` throws for an answer of the server: it alone has both a severity and a SQLSTATE. */
const isDatabaseError = (error: Error): error is Error & { code: string } =>
  'severity' in error && 'code' in error && typeof error.code === 'string';

/** The places only: the first line of a stack repeats the message. */
function framesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
