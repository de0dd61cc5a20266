import { LANGUAGES, printWatchList, type Language } from '@ringwerk/contract';
import { useState } from 'react';
import { operationUrl } from '../../api/call.ts';
import { FileLink } from '../../domain/trade/file-link.tsx';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import formStyles from '../../ui/form.module.css';
import { LANGUAGE_NAMES } from '../../ui/locale-switch.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';

export interface PresentationDialogProps {
  readonly listId: string;
  readonly onClose: () => void;
}

/** How a list is printed for a couple: in its language, with retail prices or without. */
export function PresentationDialog({ listId, onClose }: PresentationDialogProps) {
  const t = useTexts('watch');
  const [lang, setLang] = useState<Language>(useLanguage());
  const [hasPrices, setPrices] = useState(true);
  const url = operationUrl(printWatchList, {
    params: { listId },
    query: { lang, ...(hasPrices ? { price: '1' as const } : {}) },
  });
  return (
    <Dialog
      title={t('presentation')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <FileLink url={url}>{t('openPdf')}</FileLink>
        </>
      }
    >
      <div className={formStyles['form']}>
        <Select
          label={t('language')}
          value={lang}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={setLang}
        />
        <Switch isOn={hasPrices} onChange={setPrices}>
          {t('withPrices')}
        </Switch>
        <p className={formStyles['hint']}>{t('presentationHelp')}</p>
      </div>
    </Dialog>
  );
}
