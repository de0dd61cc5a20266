import type { Design } from '@ringwerk/kernel';
import type { ViewerView } from '@ringwerk/viewer';

/** One picture to make: its file name without ending, what it shows and how. */
export interface StillJob {
  readonly name: string;
  readonly design: Design;
  readonly view: ViewerView;
  /** Pixels along both edges. */
  readonly size: number;
  readonly samples: number;
  readonly type: 'image/webp' | 'image/png';
}
