import { AREAS, exportCouple, type CoupleFile } from '@ringwerk/contract';
import { useState } from 'react';
import { usePermission } from '../../api/session-store.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { saveFile } from '../../domain/download/save-file.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { exportFile, useExportWords } from './export-file.ts';
import { MergeDialog } from './merge-dialog.tsx';

/** What is rarely done to a file: merging a double, handing everything out, deleting. */
export function CoupleActions({ file }: { readonly file: CoupleFile }) {
  const t = useTexts('couples');
  const errorText = useErrorText();
  const words = useExportWords();
  const mayDelete = usePermission(AREAS.coupleDeletion.needs);
  const [open, setOpen] = useState<'merge' | 'delete' | null>(null);
  const take = useOperationMutation(exportCouple);
  const save = (): void =>
    take.mutate(
      { params: { id: file.id } },
      {
        onSuccess: (exported) =>
          saveFile(`${t('export.name')}-${file.id.slice(0, 8)}.html`, exportFile(exported, words), 'text/html'),
        onError: (error) => void showToast(errorText(error), { tone: 'bad' }),
      },
    );
  return (
    <>
      <Menu
        label={t('more')}
        button={<Icon name="more" />}
        items={[
          { key: 'merge', label: t('merge.open'), icon: 'copy', onSelect: () => setOpen('merge') },
          { key: 'export', label: t('export.open'), icon: 'download', isDisabled: take.isPending, onSelect: save },
          ...(mayDelete
            ? [
                {
                  key: 'delete',
                  label: t('delete.open'),
                  icon: 'trash' as const,
                  isDanger: true,
                  onSelect: () => setOpen('delete'),
                },
              ]
            : []),
        ]}
      />
      {open === 'merge' && <MergeDialog file={file} onClose={() => setOpen(null)} />}
      {open === 'delete' && <DeleteDialog file={file} onClose={() => setOpen(null)} />}
    </>
  );
}
