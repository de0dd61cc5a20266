import { CATEGORIES } from '@ringwerk/catalogue/pages';
import { COUNTED_CATEGORY, type HouseModelAnswer } from '@ringwerk/contract';
import { useFormat } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/locale-store.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { placesPath } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import toggleStyles from '../../../ui/toggle.module.css';
import styles from './model-form.module.css';
import type { ModelDraft } from './model-draft.ts';

interface ModelFieldsProps {
  readonly model: HouseModelAnswer;
  readonly draft: ModelDraft;
  readonly onChange: (change: Partial<ModelDraft>) => void;
  readonly fieldError: (pointer: string) => string | undefined;
}

/** Dates, successor, start value and categories. */
export function ModelFields({ model, draft, onChange, fieldError }: ModelFieldsProps) {
  const t = useTexts('collection');
  const isSeen = model.state === 'published' || model.state === 'withdrawn';
  return (
    <>
      <section aria-labelledby="model-offer">
        <h2 id="model-offer" className={styles['title']}>
          {t('offer.title')}
        </h2>
        <div className={styles['fields']}>
          <TextField
            label={t('field.publishedFrom')}
            hint={isSeen ? t('offer.published') : t('offer.publishedHint')}
            type="date"
            value={draft.publishedFrom}
            readOnly={isSeen}
            error={fieldError('/publishedFrom')}
            onChange={(event) => onChange({ publishedFrom: event.target.value })}
          />
          <TextField
            label={t('field.withdrawnFrom')}
            hint={t('offer.withdrawnHint')}
            type="date"
            value={draft.withdrawnFrom}
            error={fieldError('/withdrawnFrom')}
            onChange={(event) => onChange({ withdrawnFrom: event.target.value })}
          />
          <TextField
            label={t('field.successor')}
            hint={model.successor === null ? t('offer.successorHint') : model.successor.name}
            value={draft.successor}
            placeholder="RW-09-014"
            autoComplete="off"
            spellCheck={false}
            error={fieldError('/successor')}
            onChange={(event) => onChange({ successor: event.target.value })}
          />
          <TextField
            label={t('field.start')}
            hint={t('offer.startHint')}
            inputMode="numeric"
            value={draft.start}
            error={fieldError('/popularityStart')}
            onChange={(event) => onChange({ start: event.target.value })}
          />
          <TextField
            label={t('field.code')}
            hint={t('offer.codeHint')}
            value={draft.code}
            autoComplete="off"
            spellCheck={false}
            error={fieldError('/code')}
            onChange={(event) => onChange({ code: event.target.value })}
          />
        </div>
      </section>
      <Categories model={model} draft={draft} onChange={onChange} />
    </>
  );
}

function Categories({ model, draft, onChange }: Pick<ModelFieldsProps, 'model' | 'draft' | 'onChange'>) {
  const t = useTexts('collection');
  const format = useFormat();
  const language = useLanguage();
  const placeOf = (id: number) => model.places.find(({ category }) => category === id);
  return (
    <fieldset className={styles['categories']}>
      <legend className={styles['title']}>{t('field.categories')}</legend>
      <ul>
        {CATEGORIES.map(({ id, names }) => {
          const isIn = draft.categories.includes(id);
          const place = placeOf(id);
          return (
            <li key={id}>
              <label className={styles['category']}>
                <input
                  type="checkbox"
                  className={toggleStyles['checkbox']}
                  checked={isIn}
                  onChange={() =>
                    onChange({
                      categories: isIn ? draft.categories.filter((other) => other !== id) : [...draft.categories, id],
                    })
                  }
                />
                <span>
                  {id} · {names[language]}
                </span>
              </label>
              {isIn && place !== undefined && (
                <Link to={placesPath(id)} className={styles['place']}>
                  {id === COUNTED_CATEGORY
                    ? t('place.counted')
                    : t('place.of', { place: format.number(place.position), of: format.number(place.of) })}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
