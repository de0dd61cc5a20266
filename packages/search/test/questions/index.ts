import { PLAIN } from './plain.ts';
import { SENTENCES } from './sentences.ts';
import { TYPING_ERRORS } from './typing-errors.ts';
import { wishOf, type Wish } from './wish.ts';

export { meets, type Wish } from './wish.ts';

export interface LabelledQuestion {
  readonly language: string;
  readonly set: 'plain' | 'typing-errors' | 'sentences';
  readonly text: string;
  readonly wishes: readonly Wish[];
}

const SETS = { plain: PLAIN, 'typing-errors': TYPING_ERRORS, sentences: SENTENCES } as const;

const questionsOf = (set: LabelledQuestion['set'], table: string): readonly LabelledQuestion[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [language = '', text = '', wishes = ''] = line.split(' | ');
      return { language, set, text, wishes: wishes.trim().split(' ').map(wishOf) };
    });

/** Questions as jewellers and couples ask them, each with what it asks for. */
export const QUESTIONS: readonly LabelledQuestion[] = [
  ...questionsOf('plain', SETS.plain),
  ...questionsOf('typing-errors', SETS['typing-errors']),
  ...questionsOf('sentences', SETS.sentences),
];
