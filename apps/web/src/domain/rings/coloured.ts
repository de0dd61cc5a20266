import type { Model, StoneOption } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import type { Variant } from './shown-form.ts';

/** A ring of a list in another alloy than the article has. */
export interface Coloured {
  /** The article's own design: of another one it is nothing. */
  readonly of: Design;
  readonly alloy: string;
  /** Its picture is the article's until its own is there. */
  readonly variant: Variant;
  /** The design, as an address opens it. */
  readonly link: string;
}

/** What a card shows. */
export interface ShownRing {
  readonly model: Model;
  readonly option: StoneOption;
  /** The form as the article has it, and as the card shows it. */
  readonly own: Variant;
  readonly variant: Variant;
  readonly coloured: Coloured | null;
}
