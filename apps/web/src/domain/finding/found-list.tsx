import { useEffect, useId, useImperativeHandle, useState, type Ref } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useNavigate } from '../../routing/use-navigator.ts';
import { Price } from '../../ui/price.tsx';
import { RingPicture } from '../rings/ring-picture.tsx';
import { shownForm } from '../rings/shown-form.ts';
import styles from './found-list.module.css';
import { FOUND_GROUPS, type FoundOption } from './found-option.ts';
import { noteOpened, useRecentUser } from './recent-options.ts';
import { SHORTEST, useFoundOptions, type Found, type FoundCommands } from './use-found-options.ts';
import { useRested } from './use-rested.ts';

export interface FoundListHandle {
  /** Whether the key was for the list. */
  readonly press: (key: string) => boolean;
}

export interface FoundListProps {
  readonly ref: Ref<FoundListHandle>;
  readonly text: string;
  readonly isOpen: boolean;
  readonly commands: FoundCommands;
  /** What the field names as its list and as the chosen option; undefined where nothing is shown. */
  readonly onList: (list: { readonly listId: string | undefined; readonly activeId: string | undefined }) => void;
  /** An option was taken: its page is being opened, or its action done. */
  readonly onTaken: (opened: Promise<void>) => void;
  /** Escape. Left out where something else answers it. */
  readonly onClose?: () => void;
  readonly className?: string | undefined;
}

interface OptionRowProps {
  readonly id: string;
  readonly option: FoundOption;
  readonly isActive: boolean;
  readonly onTake: () => void;
}

function OptionRow({ id, option: { model, label, detail }, isActive, onTake }: OptionRowProps) {
  const variant = model === undefined ? null : (shownForm(model, undefined)?.variant ?? null);
  return (
    // The field keeps the focus and moves the choice with its arrow keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- see above
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      ref={isActive ? scrollTo : undefined}
      className={styles['option']}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      {variant !== null && (
        <span className={styles['picture']} aria-hidden="true">
          <RingPicture still={variant.still} design={variant.design} name="" sizes="4rem" />
        </span>
      )}
      <span className={styles['label']}>
        {label} {detail !== '' && <span className={styles['detail']}>{detail}</span>}
      </span>
      {variant !== null && <Price amount={variant.retail.gross} currency={variant.retail.currency} size="s" />}
    </div>
  );
}

const scrollTo = (row: HTMLElement | null): void => row?.scrollIntoView?.({ block: 'nearest' });

interface GroupsProps {
  readonly options: readonly FoundOption[];
  readonly chosen: FoundOption | undefined;
  readonly idOf: (option: FoundOption) => string;
  readonly onTake: (option: FoundOption) => void;
}

/** Options below the headings of their groups; the way to all results has none. */
function Groups({ options, chosen, idOf, onTake }: GroupsProps) {
  const t = useTexts('search');
  return FOUND_GROUPS.map((group) => {
    const rows = options
      .filter((option) => option.group === group)
      .map((option) => (
        <OptionRow
          key={option.key}
          id={idOf(option)}
          option={option}
          isActive={option === chosen}
          onTake={() => onTake(option)}
        />
      ));
    if (group === 'all' || rows.length === 0) return rows;
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no part of a list box
      <div key={group} role="group" aria-label={t(`group.${group}`)} className={styles['group']}>
        <p className={styles['heading']} aria-hidden="true">
          {t(`group.${group}`)}
        </p>
        {rows}
      </div>
    );
  });
}

/** The option that Enter takes: the one that was walked to, else a code or number that was typed in full. */
function useChoice(asked: string, isTypedOn: boolean, { options, isSettled }: Found) {
  const [active, setActive] = useState<{ readonly of: string; readonly at: number }>({ of: '', at: -1 });
  const first = isSettled && options[0]?.group === 'exact' ? 0 : -1;
  const at = active.of === asked ? active.at : first;
  // One place more than there are options: the field itself.
  const places = options.length + 1;
  const walk = (step: 1 | -1): void => setActive({ of: asked, at: ((at + 1 + step + places) % places) - 1 });
  return { chosen: isTypedOn ? undefined : options[at], walk };
}

/** Everything that fits what is being typed, as the list of the field's combobox. */
export function FoundList({ ref, text, isOpen, commands, onList, onTaken, onClose, className }: FoundListProps) {
  const t = useTexts('search');
  const navigate = useNavigate();
  const user = useRecentUser();
  const listId = useId();
  const typed = text.trim();
  const asked = useRested(typed);
  const found = useFoundOptions(asked, commands);
  const { options, isNone } = found;
  const isShown = isOpen && found.isReady && options.length > 0 && typed.length !== SHORTEST - 1;
  const { chosen, walk } = useChoice(asked, !isShown || typed !== asked, found);
  const idOf = (option: FoundOption): string => `${listId}-${option.key}`;
  const activeId = chosen && idOf(chosen);

  const take = (option: FoundOption): void => {
    noteOpened(user, option);
    onTaken(typeof option.target === 'string' ? navigate(option.target) : Promise.resolve(option.target()));
  };
  useEffect(() => onList({ listId: isShown ? listId : undefined, activeId }), [onList, isShown, listId, activeId]);
  useImperativeHandle(ref, () => ({
    press: (key) => {
      if (!isShown) return false;
      if (key === 'ArrowDown') walk(1);
      else if (key === 'ArrowUp') walk(-1);
      else if (key === 'Escape' && onClose !== undefined) onClose();
      else if (key === 'Enter' && chosen !== undefined) take(chosen);
      else return false;
      return true;
    },
  }));
  if (!isShown) return null;
  return (
    <div className={className}>
      <output className="visually-hidden">
        {isNone ? t('suggestNone') : t('suggestCount', { count: options.length })}
      </output>
      {isNone && (
        <p className={styles['none']} aria-hidden="true">
          {t('suggestNone')}
        </p>
      )}
      <div id={listId} role="listbox" aria-label={t('suggestions')} tabIndex={-1}>
        <Groups options={options} chosen={chosen} idOf={idOf} onTake={take} />
      </div>
    </div>
  );
}
