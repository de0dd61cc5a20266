import type { Model } from '@ringwerk/contract';
import type { PortalPath } from '../../paths.ts';

/** In the order in which they stand below each other. */
export const FOUND_GROUPS = [
  'exact',
  'recent',
  'rings',
  'categories',
  'couples',
  'designs',
  'quotes',
  'orders',
  'watchLists',
  'stones',
  'pages',
  'actions',
  'all',
] as const;
export type FoundGroup = (typeof FOUND_GROUPS)[number];

/** One thing that was found: it opens an address, or does something. */
export interface FoundOption {
  /** Of its own among all options. */
  readonly key: string;
  readonly group: FoundGroup;
  readonly label: string;
  /** What tells it from others of its name; empty for none. */
  readonly detail: string;
  readonly target: PortalPath | (() => void);
  /** The article, whose picture and price stand beside it. */
  readonly model?: Model;
}

/** The options in the order of their groups. */
export const inOrder = (options: readonly FoundOption[]): readonly FoundOption[] =>
  FOUND_GROUPS.flatMap((group) => options.filter((option) => option.group === group));
