import type { HouseSettings } from '@ringwerk/contract';

/** What each part of the form edits. */
export interface SettingsPartProps {
  readonly draft: HouseSettings;
  readonly change: (changes: Partial<HouseSettings>) => void;
  readonly fieldError: (pointer: string) => string | undefined;
}
