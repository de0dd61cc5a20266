import type { Language } from '@ringwerk/contract';

/** A kept ring as answers name it: the article's name in every language, or the jeweller's own. */
export interface NamedRing {
  readonly name: string;
  readonly names: Readonly<Record<Language, string>> | null;
}

/** A ring's name in the reader's language; a name of the jeweller's own stays as it is. */
export const ringNameIn = ({ name, names }: NamedRing, language: Language): string => names?.[language] ?? name;
