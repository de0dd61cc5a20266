import {
  getModelCad,
  getModelPictures,
  getModelScene,
  getModelSheet,
  LANGUAGES,
  type StoneOption,
} from '@ringwerk/contract';
import { useId, useState } from 'react';
import { operationUrl } from '../../api/call.ts';
import { useSession } from '../../api/session-store.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import formStyles from '../../ui/form.module.css';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { LANGUAGE_NAMES } from '../../ui/locale-switch.tsx';
import { FileLink } from '../trade/file-link.tsx';
import styles from './data-sheet-dialog.module.css';
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
        <ShopFiles setId={setId} stones={stones} />
      </div>
    </Dialog>
  );
}

interface ShopFilesProps {
  readonly setId: number;
  readonly stones: StoneOption;
}

/** Files of the article for the dealer's own web shop; not before a couple. */
function ShopFiles({ setId, stones }: ShopFilesProps) {
  const t = useTexts('article');
  const session = useSession();
  const id = useId();
  if (session === null || session.isCustomerView) return null;
  const asked = { params: { setId }, query: { stones } };
  return (
    <section aria-labelledby={id} className={styles['shop']}>
      <h3 id={id} className={formStyles['legend']}>
        {t('shop.title')}
      </h3>
      <p className={formStyles['hint']}>{t('shop.help')}</p>
      <div className={styles['files']}>
        <FileLink url={operationUrl(getModelPictures, asked)} icon="download">
          {t('shop.pictures')}
        </FileLink>
        <FileLink url={operationUrl(getModelScene, asked)} icon="download">
          {t('shop.scene')}
        </FileLink>
        {session.sharesCad && (
          <FileLink url={operationUrl(getModelCad, asked)} icon="download">
            {t('shop.cad')}
          </FileLink>
        )}
      </div>
    </section>
  );
}
