import {
  getHouseModel,
  listHouseModels,
  listPlaces,
  searchModels,
  updateHouseModel,
  type HouseModelAnswer,
} from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useFieldErrors } from '../../../i18n/use-field-errors.ts';
import { useHouseZone } from '../../../i18n/house-zone.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useFocusOnError } from '../../../ui/use-focus-on-error.ts';
import { ColleagueNotice, type ColleagueChange } from './colleague-notice.tsx';
import styles from './model-form.module.css';
import { ModelAside } from './model-aside.tsx';
import { ModelFields } from './model-fields.tsx';
import { changedFields, changeOf, draftOf, rebased, type ModelDraft } from './model-draft.ts';
import { TextsGrid } from './texts-grid.tsx';

interface ModelFormProps {
  readonly model: HouseModelAnswer;
  readonly reread: () => Promise<{ readonly data: HouseModelAnswer | undefined }>;
}

/** What is typed, over the state that it started from; a colleague's newer state is shown before it is written over. */
function useDraft(model: HouseModelAnswer, reread: ModelFormProps['reread']) {
  const zone = useHouseZone();
  const [start, setStart] = useState(model);
  const [draft, setDraft] = useState<ModelDraft>(() => draftOf(model, zone));
  const [colleague, setColleague] = useState<ColleagueChange | null>(null);
  const base = draftOf(start, zone);
  const begin = (from: HouseModelAnswer, shown = draftOf(from, zone)): void => {
    setStart(from);
    setDraft(shown);
    setColleague(null);
  };
  const meet = async (): Promise<void> => {
    const { data: theirs } = await reread();
    if (theirs === undefined || theirs.version === start.version) return;
    setColleague({ theirs, fields: changedFields(draftOf(theirs, zone), base), own: changedFields(draft, base) });
  };
  return {
    start,
    base,
    draft,
    colleague,
    begin,
    /** Goes on with what is typed, over the colleague's state. */
    keep: (theirs: HouseModelAnswer) => begin(theirs, rebased(draft, base, draftOf(theirs, zone))),
    meet,
    change: (change: Partial<ModelDraft>) => setDraft((before) => ({ ...before, ...change })),
    isChanged: changedFields(draft, base).length > 0,
  };
}

export function ModelForm({ model, reread }: ModelFormProps) {
  const t = useTexts('collection');
  const errorText = useErrorText();
  const form = useDraft(model, reread);
  const { draft, base, start, colleague } = form;
  const save = useOperationMutation(updateHouseModel, [getHouseModel, listHouseModels, listPlaces, searchModels]);
  const fieldError = useFieldErrors(save.error);
  const element = useFocusOnError(save.error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate(
      { params: { setId: model.setId }, body: { version: start.version, ...changeOf(draft, base) } },
      {
        onAnswer: () => showToast(t('saved'), { tone: 'good' }),
        onSuccess: form.begin,
        onError: (error) => {
          if (isApiError(error, 'model.changed')) void form.meet();
        },
      },
    );
  };
  return (
    <form ref={element} noValidate onSubmit={submit} className={styles['page']}>
      <div className={styles['main']}>
        {colleague !== null && (
          <ColleagueNotice
            change={colleague}
            onTake={() => form.begin(colleague.theirs)}
            onKeep={() => form.keep(colleague.theirs)}
          />
        )}
        <TextsGrid draft={draft} onChange={form.change} error={fieldError('/names')} />
        <ModelFields model={start} draft={draft} onChange={form.change} fieldError={fieldError} />
        <div className={styles['foot']}>
          <Button
            type="submit"
            look={form.isChanged ? 'primary' : 'secondary'}
            isBusy={save.isPending}
            disabled={!form.isChanged}
          >
            {t('save')}
          </Button>
          <Button look="quiet" disabled={!form.isChanged || save.isPending} onClick={() => form.begin(start)}>
            {t('discard')}
          </Button>
          <span role="alert" className={styles['finding']}>
            {save.isError && colleague === null && errorText(save.error)}
          </span>
        </div>
      </div>
      <ModelAside model={start} />
    </form>
  );
}
