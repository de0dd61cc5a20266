import { BCP47, LANGUAGES, type Language } from '@ringwerk/contract';
import { useTexts } from '../../../i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import fieldStyles from '../../../ui/field.module.css';
import { LANGUAGE_NAMES } from '../../../ui/locale-switch.tsx';
import styles from './model-form.module.css';
import { missingIn, TEXT_FIELDS, type ModelDraft, type TextField } from './model-draft.ts';

const LONGEST: Readonly<Record<TextField, number>> = { names: 80, words: 400, note: 400 };

interface TextsGridProps {
  readonly draft: ModelDraft;
  readonly onChange: (change: Partial<ModelDraft>) => void;
  readonly error: string | undefined;
}

/** Names, own words and note in the six languages side by side; what is missing is marked. */
export function TextsGrid({ draft, onChange, error }: TextsGridProps) {
  const t = useTexts('collection');
  const missing = new Map(TEXT_FIELDS.map((field) => [field, missingIn(field, draft[field])]));
  const write = (field: TextField, language: Language, text: string): void =>
    onChange({ [field]: { ...draft[field], [language]: text } });
  return (
    <section aria-labelledby="model-texts">
      <h2 id="model-texts" className={styles['title']}>
        {t('texts.title')}
      </h2>
      <table className={styles['texts']}>
        <thead>
          <tr>
            <th scope="col">{t('texts.language')}</th>
            {TEXT_FIELDS.map((field) => (
              <th key={field} scope="col">
                {t(`field.${field}`)}
                <span className={styles['hint']}>{t(`texts.${field}Hint`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LANGUAGES.map((language) => (
            <tr key={language}>
              <th scope="row">{LANGUAGE_NAMES[language]}</th>
              {TEXT_FIELDS.map((field) => {
                const isMissing = missing.get(field)?.includes(language) ?? false;
                return (
                  <td key={field}>
                    <input
                      type="text"
                      lang={BCP47[language]}
                      value={draft[field][language] ?? ''}
                      maxLength={LONGEST[field]}
                      placeholder={isMissing ? t('texts.missing') : ''}
                      aria-label={t('texts.cell', { field: t(`field.${field}`), language: LANGUAGE_NAMES[language] })}
                      className={classNames(fieldStyles['input'], isMissing && styles['missing'])}
                      onChange={(event) => write(field, language, event.target.value)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {error !== undefined && <FieldError id="model-texts-error">{error}</FieldError>}
    </section>
  );
}
