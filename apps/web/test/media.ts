/** A window of which no media query holds: jsdom has no `matchMedia`, as it has no layout. */
export function polyfillMedia(): void {
  const target = new EventTarget();
  const matchMedia = (media: string): MediaQueryList =>
    Object.assign(Object.create(target) as EventTarget, {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
  Object.assign(window, { matchMedia });
}
