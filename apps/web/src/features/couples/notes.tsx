import {
  addCoupleNote,
  COUPLE_FIELDS,
  deleteCoupleNote,
  getCouple,
  NOTE_KINDS,
  type CoupleFile,
  type CoupleNote,
  type NoteKind,
} from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useFormat } from '../../i18n/format.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts, type Translate } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './couple-page.module.css';

/** Kinds that a person writes; the other comes from a merge. */
const WRITTEN: readonly NoteKind[] = NOTE_KINDS.filter((kind) => kind !== 'merged');

/** A double's own words stand behind the name of their field: it is said in the reader's language. */
export const mergedText = (text: string, t: Translate<'couples'>): string =>
  text
    .split('\n')
    .map((line) => {
      const field = COUPLE_FIELDS.find((name) => line.startsWith(`${name}: `));
      return field === undefined ? line : `${t(`field.${field}`)}: ${line.slice(field.length + 2)}`;
    })
    .join('\n');

/** What was said and seen, by kind, the newest first. */
export function Notes({ file }: { readonly file: CoupleFile }) {
  const t = useTexts('couples');
  const errorText = useErrorText();
  const add = useOperationMutation(addCoupleNote, [getCouple]);
  const [kind, setKind] = useState<NoteKind>('talk');
  const [text, setText] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    add.mutate({ params: { id: file.id }, body: { kind, text: text.trim() } }, { onSuccess: () => setText('') });
  };
  return (
    <section className={styles['part']} aria-label={t('note.title')}>
      <h2 className={styles['heading']}>{t('note.title')}</h2>
      <form className={styles['form']} onSubmit={submit}>
        <Select
          label={t('note.kind')}
          value={kind}
          options={WRITTEN.map((value) => ({ value, label: t(`note.${value}`) }))}
          onChange={setKind}
        />
        <TextArea
          label={t('note.text')}
          value={text}
          rows={2}
          maxLength={4_000}
          error={add.error === null ? undefined : errorText(add.error)}
          onChange={(event) => setText(event.target.value)}
        />
        <div>
          <Button type="submit" isBusy={add.isPending} disabled={text.trim() === ''}>
            {t('note.add')}
          </Button>
        </div>
      </form>
      {file.notes.length > 0 && (
        <ul aria-label={t('note.title')}>
          {file.notes.map((note) => (
            <Note key={note.id} coupleId={file.id} note={note} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Note({ coupleId, note }: { readonly coupleId: string; readonly note: CoupleNote }) {
  const t = useTexts('couples');
  const format = useFormat();
  const errorText = useErrorText();
  const remove = useOperationMutation(deleteCoupleNote, [getCouple]);
  return (
    <li className={styles['note']}>
      <span className={styles['small']}>
        {t(`note.${note.kind}`)} · {format.date(note.at)} · {note.by}
      </span>
      <IconButton
        icon="trash"
        label={t('note.remove')}
        disabled={remove.isPending}
        onClick={() =>
          remove.mutate(
            { params: { id: coupleId, noteId: Number(note.id) } },
            { onError: (error) => void showToast(errorText(error), { tone: 'bad' }) },
          )
        }
      />
      <p className={styles['text']}>{note.kind === 'merged' ? mergedText(note.text, t) : note.text}</p>
    </li>
  );
}
