import { useSearchText } from './use-search-text.ts';
import { TextField } from '../../ui/text-field.tsx';

/** Search in a list: the list follows while typing. */
export function ListSearchField({
  label,
  inAddress,
  write,
}: {
  readonly label: string;
  readonly inAddress: string;
  readonly write: (text: string) => void;
}) {
  const { text, setText, send } = useSearchText(inAddress, write);
  return (
    <TextField
      label={label}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send(text);
      }}
    />
  );
}
