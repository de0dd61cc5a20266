import { searchModels, type Model } from '@ringwerk/contract';
import { useEffect, useId, useImperativeHandle, useState, type Ref } from 'react';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { RingPicture } from '../../domain/rings/ring-picture.tsx';
import { SELECTIONS } from '../../domain/rings/selection.ts';
import { shownForm } from '../../domain/rings/shown-form.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { modelPath, searchPath, selectionPath, type PortalPath } from '../../paths.ts';
import { Price } from '../../ui/price.tsx';
import styles from './search-suggestions.module.css';

export interface SuggestionsHandle {
  /** Whether the key was for the list. */
  readonly press: (key: string) => boolean;
}

interface SearchSuggestionsProps {
  readonly ref: Ref<SuggestionsHandle>;
  readonly text: string;
  readonly isOpen: boolean;
  /** What the field names as its list and as the chosen option; undefined where nothing is shown. */
  readonly onList: (list: { readonly listId: string | undefined; readonly activeId: string | undefined }) => void;
  readonly onChoose: (href: PortalPath) => void;
  readonly onClose: () => void;
}

/** Pause in typing after which the list follows, ms. */
const PAUSE = 150;
const SHORTEST = 2;
const RINGS = 5;
const CATEGORIES = 3;

interface Option {
  readonly id: string;
  readonly href: PortalPath;
  readonly group: 'rings' | 'categories' | 'all';
  readonly label: string;
  readonly model: Model | null;
}

/** The text as it stood when nobody had typed for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

function useOptions(asked: string, listId: string) {
  const t = useTexts('search');
  const lang = useLanguage();
  const isLongEnough = asked.length >= SHORTEST;
  const query = { q: asked, pageSize: RINGS, lang };
  const { data } = useOperationQuery(searchModels, { query }, { keepPrevious: true, enabled: isLongEnough });
  if (!isLongEnough || data === undefined) return { options: [], isNone: false };
  const wanted = asked.toLocaleLowerCase();
  const categories = SELECTIONS.filter(({ names }) =>
    names[lang]
      .toLocaleLowerCase()
      .split(/[\s&·]+/u)
      .some((word) => word.startsWith(wanted)),
  ).slice(0, CATEGORIES);
  const rings = data.models.map((model): Omit<Option, 'id'> => ({
    href: modelPath(model),
    group: 'rings',
    label: model.name,
    model,
  }));
  const worlds = categories.map(({ art, id, names }): Omit<Option, 'id'> => ({
    href: selectionPath('v2', art, id),
    group: 'categories',
    label: names[lang],
    model: null,
  }));
  const all: Omit<Option, 'id'> = {
    href: searchPath(asked),
    group: 'all',
    label: t('suggestAll', { text: asked }),
    model: null,
  };
  const options = [...rings, ...worlds, all].map((option, at): Option => ({ ...option, id: `${listId}-${at}` }));
  return { options, isNone: rings.length + worlds.length === 0 };
}

function OptionRow({ option, isActive, onChoose }: { option: Option; isActive: boolean; onChoose: () => void }) {
  const { model, label, id } = option;
  const variant = model === null ? null : (shownForm(model, undefined)?.variant ?? null);
  return (
    // The field keeps the focus and moves the choice with its arrow keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- see above
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles['option']}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {model !== null && variant !== null && (
        <span className={styles['picture']} aria-hidden="true">
          <RingPicture still={variant.still} design={variant.design} name="" sizes="4rem" />
        </span>
      )}
      <span className={styles['label']}>
        {label}
        {model !== null && <span className={styles['number']}> {model.articleNumber}</span>}
      </span>
      {variant !== null && <Price amount={variant.retail.gross} currency={variant.retail.currency} size="s" />}
    </div>
  );
}

const GROUPS = ['rings', 'categories', 'all'] as const;
const HEADINGS = { rings: 'suggestRings', categories: 'suggestCategories' } as const;

/** Rings and categories that fit what is being typed, as the list of the field's combobox. */
export default function SearchSuggestions({ ref, text, isOpen, onList, onChoose, onClose }: SearchSuggestionsProps) {
  const t = useTexts('search');
  const listId = useId();
  const asked = useRested(text.trim());
  const { options, isNone } = useOptions(asked, listId);
  const [active, setActive] = useState<{ readonly of: string; readonly at: number }>({ of: '', at: -1 });
  const at = active.of === asked ? active.at : -1;
  const isShown = isOpen && options.length > 0 && text.trim().length >= SHORTEST;
  const activeId = isShown ? options[at]?.id : undefined;

  useEffect(() => onList({ listId: isShown ? listId : undefined, activeId }), [onList, isShown, listId, activeId]);
  useImperativeHandle(ref, () => ({
    press: (key) => {
      if (!isShown) return false;
      const chosen = options[at];
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        const step = key === 'ArrowDown' ? 1 : -1;
        // One place more than there are options: the field itself.
        const places = options.length + 1;
        setActive({ of: asked, at: ((at + 1 + step + places) % places) - 1 });
      } else if (key === 'Escape') onClose();
      else if (key === 'Enter' && chosen !== undefined) onChoose(chosen.href);
      else return false;
      return true;
    },
  }));
  if (!isShown) return null;
  return (
    <div className={styles['panel']}>
      <output className="visually-hidden">
        {isNone ? t('suggestNone') : t('suggestCount', { count: options.length })}
      </output>
      <div id={listId} role="listbox" aria-label={t('suggestRings')} tabIndex={-1}>
        {GROUPS.map((group) => {
          const own = options.filter((option) => option.group === group);
          const rows = own.map((option) => (
            <OptionRow
              key={option.id}
              option={option}
              isActive={option.id === activeId}
              onChoose={() => onChoose(option.href)}
            />
          ));
          if (group === 'all') return rows;
          if (own.length === 0) return null;
          return (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no part of a list box
            <div key={group} role="group" aria-label={t(HEADINGS[group])} className={styles['group']}>
              <p className={styles['heading']} aria-hidden="true">
                {t(HEADINGS[group])}
              </p>
              {rows}
            </div>
          );
        })}
      </div>
    </div>
  );
}
