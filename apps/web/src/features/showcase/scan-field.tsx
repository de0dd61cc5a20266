import { useState, type FormEvent } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { tagPath } from '../../paths.ts';
import { useNavigate } from '../../routing/use-navigator.ts';
import { TextField } from '../../ui/text-field.tsx';
import { typedTag } from './typed-tag.ts';

/** Where a scanner types the address of a tag, or a person its code; Enter, which scanners send, opens the ring. */
export function ScanField() {
  const t = useTexts('showcase');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isUnread, setUnread] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const code = typedTag(text);
    if (code !== null) void navigate(tagPath(code));
    else setUnread(text.trim() !== '');
  };
  return (
    <form onSubmit={submit}>
      <TextField
        label={t('scan.label')}
        error={isUnread ? t('scan.unread') : undefined}
        value={text}
        maxLength={300}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => {
          setText(event.target.value);
          setUnread(false);
        }}
      />
    </form>
  );
}
