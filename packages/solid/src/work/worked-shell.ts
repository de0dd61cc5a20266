import type { Shell } from '../shell/shell.ts';

/** A worked shell with its volumes before and after, mm³. */
export interface WorkedShell {
  readonly shell: Shell;
  readonly before: number;
  readonly after: number;
}

/**
 * How added metal meets what it stands on: `joined` = one skin, as a file needs it; `laid` = each piece closed by
 * itself, their ends inside each other. From outside both look alike, and a picture needs no more; its unions would cost
 * most of the work. The volume is then the sum of the pieces, what they share counted twice.
 */
export type Joining = 'joined' | 'laid';
