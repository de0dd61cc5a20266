import { PAD_ROWS_MAX } from '@ringwerk/contract';
import { useEffect, useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './pad-entry.module.css';
import type { PadRow } from './pad-row.ts';
import { readBlock } from './read-block.ts';
import type { PadReader } from './read-fields.ts';

interface PadEntryProps {
  /** Rows that the pad has room for. */
  readonly room: number;
  readonly reader: PadReader;
  readonly onAdd: (rows: readonly PadRow[]) => void;
}

/** Article numbers, typed or pasted from anywhere. Ctrl+Enter takes them over. */
export function PadEntry({ room, reader, onAdd }: PadEntryProps) {
  const t = useTexts('pad');
  const format = useFormat();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  // Said here and not by a toast, which would lie over what is wrong with the new rows.
  const [taken, setTaken] = useState(0);
  /** Taken over as soon as it can be read. */
  const [isWaiting, setWaiting] = useState(false);

  const take = (): void => {
    if (reader.isAwaited === true) return setWaiting(true);
    setWaiting(false);
    const rows = readBlock(text, reader);
    if (rows.length === 0) return setError(t('entryEmpty'));
    if (rows.length > room) {
      return setError(t('errTooMany', { max: format.number(PAD_ROWS_MAX), count: format.number(rows.length) }));
    }
    onAdd(rows);
    setText('');
    setError(undefined);
    setTaken(rows.length);
  };
  useEffect(() => {
    if (!isWaiting || reader.isAwaited === true) return undefined;
    const frame = requestAnimationFrame(take);
    return () => cancelAnimationFrame(frame);
  });
  return (
    <div className={styles['entry']}>
      <TextArea
        label={t('entryLabel')}
        hint={t('entryHelp')}
        error={error}
        placeholder={t('entryExample', { article: 'RW-09-014' })}
        rows={2}
        spellCheck={false}
        autoComplete="off"
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
        <Button look="secondary" icon="plus" isBusy={isWaiting} onClick={take}>
          {t('entryAdd')}
        </Button>
        <output className={styles['taken']}>{taken > 0 && t('rowsAdded', { count: taken })}</output>
      </div>
    </div>
  );
}
