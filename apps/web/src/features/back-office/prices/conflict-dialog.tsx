import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { cellText } from './cell-unit.ts';
import { isListWord } from './edited-list.ts';
import type { ChangedCell } from './list-cells.ts';
import { placeLabel, placesOf } from './price-places.ts';
import type { SectionMeans } from './price-sections.ts';
import type { Conflict } from './use-list-draft.ts';
import { useTableWords } from './use-table-words.ts';

interface ConflictDialogProps {
  readonly conflict: Conflict;
  readonly means: SectionMeans;
  readonly onResolve: (keepsOwn: boolean) => void;
  /** Closed without a choice: what was typed stays. */
  readonly onClose: () => void;
}

/** What another person has saved meanwhile, beside what one was about to save. */
export function ConflictDialog({ conflict, means, onResolve, onClose }: ConflictDialogProps) {
  const t = useTexts('prices');
  const format = useFormat();
  const words = useTableWords();
  const { saved, theirs, own } = conflict;
  const places = placesOf({ ...means, list: saved.content });
  const text = (path: string, value: unknown): string => {
    if (path === 'isAgreedOnly') return t(value === true ? 'audience.agreed' : 'audience.all');
    const unit = places.get(path)?.unit;
    if (unit === undefined) return typeof value === 'string' ? value : JSON.stringify(value);
    return cellText(value, unit, means.list.currency, format);
  };
  const label = (path: string): string => {
    const place = places.get(path);
    if (place !== undefined) return placeLabel(place);
    return isListWord(path) ? t(`list.${path}`) : path;
  };
  const ownAt = ({ path }: ChangedCell): string => {
    const cell = own.find((one) => one.path === path);
    return cell === undefined ? '–' : text(path, cell.value);
  };
  return (
    <Dialog
      title={t('conflict.title', { name: saved.updatedBy ?? t('by.release') })}
      isOpen
      isWide
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onResolve(false)}>{t('conflict.theirs')}</Button>
          <Button look="primary" onClick={() => onResolve(true)}>
            {t('conflict.own')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.lead')}</p>
      <DataTable
        table="conflict"
        label={t('conflict.cells')}
        isPlain
        rows={theirs}
        rowKey={({ path }) => path}
        words={words}
        columns={[
          { key: 'path', label: t('conflict.place'), text: ({ path }) => label(path) },
          { key: 'was', label: t('conflict.was'), isNumber: true, text: ({ path, was }) => text(path, was) },
          { key: 'now', label: t('conflict.now'), isNumber: true, text: ({ path, value }) => text(path, value) },
          { key: 'own', label: t('conflict.mine'), isNumber: true, text: ownAt },
        ]}
      />
    </Dialog>
  );
}
