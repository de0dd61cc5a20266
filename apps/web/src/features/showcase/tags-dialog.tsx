import { printShowcaseTags, TAG_FORMS, TAGS_PER_SHEET, type ShowcaseRing, type TagForm } from '@ringwerk/contract';
import { useState } from 'react';
import { operationUrl } from '../../api/call.ts';
import { FileLink } from '../../domain/trade/file-link.tsx';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import formStyles from '../../ui/form.module.css';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';

const PLACES = Array.from({ length: TAGS_PER_SHEET }, (_, index) => String(index));

interface TagsDialogProps {
  readonly rings: readonly ShowcaseRing[];
  readonly onClose: () => void;
}

/** How tags are printed: on which labels, from which one on, and whether the retail price stands on them. */
export function TagsDialog({ rings, onClose }: TagsDialogProps) {
  const t = useTexts('showcase');
  const lang = useLanguage();
  const [form, setForm] = useState<TagForm>('sheet');
  const [skip, setSkip] = useState('0');
  const [hasPrice, setPrice] = useState(false);
  const url = operationUrl(printShowcaseTags, {
    query: {
      rings: rings.map(({ id }) => id).join(','),
      form,
      lang,
      ...(hasPrice ? { price: '1' as const } : {}),
      ...(form === 'sheet' && skip !== '0' ? { skip: Number(skip) } : {}),
    },
  });
  return (
    <Dialog
      title={t('tags.title', { count: rings.length })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <FileLink url={url}>{t('tags.open')}</FileLink>
        </>
      }
    >
      <div className={formStyles['form']}>
        <Select
          label={t('tags.form')}
          value={form}
          options={TAG_FORMS.map((value) => ({ value, label: t(`tags.${value}`) }))}
          onChange={setForm}
        />
        {form === 'sheet' && (
          <Select
            label={t('tags.first')}
            hint={t('tags.firstHint')}
            value={skip}
            options={PLACES.map((value) => ({ value, label: String(Number(value) + 1) }))}
            onChange={setSkip}
          />
        )}
        <Switch isOn={hasPrice} onChange={setPrice}>
          {t('tags.price')}
        </Switch>
        <p className={formStyles['hint']}>{t('tags.help')}</p>
      </div>
    </Dialog>
  );
}
