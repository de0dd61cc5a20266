import { useId, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../../i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { closeDialog } from '../session/open-dialog.ts';
import { matching, type Command } from '../../../domain/finding/commands.ts';
import styles from './palette.module.css';
import { useFoundCommands } from './use-found-commands.ts';
import { useCommands, type CommandTargets } from './use-commands.ts';

/** Shown at once; typing narrows it down. */
const SHOWN = 40;

export interface CommandPaletteProps extends CommandTargets {
  readonly isOpen: boolean;
}

/** Everything of the page by its name: Ctrl+K, a few letters, Enter. */
export function CommandPalette({ isOpen, ...targets }: CommandPaletteProps) {
  const t = useTexts('configurator');
  return (
    <Dialog title={t('palette.title')} isOpen={isOpen} onClose={closeDialog}>
      <Palette {...targets} />
    </Dialog>
  );
}

function Palette(targets: CommandTargets) {
  const t = useTexts('configurator');
  const id = useId();
  const [typed, setTyped] = useState('');
  const commands = useCommands(targets, typed);
  const [at, setAt] = useState(0);
  const { exact, others } = useFoundCommands(typed);
  const found = [...exact, ...matching(commands, typed).slice(0, SHOWN), ...others];
  const chosen = Math.min(at, found.length - 1);
  const take = (command: Command | undefined): void => {
    if (command === undefined) return;
    // The closing dialog gives the focus back: a command that moves it comes after that.
    flushSync(closeDialog);
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: (chosen + 1) % Math.max(1, found.length),
      ArrowUp: (chosen - 1 + found.length) % Math.max(1, found.length),
      Home: 0,
      End: found.length - 1,
    };
    const next = steps[event.key];
    if (next !== undefined) setAt(next);
    else if (event.key === 'Enter') take(found[chosen]);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles['palette']}>
      <input
        ref={focusFirst}
        type="text"
        role="combobox"
        className={styles['field']}
        aria-label={t('palette.label')}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={found[chosen] === undefined ? undefined : `${id}-${chosen}`}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder={t('palette.placeholder')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Results id={id} found={found} chosen={chosen} onPoint={setAt} onTake={take} />
      {found.length === 0 && <p className={styles['none']}>{t('palette.none')}</p>}
    </div>
  );
}

interface ResultsProps {
  readonly id: string;
  readonly found: readonly Command[];
  readonly chosen: number;
  readonly onPoint: (index: number) => void;
  readonly onTake: (command: Command) => void;
}

/** The field holds the focus and answers the keys; the entries are pointed at. */
function Results({ id, found, chosen, onPoint, onTake }: ResultsProps) {
  const t = useTexts('configurator');
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t('palette.title')} className={styles['list']}>
      {found.map((command, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field answers Enter for the chosen one
        <div
          key={command.key}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          ref={index === chosen ? scrollTo : undefined}
          className={classNames(styles['entry'], index === chosen && styles['chosen'])}
          onPointerMove={() => onPoint(index)}
          onClick={() => onTake(command)}
        >
          <span>{command.name}</span>
          <span className={styles['group']}>{command.group}</span>
        </div>
      ))}
    </div>
  );
}

/** The browser's dialog gives the focus to what asks for it in the document itself. */
const focusFirst = (field: HTMLElement | null): void => field?.setAttribute('autofocus', '');

const scrollTo = (entry: HTMLElement | null): void => entry?.scrollIntoView({ block: 'nearest' });
