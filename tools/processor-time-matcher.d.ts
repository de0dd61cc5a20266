declare module 'vitest' {
  interface Matchers<R> {
    /**
     * Processor time of this thread: of a function that is called, or as measured, ms; `limit` holds on the machine that limits
     * are set on, and is lengthened by as much as this one is slower now.
     */
    toTakeLessThan(limit: number): R;
  }
}

// Without it the file would replace the module's types instead of adding to them.
// oxlint-disable-next-line unicorn/require-module-specifiers
export {};
