import {
  COUPLE_FIELDS,
  type CoupleField,
  type CoupleFile,
  type CoupleInput,
  type CouplePerson,
} from '@ringwerk/contract';

/** What is edited of a couple. A person whose names are empty is not there. */
export interface CoupleDraft extends Omit<CoupleInput, 'people'> {
  readonly people: readonly [CouplePerson, CouplePerson];
}

export const NO_PERSON: CouplePerson = { givenName: '', familyName: '', email: '', phone: '', sizes: [] };

const personOf = (person: CoupleFile['people'][number] | undefined): CouplePerson =>
  person === undefined
    ? NO_PERSON
    : { ...person, sizes: person.sizes.map(({ hand, finger, scale, size }) => ({ hand, finger, scale, size })) };

/** Draft of a file, or of a new one in the reader's language. */
export function draftOf(file: CoupleFile | null, language: CoupleInput['language']): CoupleDraft {
  if (file === null)
    return {
      people: [NO_PERSON, NO_PERSON],
      street: '',
      postcode: '',
      city: '',
      weddingDate: null,
      language,
      source: null,
      nextStep: '',
      nextStepOn: null,
    };
  const { street, postcode, city, weddingDate, source, nextStep, nextStepOn } = file;
  const people = [personOf(file.people[0]), personOf(file.people[1])] as const;
  return { people, street, postcode, city, weddingDate, language: file.language, source, nextStep, nextStepOn };
}

const isSomebody = ({ givenName, familyName, email, phone, sizes }: CouplePerson): boolean =>
  `${givenName}${familyName}${email}${phone}`.trim() !== '' || sizes.length > 0;

/** Those who are there: the first always, so that a file without a name is refused beside its field. */
export const peopleOf = ({ people: [first, second] }: CoupleDraft): CouplePerson[] =>
  isSomebody(second) ? [first, second] : [first];

const valuesOf = (draft: CoupleDraft): CoupleInput => ({ ...draft, people: peopleOf(draft) });

/** Fields in which two drafts differ. */
export function changedFields(a: CoupleDraft, b: CoupleDraft): CoupleField[] {
  const [left, right] = [valuesOf(a), valuesOf(b)];
  return COUPLE_FIELDS.filter((field) => JSON.stringify(left[field]) !== JSON.stringify(right[field]));
}

/** What is sent: only what differs, so that nobody writes over what he has not touched. */
export function changesOf(draft: CoupleDraft, base: CoupleDraft): Partial<CoupleInput> {
  const values = valuesOf(draft);
  return Object.fromEntries(changedFields(draft, base).map((field) => [field, values[field]]));
}

/** Another state with one's own changes over it. */
export function rebased(mine: CoupleDraft, base: CoupleDraft, theirs: CoupleDraft): CoupleDraft {
  const own = Object.fromEntries(changedFields(mine, base).map((field) => [field, mine[field]]));
  return { ...theirs, ...own };
}
