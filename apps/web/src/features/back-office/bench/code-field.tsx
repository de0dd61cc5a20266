import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './bench.module.css';

const isTypedElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"]), select, textarea, [role="dialog"], [role="menu"]') !== null;

/**
 * The field that scanners write into: they type the code and Enter like a keyboard. Whatever has the focus, a sign that is typed
 * goes here; buttons keep Enter and the space bar.
 */
export function CodeField({ onCode }: { readonly onCode: (code: string) => void }) {
  const t = useTexts('production');
  const house = useTexts('house');
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    field.current?.focus();
    const onKey = (event: KeyboardEvent): void => {
      const isSign = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isSign && !isTypedElsewhere(event.target)) field.current?.focus();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);
  return (
    <form
      className={styles['entry']}
      onSubmit={(event) => {
        event.preventDefault();
        // The field itself: a scanner is faster than the next drawing.
        const code = field.current?.value.trim() ?? '';
        setTyped('');
        field.current?.focus();
        if (code !== '') onCode(code);
      }}
    >
      <TextField
        ref={field}
        label={t('bench.code')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="send"
      />
      <Button type="submit" look="primary">
        {house('order.moveShort')}
      </Button>
    </form>
  );
}
