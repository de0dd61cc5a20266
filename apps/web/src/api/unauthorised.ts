let listener: (() => void) | null = null;
let onRefusal: (() => void) | null = null;

/** The shell says here what happens when the server no longer knows the session. */
export function onUnauthorised(handle: () => void): void {
  listener = handle;
}

/** The shell says here what happens when the server refuses a step for want of a permission: it may have been taken away meanwhile. */
export function onForbidden(handle: () => void): void {
  onRefusal = handle;
}

export function reportForbidden(): void {
  onRefusal?.();
}

export function reportUnauthorised(): void {
  listener?.();
}
