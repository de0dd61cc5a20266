/** SQLSTATE classes and system codes that mean "the database is not there right now". */
const GONE = /^(08...|57P0[1-3]|53300)$/;
const GONE_SYSTEM = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const GONE_TEXT =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|not queryable|query read timeout/i;

/** No space, no memory, a disk that fails, a database that takes reads only; of the file system the same. */
const FULL = /^(53(000|100|200|400)|58030|25006|ENOSPC|EDQUOT|EROFS)$/;

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** Whether `is` holds for `error`, a cause of it, or one of several errors in one. */
function someError(error: unknown, is: (error: Error) => boolean): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (is(current)) return true;
    if (current instanceof AggregateError && current.errors.some((one) => someError(one, is))) return true;
  }
  return false;
}

/** Whether `error` says that the database cannot be reached. */
export const isDatabaseGone = (error: unknown): boolean =>
  someError(error, (one) => GONE.test(codeOf(one)) || isBrokenConnection(one) || GONE_TEXT.test(one.message));

/**
 * Whether the system says that a connection of ours cannot be made or was lost. A missing file has ENOENT too but names a
 * path, and a caller of ours that hangs up is an ECONNRESET without a system call.
 */
const isBrokenConnection = (error: Error): boolean =>
  GONE_SYSTEM.test(codeOf(error)) && 'syscall' in error && (error.syscall === 'connect' || !('path' in error));

/** Whether `error` says that nothing can be written right now. */
export const isStorageFull = (error: unknown): boolean => someError(error, (one) => FULL.test(codeOf(one)));
