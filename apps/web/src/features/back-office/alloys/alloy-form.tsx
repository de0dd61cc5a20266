import { plausibleDensity } from '@ringwerk/catalogue';
import { getHouseAlloy, type AlloyRecord } from '@ringwerk/contract';
import { invalidateQueries } from '../../../api/queries.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import formStyles from '../../../ui/form.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { useFocusOnError } from '../../../ui/use-focus-on-error.ts';
import tableStyles from '../office-table.module.css';
import { labOf } from './alloy-draft.ts';
import { AlloyPreview } from './alloy-preview.tsx';
import styles from './alloys.module.css';
import { ColourFields } from './colour-fields.tsx';
import { KindFields } from './kind-fields.tsx';
import { MetalFields } from './metal-fields.tsx';
import { OfferFields } from './offer-fields.tsx';
import { useAlloyForm } from './use-alloy-form.ts';

/** Families whose surface is no bare metal. */
const COVERED: readonly string[] = ['zirconium', 'carbon', 'mokume'];

interface AlloyFormProps {
  /** Null: a new one. */
  readonly alloy: AlloyRecord | null;
  readonly isReadOnly: boolean;
  readonly onSaved: (id: string) => void;
}

type Form = ReturnType<typeof useAlloyForm>;

/** From when and why, and the ways out of the form. */
function SavingFields({ alloy, form }: { readonly alloy: AlloyRecord | null; readonly form: Form }) {
  const t = useTexts('alloys');
  const errorText = useErrorText();
  const { error } = form;
  const isAtField = error !== null && error.issues.length > 0;
  return (
    <>
      <h2 className={formStyles['legend']}>{t('version')}</h2>
      {alloy !== null && (
        <TextField
          label={t('from')}
          hint={t('from.hint')}
          type="datetime-local"
          value={form.from}
          error={form.fieldError('/from') && t('from.past')}
          onChange={(event) => form.setFrom(event.target.value)}
        />
      )}
      <TextField
        label={t('note')}
        maxLength={400}
        autoComplete="off"
        value={form.note}
        onChange={(event) => form.setNote(event.target.value)}
      />
      <div role="alert" className={formStyles['finding']}>
        {error !== null && !form.isOvertaken && !isAtField && errorText(error)}
      </div>
      {alloy !== null && form.isOvertaken && (
        <div role="alert" className={classNames(tableStyles['notice'], formStyles['whole'])}>
          <p>{t('overtaken')}</p>
          <Button onClick={() => void invalidateQueries(getHouseAlloy)}>{t('reload')}</Button>
        </div>
      )}
      <div className={formStyles['actions']}>
        <Button type="submit" look="primary" isBusy={form.isPending} disabled={form.isOvertaken}>
          {t(alloy === null ? 'create' : 'save')}
        </Button>
      </div>
    </>
  );
}

/** An alloy of the house's own without a row in the list in force. */
function UnpricedNotice() {
  const t = useTexts('alloys');
  return (
    <div className={classNames(tableStyles['notice'], formStyles['whole'])}>
      <p>{t('unpriced')}</p>
      <ButtonLink url={PATHS.officePrices}>{t('unpriced.link')}</ButtonLink>
    </div>
  );
}

/** Enters an alloy, or a new version of it; beside it what follows from the colour that is typed. */
export function AlloyForm({ alloy, isReadOnly, onSaved }: AlloyFormProps) {
  const t = useTexts('alloys');
  const form = useAlloyForm(alloy, onSaved);
  const element = useFocusOnError(form.error);
  const { draft, change, fieldError, kind } = form;
  const part = { draft, change, fieldError, isReadOnly };
  const family = alloy?.family ?? kind.family;
  const plausible =
    alloy === null ? plausibleDensity(kind.family, Number(kind.fineness) || null) : (alloy.plausible ?? null);
  return (
    <div className={styles['page']}>
      <form
        ref={element}
        noValidate
        className={classNames(formStyles['form'], formStyles['two'])}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        {alloy !== null && !alloy.isListed && <UnpricedNotice />}
        {alloy === null && <KindFields kind={kind} onChange={form.setKind} fieldError={fieldError} />}
        <MetalFields {...part} plausible={plausible} hasLoss={alloy === null || alloy.fineMetal !== null} />
        <ColourFields {...part} isCovered={COVERED.includes(family)} />
        <OfferFields {...part} />
        {!isReadOnly && <SavingFields alloy={alloy} form={form} />}
      </form>
      <aside className={styles['aside']}>
        <h2 className={styles['title']}>{t('preview')}</h2>
        <AlloyPreview lab={labOf(draft)} isRhodiumPlated={draft.isRhodiumPlated} />
      </aside>
    </div>
  );
}
