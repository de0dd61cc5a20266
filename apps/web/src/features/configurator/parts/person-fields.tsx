import { PERSON_MAX } from '@ringwerk/contract';
import { useTexts } from '../../../i18n/use-texts.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useConfigurator, useDesignState } from '../session/use-configurator.ts';
import styles from './person-fields.module.css';
import { setPersons, usePersonsTyped } from '../session/persons-store.ts';

/** Whose rings they are: a name for each ring of the design, in whatever is agreed on about it. */
export function PersonFields() {
  const t = useTexts('configurator');
  const { session } = useConfigurator();
  const persons = usePersonsTyped();
  const isPair = useDesignState((state) => state.history.present.rings.length > 1);
  const field = (person: 'first' | 'second', label: string) => (
    <TextField
      label={label}
      value={persons[person]}
      maxLength={PERSON_MAX}
      autoComplete="off"
      onChange={(event) => setPersons({ ...persons, [person]: event.target.value })}
      onBlur={() => session.keepDraft()}
    />
  );
  return (
    <div className={styles['fields']}>
      {field('first', t(isPair ? 'persons.first' : 'persons.single'))}
      {isPair && field('second', t('persons.second'))}
    </div>
  );
}
