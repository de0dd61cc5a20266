import { getCouple, listDesigns, listSavedDesigns, saveDesign, spokenCode } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { useState, type FormEvent } from 'react';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { newActKey } from '../../../api/offline/act-key.ts';
import { tiedToCouple } from '../../../domain/couples/couple-at-hand.ts';
import { CoupleField } from '../parts/couple-field.tsx';
import { useConfigurator, useSessionState } from '../session/use-configurator.ts';
import { DesignPicture } from './design-picture.tsx';
import styles from './history.module.css';

/** As it is read out: two groups of four. */

/** Versions under a name: each has a code that can be read out over the telephone, and never changes. */
export function Versions() {
  const t = useTexts('configurator');
  const { model } = useConfigurator();
  const { data } = useOperationQuery(listDesigns, { query: { setId: model.setId } }, { staleTime: 0 });
  const versions = data?.designs ?? [];
  return (
    <section className={styles['part']} aria-label={t('version.title')}>
      <h3 className={styles['heading']}>{t('version.title')}</h3>
      <SaveForm />
      {versions.length > 0 && (
        <ul className={styles['list']}>
          {versions.map((version) => (
            <Version key={version.code} {...version} name={version.name === '' ? model.name : version.name} />
          ))}
        </ul>
      )}
    </section>
  );
}

function SaveForm() {
  const t = useTexts('configurator');
  const errorText = useErrorText();
  const { session, model } = useConfigurator();
  const isMakeable = useSessionState((state) => state.evaluated.evaluation?.isMakeable ?? false);
  const save = useOperationMutation(saveDesign, [listDesigns, listSavedDesigns, getCouple], async ({ body }) => {
    const { link } = session.state.getState().evaluated;
    const { sendSafely } = await import('../../../api/offline/outbox.ts');
    const about = { title: body.name ?? model.name, setId: model.setId, link };
    return sendSafely('saveDesign', { ...body, idempotencyKey: newActKey() }, about);
  });
  const [name, setName] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const named = name.trim() === '' ? model.name : name.trim();
    const body = { design: session.design, name: named, setId: model.setId, ...tiedToCouple() };
    save.mutate({ body }, { onSuccess: () => setName('') });
  };
  return (
    <form className={styles['save']} onSubmit={submit}>
      <TextField
        label={t('version.name')}
        placeholder={model.name}
        value={name}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <CoupleField />
      <Button type="submit" look="primary" isBusy={save.isPending} disabled={!isMakeable}>
        {t('version.save')}
      </Button>
      {save.error !== null && (
        <p role="alert" className={styles['error']}>
          {errorText(save.error)}
        </p>
      )}
      {save.data !== undefined && (
        <p role="status" className={styles['saved']}>
          {t('version.saved', { code: '' })}
          <strong className={styles['code']}>{spokenCode(save.data.code)}</strong>
          <CopyCode code={spokenCode(save.data.code)} />
        </p>
      )}
    </form>
  );
}

function CopyCode({ code }: { readonly code: string }) {
  const t = useTexts('configurator');
  const copy = (): void => {
    navigator.clipboard.writeText(code).then(
      () => showToast(t('version.copied'), { tone: 'good' }),
      () => showToast(t('share.failed'), { tone: 'bad' }),
    );
  };
  return (
    <Button look="quiet" icon="copy" onClick={copy}>
      {t('version.copy')}
    </Button>
  );
}

interface VersionProps {
  readonly code: string;
  readonly name: string;
  readonly createdAt: string;
  readonly design: Design;
}

function Version({ code, name, createdAt, design }: VersionProps) {
  const t = useTexts('configurator');
  const format = useFormat();
  const { session } = useConfigurator();
  const open = (): void => {
    session
      .takeDesign(design)
      .then((isRead) => showToast(isRead ? t('version.opened', { name }) : t('opening.code-unknown')))
      .catch((error: unknown) => console.error('the version was not read', error));
  };
  return (
    <li>
      <button type="button" className={styles['step']} onClick={open}>
        <DesignPicture design={design} />
        <span className={styles['words']}>
          <span>{name}</span>
          <span className={styles['date']}>{format.dateTime(createdAt)}</span>
        </span>
        <span className={styles['code']}>{spokenCode(code)}</span>
      </button>
    </li>
  );
}
