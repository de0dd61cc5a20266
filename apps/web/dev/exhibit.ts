import type { ComponentType } from 'react';

/** One part of the page with its states. */
export interface Exhibit {
  /** The component's own name; `parts-gallery.test.tsx` finds every component of `ui` by it. */
  readonly part: string;
  /** The row takes the whole width of the page. */
  readonly isWide?: boolean;
  readonly States: ComponentType;
}
