import { useTexts } from '../../../i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import formStyles from '../../../ui/form.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { LAB_POINTERS } from './alloy-draft.ts';
import type { AlloyPartProps } from './alloy-part.ts';
import styles from './alloys.module.css';

/** Names of the coordinates: the same in every language. */
const COORDINATES = ['L*', 'a*', 'b*'] as const;

interface ColourFieldsProps extends AlloyPartProps {
  /** The surface is an oxide, resin or layers: its colour is the release's. */
  readonly isCovered: boolean;
}

/** The colour as it was measured. */
export function ColourFields({ draft, change, fieldError, isReadOnly, isCovered }: ColourFieldsProps) {
  const t = useTexts('alloys');
  const type = (index: number, text: string): void => {
    const [lightness, a, b] = draft.lab.map((value, at) => (at === index ? text : value));
    change({ lab: [lightness ?? '', a ?? '', b ?? ''] });
  };
  return (
    <>
      <h2 className={formStyles['legend']}>{t('colour.title')}</h2>
      <p className={classNames(styles['soft'], styles['whole'])}>{t(isCovered ? 'colour.covered' : 'colour.lead')}</p>
      <div className={styles['lab']}>
        {COORDINATES.map((label, index) => (
          <TextField
            key={label}
            label={label}
            // A telephone's decimal keys have no minus.
            inputMode={index === 0 ? 'decimal' : 'text'}
            autoComplete="off"
            readOnly={isReadOnly || isCovered}
            value={draft.lab[index] ?? ''}
            error={fieldError(LAB_POINTERS[index] ?? '') ?? (index === 0 ? fieldError('/lab') : undefined)}
            onChange={(event) => type(index, event.target.value)}
          />
        ))}
      </div>
    </>
  );
}
