let listener: (() => void) | null = null;

/** The shell says here what happens when the server no longer knows the session. */
export function onUnauthorised(handle: () => void): void {
  listener = handle;
}

export function reportUnauthorised(): void {
  listener?.();
}
