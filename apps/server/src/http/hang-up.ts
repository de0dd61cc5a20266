import type { ServerResponse } from 'node:http';

/** Node's own word for a caller that left, so that it is logged as one and never as a failure. */
class HungUp extends Error {
  readonly code = 'ECONNRESET';
  constructor() {
    super('the caller hung up');
    this.name = 'HungUp';
  }
}

/**
 * A signal that is aborted when the caller leaves before the answer has gone out: what is under way for it may end. It goes by the
 * response, since the request closes as soon as its body is read.
 */
export function hangUpSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const leave = (): void => {
    if (!response.writableFinished) controller.abort(new HungUp());
  };
  // Nothing is emitted any more for a caller that has left already.
  if (response.destroyed) leave();
  else response.once('close', leave);
  return controller.signal;
}
