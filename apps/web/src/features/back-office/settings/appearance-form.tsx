import { deleteHouseLogo, getHouseFace, putHouseColour, putHouseLogo, type HouseFace } from '@ringwerk/contract';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import branding from '../../../domain/branding/branding.module.css';
import { ColourField } from '../../../domain/branding/colour-field.tsx';
import { LogoField } from '../../../domain/branding/logo-field.tsx';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import formStyles from '../../../ui/form.module.css';
import { showToast } from '../../../ui/toast-store.ts';
import styles from '../office-table.module.css';

/** Logo and colour of the house: each is saved as it is chosen. */
export function AppearanceForm({ face }: { readonly face: HouseFace }) {
  const t = useTexts('branding');
  const errorText = useErrorText();
  const put = useOperationMutation(putHouseLogo, [getHouseFace]);
  const remove = useOperationMutation(deleteHouseLogo, [getHouseFace]);
  const paint = useOperationMutation(putHouseColour, [getHouseFace]);
  const saved = { onAnswer: () => void showToast(t('houseSaved'), { tone: 'good' }) };
  const logoError = put.error ?? remove.error;
  return (
    <section className={classNames(formStyles['form'], branding['form'])}>
      <h2 className={formStyles['legend']}>{t('houseTitle')}</h2>
      <p className={styles['lead']}>{t('houseLead')}</p>
      <LogoField
        logo={face.logo}
        company={face.company}
        mayChange
        isRemoving={remove.isPending}
        error={logoError === null ? undefined : errorText(logoError)}
        onChoose={(data) => {
          remove.reset();
          put.mutate({ body: { data } }, saved);
        }}
        onRemove={() => {
          put.reset();
          remove.mutate({}, saved);
        }}
      />
      <ColourField
        colour={face.colour}
        mayChange
        isBusy={paint.isPending}
        error={paint.error === null ? undefined : errorText(paint.error)}
        onChange={(colour) => paint.mutate({ body: { colour } }, saved)}
      />
    </section>
  );
}
