import { PLAIN } from './plain.ts';
import { SENTENCES } from './sentences.ts';
import { TYPING_ERRORS } from './typing-errors.ts';
import { labelOf, type Label } from './label.ts';

export { meets, type Label } from './label.ts';

export interface LabelledQuestion {
  readonly language: string;
  readonly set: 'plain' | 'typing-errors' | 'sentences';
  readonly text: string;
  readonly labels: readonly Label[];
}

const SETS = { plain: PLAIN, 'typing-errors': TYPING_ERRORS, sentences: SENTENCES } as const;

const questionsOf = (set: LabelledQuestion['set'], table: string): readonly LabelledQuestion[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [language = '', text = '', labels = ''] = line.split(' | ');
      return { language, set, text, labels: labels.trim().split(' ').map(labelOf) };
    });

/** Questions as jewellers and couples ask them, each with what it asks for. */
export const QUESTIONS: readonly LabelledQuestion[] = [
  ...questionsOf('plain', SETS.plain),
  ...questionsOf('typing-errors', SETS['typing-errors']),
  ...questionsOf('sentences', SETS.sentences),
];
