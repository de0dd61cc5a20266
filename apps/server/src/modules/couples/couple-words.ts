import { coupleTitle, type CouplePerson, type Language } from '@ringwerk/contract';
import { readSize } from '@ringwerk/kernel/sizes';
import { fold } from '@ringwerk/search';
import { CodedError } from '../../http/coded-error.ts';
import { isSpaceless, phoneWords, searchWords } from '../catalogue/search-words.ts';

interface Found {
  readonly people: readonly CouplePerson[];
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly language: Language;
}

/** What a couple is found and ordered by. */
export function foundBy({ people, street, postcode, city, language }: Found) {
  // In scripts that write no spaces a name is typed in one piece, the family's first.
  const texts = people.flatMap(({ givenName, familyName, email }) => [
    ...(isSpaceless(familyName) && isSpaceless(givenName) ? [`${familyName}${givenName}`] : []),
    givenName,
    familyName,
    email,
  ]);
  const [first] = people;
  const name = first === undefined ? '' : [first.familyName, first.givenName].join(' ').trim();
  return {
    search: [...searchWords([...texts, street, postcode, city]), ...people.flatMap(({ phone }) => phoneWords(phone))],
    sortName: fold(name === '' ? coupleTitle(people, language) : name),
  };
}

/** A size is stored as it was read off the gauge, and only one that its scale has. @throws CodedError `request.invalid` */
export function requireSizes(people: readonly CouplePerson[]): void {
  const issues = people.flatMap(({ sizes }, at) =>
    sizes.flatMap(({ size, scale }, place) =>
      readSize(size, scale) === null
        ? [{ code: 'field.format', path: `/people/${at}/sizes/${place}/size`, params: {}, severity: 'error' as const }]
        : [],
    ),
  );
  if (issues.length > 0) throw new CodedError('request.invalid', { issues });
}
