import type { ProfileSpec } from '../../src/design/tables.ts';

/** What all parts of a ring are drawn for. */
export interface Blank {
  readonly profile: ProfileSpec;
  readonly width: number;
  readonly height: number;
  readonly size: number;
}
