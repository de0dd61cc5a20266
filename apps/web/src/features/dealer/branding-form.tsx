import {
  deleteDealerLogo,
  getDealer,
  LOGO_LIMIT,
  LOGO_TYPES,
  putDealerLogo,
  updateDealer,
  type Dealer,
} from '@ringwerk/contract';
import { useId, useState, type ChangeEvent } from 'react';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './branding-form.module.css';

const PLAIN_COLOUR = '#80602f';

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Logo and colour of the couples' pages. */
export function BrandingForm({ dealer, isOwner }: { readonly dealer: Dealer; readonly isOwner: boolean }) {
  const t = useTexts('dealer');
  return (
    <PageSection title={t('branding.title')} lead={t('branding.lead')}>
      <div className={styles['form']}>
        <Logo dealer={dealer} isOwner={isOwner} />
        <Colour dealer={dealer} isOwner={isOwner} />
      </div>
    </PageSection>
  );
}

interface PartProps {
  readonly dealer: Dealer;
  readonly isOwner: boolean;
}

function Logo({ dealer, isOwner }: PartProps) {
  const t = useTexts('dealer');
  const errorText = useErrorText();
  const id = useId();
  const put = useOperationMutation(putDealerLogo, [getDealer]);
  const remove = useOperationMutation(deleteDealerLogo, [getDealer]);
  const [isTooLarge, setTooLarge] = useState(false);
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file === undefined) return;
    setTooLarge(file.size > LOGO_LIMIT);
    if (file.size > LOGO_LIMIT) return;
    base64Of(file)
      .then((data) =>
        put.mutate({ body: { data } }, { onSuccess: () => showToast(t('branding.saved'), { tone: 'good' }) }),
      )
      .catch(() => showToast(t('branding.unreadable'), { tone: 'bad' }));
  };
  const error = put.error ?? remove.error;
  return (
    <div className={styles['part']}>
      <p className={styles['label']}>{t('branding.logo')}</p>
      <div className={styles['logo']}>
        {dealer.logo === null ? (
          <span className={styles['none']}>{t('branding.noLogo')}</span>
        ) : (
          <img src={dealer.logo} alt={dealer.company} className={styles['image']} />
        )}
      </div>
      {isOwner && (
        <div className={styles['actions']}>
          <label className={styles['choose']} htmlFor={id}>
            {t('branding.choose')}
          </label>
          <input id={id} type="file" accept={LOGO_TYPES.join(',')} className="visually-hidden" onChange={choose} />
          {dealer.logo !== null && (
            <Button look="quiet" icon="trash" isBusy={remove.isPending} onClick={() => remove.mutate({})}>
              {t('branding.remove')}
            </Button>
          )}
        </div>
      )}
      {(isTooLarge || error !== null) && (
        <FieldError id={`${id}-error`}>{isTooLarge ? t('branding.tooLarge') : errorText(error)}</FieldError>
      )}
      <p className={styles['hint']}>{t('branding.hint')}</p>
    </div>
  );
}

function Colour({ dealer, isOwner }: PartProps) {
  const t = useTexts('dealer');
  const id = useId();
  const errorText = useErrorText();
  const update = useOperationMutation(updateDealer, [getDealer]);
  const [colour, setColour] = useState(dealer.brandColour ?? PLAIN_COLOUR);
  const save = (brandColour: string | null): void =>
    update.mutate({ body: { brandColour } }, { onSuccess: () => showToast(t('branding.saved'), { tone: 'good' }) });
  return (
    <div className={styles['part']}>
      <label className={styles['label']} htmlFor={id}>
        {t('branding.colour')}
      </label>
      <div className={styles['actions']}>
        <input
          id={id}
          type="color"
          className={styles['colour']}
          value={colour}
          disabled={!isOwner}
          onChange={(event) => setColour(event.target.value)}
        />
        {isOwner && (
          <>
            <Button
              isBusy={update.isPending}
              disabled={colour === dealer.brandColour}
              onClick={() => save(colour.toLowerCase())}
            >
              {t('branding.takeColour')}
            </Button>
            {dealer.brandColour !== null && (
              <Button look="quiet" isBusy={update.isPending} onClick={() => save(null)}>
                {t('branding.noColour')}
              </Button>
            )}
          </>
        )}
      </div>
      {update.error !== null && <FieldError id={`${id}-error`}>{errorText(update.error)}</FieldError>}
    </div>
  );
}
