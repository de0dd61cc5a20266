import { CATEGORIES } from '@ringwerk/catalogue/pages';
import {
  getProductFeed,
  getProductFeedCsv,
  getWatchLists,
  LANGUAGES,
  MODEL_KINDS,
  type ModelKind,
  type StoneOption,
} from '@ringwerk/contract';
import { useState } from 'react';
import { operationUrl, type CallInput } from '../../api/call.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { FileLink } from '../../domain/trade/file-link.tsx';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import formStyles from '../../ui/form.module.css';
import { LANGUAGE_NAMES } from '../../ui/locale-switch.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** What a feed is asked for, as one choice: everything, a kind, a category or a watch list. */
const ALL = 'all';
function partOf(choice: string): { kind?: ModelKind; category?: number; listId?: string } {
  const [part, value = ''] = choice.split('/');
  const kind = MODEL_KINDS.find((each) => each === value);
  if (part === 'kind' && kind !== undefined) return { kind };
  if (part === 'category') return { category: Number(value) };
  return part === 'list' ? { listId: value } : {};
}

/** Every choice with its words. */
function useChoices(): readonly { readonly value: string; readonly label: string }[] {
  const t = useTexts('products');
  const lang = useLanguage();
  const lists = useOperationQuery(getWatchLists, {}).data?.lists ?? [];
  return [
    { value: ALL, label: t('feed.all') },
    ...MODEL_KINDS.map((kind) => ({ value: `kind/${kind}`, label: t(`kind-${kind}`) })),
    ...CATEGORIES.map(({ id, names }) => ({ value: `category/${id}`, label: names[lang] })),
    ...lists.map(({ id, name }) => ({ value: `list/${id}`, label: t('feed.list', { name }) })),
  ];
}

const STONES = ['both', 'with', 'without'] as const;
const linkField = getProductFeed.query.shape.link;

type FeedQuery = NonNullable<CallInput<typeof getProductFeed>['query']>;

/** The same products in either form. */
function Downloads({ query }: { readonly query: FeedQuery }) {
  const t = useTexts('products');
  return (
    <>
      <FileLink isDownload url={operationUrl(getProductFeedCsv, { query })}>
        {t('feed.csv')}
      </FileLink>
      <FileLink isDownload url={operationUrl(getProductFeed, { query })}>
        {t('feed.json')}
      </FileLink>
    </>
  );
}

/** Products for the dealer's own web shop: of which articles, in which language, with links to which pages. */
export function FeedDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('products');
  const reader = useLanguage();
  const choices = useChoices();
  const [choice, setChoice] = useState<string>(ALL);
  const [stones, setStones] = useState<StoneOption | 'both'>('both');
  const [lang, setLang] = useState(reader);
  const [typed, setTyped] = useState('');
  const link = typed.trim();
  const isRight = link === '' || linkField.safeParse(link).success;
  const query = {
    ...partOf(choice),
    ...(stones === 'both' ? {} : { stones }),
    lang,
    ...(link === '' || !isRight ? {} : { link }),
  };
  return (
    <Dialog title={t('feed.open')} isOpen onClose={onClose} actions={isRight && <Downloads query={query} />}>
      <div className={formStyles['form']}>
        <p className={formStyles['hint']}>{t('feed.help')}</p>
        <Select label={t('feed.what')} value={choice} options={choices} onChange={setChoice} />
        <Select
          label={t('feed.stones')}
          value={stones}
          options={STONES.map((value) => ({ value, label: t(`feed.${value}`) }))}
          onChange={setStones}
        />
        <Select
          label={t('feed.language')}
          value={lang}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={setLang}
        />
        <TextField
          label={t('feed.link')}
          hint={t('feed.linkHint')}
          error={isRight ? undefined : t('feed.linkWrong')}
          type="url"
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
