import { createShare, getCouple, listShares, type NewShare } from '@ringwerk/contract';
import { useId, useState, type FormEvent } from 'react';
import { Link } from '../../../routing/link.tsx';
import { useEntriesKey } from '../../../api/use-entries-key.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useLocaleStore } from '../../../i18n/locale-store.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { Select } from '../../../ui/select.tsx';
import { ShareLink } from '../../../domain/shares/share-link.tsx';
import { SHARE_LIVES, type ShareLife } from '../../../domain/shares/share-lives.ts';
import { Switch } from '../../../ui/switch.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useConfigurator } from '../session/use-configurator.ts';
import { CoupleField } from '../parts/couple-field.tsx';
import { PersonFields } from '../parts/person-fields.tsx';
import { tiedToCouple } from '../../../domain/couples/couple-at-hand.ts';
import { namedPersons } from '../session/persons-store.ts';
import styles from './customer.module.css';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Gives the couple a private link to the ring as it stands on the screen. */
export function ShareDialog({ isOpen, onClose }: DialogProps) {
  const t = useTexts('customer');
  const formId = useId();
  const create = useOperationMutation(createShare, [listShares, getCouple]);
  const close = (): void => {
    create.reset();
    onClose();
  };
  return (
    <Dialog
      title={t('share.title')}
      isOpen={isOpen}
      onClose={close}
      isWide
      actions={
        create.data === undefined ? (
          <>
            <Button look="quiet" onClick={close}>
              {t('cancel')}
            </Button>
            <Button look="primary" type="submit" form={formId} isBusy={create.isPending}>
              {t('share.create')}
            </Button>
          </>
        ) : (
          <Button onClick={close}>{t('share.done')}</Button>
        )
      }
    >
      {create.data === undefined ? <ShareForm formId={formId} create={create} /> : <ShareMade share={create.data} />}
    </Dialog>
  );
}

interface ShareFormProps {
  readonly formId: string;
  readonly create: ReturnType<typeof useOperationMutation<typeof createShare>>;
}

function ShareForm({ formId, create }: ShareFormProps) {
  const t = useTexts('customer');
  const errorText = useErrorText();
  const { session, model } = useConfigurator();
  const { language, country } = useLocaleStore();
  // One key for what is entered now: a lost answer makes no second link.
  const keyOf = useEntriesKey();
  const [couple, setCouple] = useState('');
  const [greeting, setGreeting] = useState('');
  const [days, setDays] = useState<ShareLife>('30');
  const [showsPrice, setShowsPrice] = useState(true);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const body = {
      design: session.design,
      name: model.name,
      setId: model.setId,
      couple: couple.trim(),
      greeting: greeting.trim(),
      language,
      country,
      showsPrice,
      ...tiedToCouple(),
      ...namedPersons(session.design),
      days: Number(days),
    };
    create.mutate({ body: { ...body, idempotencyKey: keyOf(body) } });
  };
  return (
    <form id={formId} className={styles['form']} onSubmit={submit}>
      <p className={styles['text']}>{t('share.text')}</p>
      <CoupleField />
      <PersonFields />
      <TextField
        label={t('share.couple')}
        value={couple}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => setCouple(event.target.value)}
      />
      <TextArea
        label={t('share.greeting')}
        value={greeting}
        maxLength={600}
        rows={3}
        onChange={(event) => setGreeting(event.target.value)}
      />
      <Select
        label={t('share.days')}
        value={days}
        options={SHARE_LIVES.map((value) => ({ value, label: t('share.life', { count: Number(value) }) }))}
        onChange={setDays}
      />
      <Switch isOn={showsPrice} onChange={setShowsPrice}>
        {t('share.price')}
      </Switch>
      {create.error && <FieldError id={`${formId}-error`}>{errorText(create.error)}</FieldError>}
    </form>
  );
}

function ShareMade({ share }: { readonly share: NewShare }) {
  const t = useTexts('customer');
  const format = useFormat();
  return (
    <div className={styles['form']} role="status">
      <ShareLink token={share.token} name={share.name} />
      <p className={styles['text']}>{t('share.until', { date: format.date(share.expiresAt) })}</p>
      <Link to={PATHS.shares}>{t('share.all')}</Link>
    </div>
  );
}
