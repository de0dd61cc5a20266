import {
  createRateFeed,
  listRateFeeds,
  saveRateFeed,
  testRateFeed,
  type FeedContent,
  type FeedRun,
  type RateFeed,
} from '@ringwerk/contract';
import { useId, useState, type FormEvent } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import formStyles from '../../../ui/form.module.css';
import { showToast } from '../../../ui/toast-store.ts';
import { useFocusOnError } from '../../../ui/use-focus-on-error.ts';
import { FeedConflict } from './feed-conflict.tsx';
import { BLANK_FEED, contentOf, draftOf, type FeedDraft } from './feed-draft.ts';
import { FeedFields } from './feed-fields.tsx';
import { FeedRunResult } from './feed-run.tsx';
import styles from './feeds.module.css';

/** Writing of a feed, as of the version that was opened; what another has saved meanwhile is fetched beside it. */
function useFeedSave(opened: RateFeed | null, onClose: () => void) {
  const t = useTexts('feeds');
  const errorText = useErrorText();
  const [base, setBase] = useState(opened);
  const [theirs, setTheirs] = useState<RateFeed | null>(null);
  const create = useOperationMutation(createRateFeed, [listRateFeeds]);
  const put = useOperationMutation(saveRateFeed, [listRateFeeds]);
  const saved = { onAnswer: () => void showToast(t('saved'), { tone: 'good' }), onSuccess: onClose };
  const onError = (error: unknown): void => {
    if (!isApiError(error, 'rate-feed.changed')) return;
    void call(listRateFeeds, {}).then(
      ({ feeds }) => setTheirs(feeds.find(({ id }) => id === base?.id) ?? null),
      (failure: unknown) => showToast(errorText(failure), { tone: 'bad' }),
    );
  };
  const save = (content: FeedContent, over = base): void => {
    if (over === null) return create.mutate({ body: content }, saved);
    put.mutate({ params: { id: over.id }, body: { ...content, version: over.version } }, { ...saved, onError });
  };
  return {
    theirs,
    save,
    take: (saved: RateFeed): void => {
      setBase(saved);
      setTheirs(null);
      put.reset();
    },
    error: create.error ?? put.error,
    isSaving: create.isPending || put.isPending,
  };
}

/** Edits where rates are fetched from; what the address says can be looked at before it is saved. */
export function FeedDialog({ feed, onClose }: { readonly feed: RateFeed | null; readonly onClose: () => void }) {
  const t = useTexts('feeds');
  const formId = useId();
  const [draft, setDraft] = useState<FeedDraft>(feed === null ? BLANK_FEED : draftOf(feed));
  const saving = useFeedSave(feed, onClose);
  const trial = useOperationMutation(testRateFeed, []);
  const content = contentOf(draft);
  const test = (): void => {
    if (content !== null) trial.mutate({ body: feed === null ? content : { ...content, id: feed.id } });
  };
  return (
    <Dialog
      title={feed?.name ?? t('new')}
      isOpen
      isWide
      onClose={onClose}
      actions={
        <>
          <Button isBusy={trial.isPending} disabled={content === null} onClick={test}>
            {t('test')}
          </Button>
          <Button
            type="submit"
            form={formId}
            look="primary"
            isBusy={saving.isSaving}
            disabled={content === null || saving.theirs !== null}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <FeedForm formId={formId} draft={draft} onDraft={setDraft} saving={saving} trial={trial} />
    </Dialog>
  );
}

interface FeedFormProps {
  readonly formId: string;
  readonly draft: FeedDraft;
  readonly onDraft: (draft: FeedDraft) => void;
  readonly saving: ReturnType<typeof useFeedSave>;
  readonly trial: { readonly data: FeedRun | undefined; readonly error: unknown };
}

function FeedForm({ formId, draft, onDraft, saving, trial }: FeedFormProps) {
  const t = useTexts('feeds');
  const errorText = useErrorText();
  const { theirs, save, take } = saving;
  const error = saving.error ?? trial.error;
  const form = useFocusOnError(error);
  const content = contentOf(draft);
  const isShownAbove = isApiError(error) && (error.issues.length > 0 || error.code === 'rate-feed.changed');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (content !== null) save(content);
  };
  return (
    <form
      ref={form}
      id={formId}
      noValidate
      onSubmit={submit}
      className={classNames(formStyles['form'], formStyles['two'], styles['form'])}
    >
      <FeedFields draft={draft} onDraft={onDraft} error={error} />
      <div role="alert" className={formStyles['finding']}>
        {error !== null && !isShownAbove && errorText(error)}
      </div>
      {theirs !== null && (
        <FeedConflict
          theirs={theirs}
          mine={draft}
          onTake={() => {
            onDraft(draftOf(theirs));
            take(theirs);
          }}
          onKeep={() => {
            take(theirs);
            if (content !== null) save(content, theirs);
          }}
        />
      )}
      {trial.data !== undefined && (
        <div role="status" className={styles['trial']}>
          <p>{t(trial.data.error === null ? 'test.lead' : 'test.nothing')}</p>
          <FeedRunResult run={trial.data} />
        </div>
      )}
    </form>
  );
}
