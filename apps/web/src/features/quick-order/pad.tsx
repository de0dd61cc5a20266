import { PAD_ROWS_MAX } from '@ringwerk/contract';
import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { parseBlock } from '../../ui/data-table/data-column.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { useUndoToast } from '../../ui/undo-toast.ts';
import { PadEntry } from './pad-entry.tsx';
import { PadRowCard } from './pad-row-card.tsx';
import { PadStandingLine } from './pad-standing.tsx';
import { PadTable } from './pad-table.tsx';
import { PadTotal } from './pad-total.tsx';
import styles from './order-pad-page.module.css';
import type { PadRow } from './pad-row.ts';
import { isArticle, readBlock } from './read-block.ts';
import type { PadReader } from './read-fields.ts';
import type { RowWords } from './row-texts.ts';
import { isReady, type CheckedRow } from './use-checked-rows.ts';
import { usePadEdits } from './use-pad-edits.ts';
import type { PadRows } from './use-pad-rows.ts';

interface PadProps {
  readonly pad: PadRows;
  readonly rows: readonly CheckedRow[];
  readonly reader: PadReader;
  readonly words: RowWords;
  readonly onReview: () => void;
}

/** A pasted text that brings lines of its own: one with an article in it, or into the column of articles more than one. */
function isList(text: string, column: string): boolean {
  const cells = parseBlock(text).flat();
  return cells.length > 1 && (column === 'article' || cells.some(isArticle));
}

/** What of the pad is seen: everything, or what has to be looked at. */
function useShown(rows: readonly CheckedRow[]) {
  const [isWrongOnly, setWrongOnly] = useState(false);
  const wrong = rows.filter(({ answer, isChecking }) => !isChecking && (answer?.problems.length ?? 0) > 0);
  // With the last wrong line put right everything is shown again.
  const shown = isWrongOnly && wrong.length > 0 ? wrong : rows;
  return { shown, wrong: wrong.length, isWrongOnly, setWrongOnly };
}

/** Taking a line off, and lists that are pasted into the table. */
function useActs(
  edits: ReturnType<typeof usePadEdits>,
  { room, reader }: { readonly room: number; readonly reader: PadReader },
) {
  const t = useTexts('pad');
  const format = useFormat();
  const undoToast = useUndoToast();
  const remove = (row: PadRow): void => {
    edits.remove([row.key]);
    undoToast(t('rowRemoved', { article: row.article }), edits.undo);
  };
  const takeList = (text: string, column: string): boolean => {
    if (!isList(text, column)) return false;
    const added = readBlock(text, reader);
    if (added.length > room) {
      showToast(t('errTooMany', { max: format.number(PAD_ROWS_MAX), count: format.number(added.length) }), {
        tone: 'bad',
      });
      return true;
    }
    edits.write(added);
    showToast(t('rowsAdded', { count: added.length }));
    return true;
  };
  return { remove, takeList };
}

/** The order as it grows: entry, lines, sums, and the way to the review. */
export function Pad({ pad, rows, reader, words, onReview }: PadProps) {
  const t = useTexts('pad');
  const isPhone = useMedia(PHONE);
  const edits = usePadEdits(pad);
  const { shown, wrong, isWrongOnly, setWrongOnly } = useShown(rows);
  const room = PAD_ROWS_MAX - rows.length;
  const ready = rows.filter(isReady).length;
  const { remove, takeList } = useActs(edits, { room, reader });
  const means = { reader, words, onWrite: edits.write, onRemove: remove };
  return (
    <section id="order" className={styles['pad']} aria-labelledby="order-title">
      <h2 id="order-title" className="visually-hidden">
        {t('yourOrder')}
      </h2>
      <PadEntry room={room} reader={reader} onAdd={edits.write} />
      {wrong > 0 && (
        <div className={styles['wrong']}>
          <p className={styles['unfit']}>{t('fixRows', { count: wrong })}</p>
          <Switch isOn={isWrongOnly} onChange={setWrongOnly}>
            {t('wrongOnly')}
          </Switch>
        </div>
      )}
      {isPhone ? (
        <ul>
          {shown.map((checked) => (
            <PadRowCard key={checked.row.key} checked={checked} {...means} />
          ))}
        </ul>
      ) : (
        <PadTable rows={shown} onList={takeList} onUndo={edits.undo} {...means} />
      )}
      <div className={styles['foot']}>
        <PadStandingLine standing={pad.standing} isEmpty={rows.length === 0} />
        <PadTotal rows={rows} />
        {rows.length > 0 && (
          <Button
            look="primary"
            disabled={ready === 0}
            isBusy={rows.some(({ isChecking }) => isChecking)}
            onClick={onReview}
          >
            {t('review')}
          </Button>
        )}
      </div>
    </section>
  );
}
