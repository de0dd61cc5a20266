import {
  AREAS,
  getCouple,
  LANGUAGES,
  listShares,
  shareWatchList,
  type Language,
  type WatchList,
} from '@ringwerk/contract';
import { useId, useState, type FormEvent } from 'react';
import { usePermission } from '../../api/session-store.ts';
import { useEntriesKey } from '../../api/use-entries-key.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useCoupleAtHand } from '../../domain/couples/couple-at-hand.ts';
import type { CoupleAtHand } from '../../domain/couples/couple-file-memory.ts';
import { CouplePicker } from '../../domain/couples/couple-picker.tsx';
import { ShareLink } from '../../domain/shares/share-link.tsx';
import { SHARE_LIVES, type ShareLife } from '../../domain/shares/share-lives.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLocaleStore } from '../../i18n/locale-store.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { Link } from '../../routing/link.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import formStyles from '../../ui/form.module.css';
import { LANGUAGE_NAMES } from '../../ui/locale-switch.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';

export interface ShareListDialogProps {
  readonly list: Pick<WatchList, 'id' | 'name'>;
  readonly onClose: () => void;
}

/** Gives a couple a private link to a list, on which it marks what it likes. */
export function ShareListDialog({ list, onClose }: ShareListDialogProps) {
  const t = useTexts('customer');
  const w = useTexts('watch');
  const format = useFormat();
  const formId = useId();
  const create = useOperationMutation(shareWatchList, [listShares, getCouple]);
  const { data: made } = create;
  return (
    <Dialog
      title={w('shareTitle', { name: list.name })}
      isOpen
      onClose={onClose}
      isWide
      actions={
        made === undefined ? (
          <>
            <Button look="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button look="primary" type="submit" form={formId} isBusy={create.isPending}>
              {t('share.create')}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{t('share.done')}</Button>
        )
      }
    >
      {made === undefined ? (
        <ShareForm formId={formId} listId={list.id} create={create} />
      ) : (
        <div className={formStyles['form']} role="status">
          <ShareLink token={made.token} name={list.name} />
          <p className={formStyles['hint']}>{t('share.until', { date: format.date(made.expiresAt) })}</p>
          <Link to={PATHS.shares}>{t('share.all')}</Link>
        </div>
      )}
    </Dialog>
  );
}

interface ShareFormProps {
  readonly formId: string;
  readonly listId: string;
  readonly create: ReturnType<typeof useOperationMutation<typeof shareWatchList>>;
}

/** The file of a couple, as far as a link takes something from it. */
type File = Pick<CoupleAtHand, 'id' | 'title' | 'language'>;

/** What is entered; the couple's language is the link's, unless another one is chosen. */
function useEntries() {
  const { language: reader, country } = useLocaleStore();
  const atHand = useCoupleAtHand();
  const seesFiles = usePermission(AREAS.couples.needs);
  const [file, setFile] = useState<File | null>(seesFiles ? atHand : null);
  const [chosen, setLanguage] = useState<Language | null>(null);
  const [couple, setCouple] = useState('');
  const [greeting, setGreeting] = useState('');
  const [days, setDays] = useState<ShareLife>('30');
  const [showsPrice, setShowsPrice] = useState(true);
  const language = chosen ?? file?.language ?? reader;
  return {
    entered: { file, language, couple, greeting, days, showsPrice },
    set: { setFile, setLanguage, setCouple, setGreeting, setDays, setShowsPrice },
    seesFiles,
    body: {
      ...(file === null ? { couple: couple.trim() } : { coupleId: file.id }),
      greeting: greeting.trim(),
      language,
      country,
      showsPrice,
      days: Number(days),
    },
  };
}

function ShareForm({ formId, listId, create }: ShareFormProps) {
  const t = useTexts('customer');
  const w = useTexts('watch');
  const errorText = useErrorText();
  const { entered, set, seesFiles, body } = useEntries();
  // One key for what is entered now: a lost answer makes no second link.
  const keyOf = useEntriesKey();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    create.mutate({ params: { listId }, body: { ...body, idempotencyKey: keyOf(body) } });
  };
  return (
    <form id={formId} className={formStyles['form']} onSubmit={submit}>
      <p className={formStyles['hint']}>{w('shareText')}</p>
      {seesFiles && <CouplePicker chosen={entered.file} onChoose={set.setFile} onRelease={() => set.setFile(null)} />}
      {entered.file === null && (
        <TextField
          label={t('share.couple')}
          value={entered.couple}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => set.setCouple(event.target.value)}
        />
      )}
      <Select
        label={w('language')}
        value={entered.language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={set.setLanguage}
      />
      <TextArea
        label={t('share.greeting')}
        value={entered.greeting}
        maxLength={600}
        rows={3}
        onChange={(event) => set.setGreeting(event.target.value)}
      />
      <Select
        label={t('share.days')}
        value={entered.days}
        options={SHARE_LIVES.map((value) => ({ value, label: t('share.life', { count: Number(value) }) }))}
        onChange={set.setDays}
      />
      <Switch isOn={entered.showsPrice} onChange={set.setShowsPrice}>
        {t('share.price')}
      </Switch>
      {create.error && <FieldError id={`${formId}-error`}>{errorText(create.error)}</FieldError>}
    </form>
  );
}
