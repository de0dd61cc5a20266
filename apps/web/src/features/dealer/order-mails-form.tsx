import { changeOrderMails, getDealer, ORDER_MAIL_KINDS, type Dealer } from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import formStyles from '../../ui/form.module.css';
import { PageSection } from '../../ui/page-section.tsx';
import { Switch } from '../../ui/switch.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** At which steps of an order the shop gets a mail: chosen by the owner. */
export function OrderMailsForm({ dealer, isOwner }: { readonly dealer: Dealer; readonly isOwner: boolean }) {
  const t = useTexts('dealer');
  const ui = useTexts('ui');
  const errorText = useErrorText();
  const [mails, setMails] = useState(dealer.orderMails);
  const update = useOperationMutation(changeOrderMails, [getDealer]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    update.mutate({ body: { mails } }, { onAnswer: () => showToast(t('orderMails.saved'), { tone: 'good' }) });
  };
  const { email } = dealer;
  return (
    <PageSection
      title={t('orderMails.title')}
      lead={email === '' ? t('orderMails.leadOwner') : t('orderMails.lead', { email })}
    >
      <form noValidate onSubmit={submit} className={formStyles['form']}>
        {ORDER_MAIL_KINDS.map((kind) => (
          <Switch
            key={kind}
            isOn={mails.includes(kind)}
            isDisabled={!isOwner}
            onChange={(isOn) => setMails(isOn ? [...mails, kind] : mails.filter((other) => other !== kind))}
          >
            {t(`orderMails.${kind}`)}
          </Switch>
        ))}
        <div role="alert" className={formStyles['finding']}>
          {update.isError && errorText(update.error)}
        </div>
        {isOwner && (
          <div className={formStyles['actions']}>
            <Button type="submit" look="primary" isBusy={update.isPending}>
              {ui('save')}
            </Button>
          </div>
        )}
      </form>
    </PageSection>
  );
}
