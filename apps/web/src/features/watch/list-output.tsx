import type { WatchList } from '@ringwerk/contract';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ListPicturesDialog } from './list-pictures-dialog.tsx';
import { PresentationDialog } from './presentation-dialog.tsx';
import { useListCsv } from './use-list-csv.ts';

/** A list on paper, as pictures and as a table: for the couple, for the shop, for a spreadsheet. */
export function ListOutput({ list }: { readonly list: WatchList }) {
  const t = useTexts('watch');
  const [isOpen, setOpen] = useState(false);
  const [isPictured, setPictured] = useState(false);
  const saveCsv = useListCsv();
  const isEmpty = list.items.length === 0;
  const save = (): void => {
    saveCsv(list).catch(() => showToast(t('csvFailed'), { tone: 'bad' }));
  };
  return (
    <>
      <Menu
        label={t('output')}
        button={
          <>
            <Icon name="print" />
            {t('output')}
            <Icon name="chevronDown" size={16} />
          </>
        }
        items={[
          {
            key: 'presentation',
            label: t('presentation'),
            icon: 'present',
            isDisabled: isEmpty,
            onSelect: () => setOpen(true),
          },
          { key: 'print', label: t('print'), icon: 'print', isDisabled: isEmpty, onSelect: () => window.print() },
          {
            key: 'pictures',
            label: t('savePictures'),
            icon: 'download',
            isDisabled: isEmpty,
            onSelect: () => setPictured(true),
          },
          { key: 'csv', label: t('saveCsv'), icon: 'download', isDisabled: isEmpty, onSelect: save },
        ]}
      />
      {isPictured && <ListPicturesDialog list={list} onClose={() => setPictured(false)} />}
      {isOpen && <PresentationDialog listId={list.id} onClose={() => setOpen(false)} />}
    </>
  );
}
