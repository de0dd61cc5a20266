const SAFE_METHODS = new Set(['GET', 'HEAD']);

/** Whether a request of this method changes nothing. */
export const isReading = (method: string): boolean => SAFE_METHODS.has(method);
