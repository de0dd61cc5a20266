import { openShare, sendShareMessage } from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ChangedDesign } from './use-changed-design.ts';
import styles from './message-form.module.css';

interface MessageFormProps {
  readonly token: string;
  /** Of the rings on the stage, which `edited` was made from. */
  readonly code?: string;
  /** Absent where there is none to change. */
  readonly edited?: ChangedDesign;
}

/** A few words to the jeweller, with the changed ring when there is one. Nobody else reads them. */
export function MessageForm({ token, code, edited }: MessageFormProps) {
  const t = useTexts('couple');
  const errorText = useErrorText();
  const send = useOperationMutation(sendShareMessage, [openShare]);
  const [author, setAuthor] = useState('');
  const [text, setText] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const body = {
      author: author.trim(),
      text: text.trim(),
      ...(edited?.design === undefined || code === undefined ? {} : { design: edited.design, madeFrom: code }),
    };
    send.mutate(
      { params: { token }, body },
      {
        onSuccess: () => {
          setText('');
          edited?.takeBack();
        },
      },
    );
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <h2 className={styles['heading']}>{t('words.title')}</h2>
      <TextField
        label={t('words.author')}
        value={author}
        maxLength={80}
        autoComplete="name"
        required
        onChange={(event) => setAuthor(event.target.value)}
      />
      <TextArea
        label={t('words.text')}
        value={text}
        maxLength={2000}
        rows={3}
        required
        error={send.error === null ? undefined : errorText(send.error)}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        look="primary"
        type="submit"
        isBusy={send.isPending}
        disabled={author.trim() === '' || text.trim() === ''}
      >
        {edited?.isChanged === true ? t('words.sendChange') : t('words.send')}
      </Button>
      <p role="status" className={styles['sent']}>
        {send.isSuccess ? t('words.sent') : ''}
      </p>
    </form>
  );
}
