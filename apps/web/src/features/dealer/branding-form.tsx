import { deleteDealerLogo, getDealer, putDealerLogo, updateDealer, type Dealer } from '@ringwerk/contract';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import styles from '../../domain/branding/branding.module.css';
import { ColourField } from '../../domain/branding/colour-field.tsx';
import { LogoField } from '../../domain/branding/logo-field.tsx';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PageSection } from '../../ui/page-section.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** Logo and colour of the couples' pages. */
export function BrandingForm({ dealer, isOwner }: { readonly dealer: Dealer; readonly isOwner: boolean }) {
  const t = useTexts('dealer');
  const errorText = useErrorText();
  const put = useOperationMutation(putDealerLogo, [getDealer]);
  const remove = useOperationMutation(deleteDealerLogo, [getDealer]);
  const update = useOperationMutation(updateDealer, [getDealer]);
  const saved = { onAnswer: () => void showToast(t('branding.saved'), { tone: 'good' }) };
  const logoError = put.error ?? remove.error;
  return (
    <PageSection title={t('branding.title')} lead={t('branding.lead')}>
      <div className={styles['form']}>
        <LogoField
          logo={dealer.logo}
          company={dealer.company}
          mayChange={isOwner}
          isRemoving={remove.isPending}
          error={logoError === null ? undefined : errorText(logoError)}
          onChoose={(data) => put.mutate({ body: { data } }, saved)}
          onRemove={() => remove.mutate({})}
        />
        <ColourField
          colour={dealer.brandColour}
          mayChange={isOwner}
          isBusy={update.isPending}
          error={update.error === null ? undefined : errorText(update.error)}
          onChange={(brandColour) => update.mutate({ body: { brandColour } }, saved)}
        />
      </div>
    </PageSection>
  );
}
