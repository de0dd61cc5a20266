import { getModelSheet, LANGUAGES, type StoneOption } from '@ringwerk/contract';
import { useState } from 'react';
import { operationUrl } from '../../api/call.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import formStyles from '../../ui/form.module.css';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { LANGUAGE_NAMES } from '../../ui/locale-switch.tsx';
import { FileLink } from '../trade/file-link.tsx';
import type { SheetArticle } from './sheet-article.ts';

interface DataSheetDialogProps {
  readonly article: SheetArticle;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** In which form, language and with or without a price the data sheet of an article is printed. */
export function DataSheetDialog({ article, isOpen, onClose }: DataSheetDialogProps) {
  const { setId, name, options, option } = article;
  const t = useTexts('article');
  const reader = useLanguage();
  const [stones, setStones] = useState<StoneOption>(option);
  const [lang, setLang] = useState(reader);
  const [hasPrice, setPrice] = useState(true);
  const url = operationUrl(getModelSheet, {
    params: { setId },
    query: { stones, lang, ...(hasPrice ? { price: '1' as const } : {}) },
  });
  return (
    <Dialog
      title={t('sheet.named', { name })}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <FileLink url={url}>{t('sheet.open')}</FileLink>
        </>
      }
    >
      <div className={formStyles['form']}>
        {options.length > 1 && (
          <Select
            label={t('sheet.stones')}
            value={stones}
            options={options.map((value) => ({ value, label: t(`sheet.${value}`) }))}
            onChange={setStones}
          />
        )}
        <Select
          label={t('sheet.language')}
          value={lang}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={setLang}
        />
        <Switch isOn={hasPrice} onChange={setPrice}>
          {t('sheet.price')}
        </Switch>
        <p className={formStyles['hint']}>{t('sheet.help')}</p>
      </div>
    </Dialog>
  );
}
