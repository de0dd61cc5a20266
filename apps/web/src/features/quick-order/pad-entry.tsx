import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './pad-entry.module.css';
import { MOST_ROWS, newRow, type PadRow } from './pad-row.ts';
import { parseLines } from './parse-lines.ts';

/** Article numbers, typed or pasted from anywhere. Ctrl+Enter takes them over. */
export function PadEntry({
  room,
  onAdd,
}: {
  readonly room: number;
  readonly onAdd: (rows: readonly PadRow[]) => void;
}) {
  const t = useTexts('pad');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  // Said here and not by a toast, which would lie over what is wrong with the new rows.
  const [taken, setTaken] = useState(0);

  const take = (): void => {
    const lines = parseLines(text);
    if (lines.length === 0) return setError(t('entryEmpty'));
    if (lines.length > room) return setError(t('errTooMany', { max: MOST_ROWS }));
    onAdd(
      lines.map(({ article, quantity, sizes, stones, unknown }) =>
        newRow({
          article,
          quantity,
          sizes: [...sizes],
          unread: unknown.map((word) => ({ field: 'line' as const, text: word })),
          ...(stones ? { stones } : {}),
        }),
      ),
    );
    setText('');
    setError(undefined);
    setTaken(lines.length);
  };
  return (
    <div className={styles['entry']}>
      <TextArea
        label={t('entryLabel')}
        hint={t('entryHelp')}
        error={error}
        placeholder={t('entryExample', { article: 'RW-09-014' })}
        rows={3}
        spellCheck={false}
        autoComplete="off"
        maxLength={10_000}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
          setTaken(0);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) take();
        }}
      />
      <div className={styles['act']}>
        <Button look="secondary" icon="plus" onClick={take}>
          {t('entryAdd')}
        </Button>
        <output className={styles['taken']}>{taken > 0 && t('rowsAdded', { count: taken })}</output>
      </div>
    </div>
  );
}
