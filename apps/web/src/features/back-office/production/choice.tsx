import toggleStyles from '../../../ui/toggle.module.css';

interface ChoiceProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** A tick in a row of a table, named for those who do not see the row. */
export const Choice = ({ label, isChosen, onChange }: ChoiceProps) => (
  <input
    type="checkbox"
    className={toggleStyles['checkbox']}
    aria-label={label}
    checked={isChosen}
    onChange={({ target }) => onChange(target.checked)}
  />
);

/** What is ticked, after some were ticked or no longer are. */
export function withChosen(
  before: ReadonlySet<string>,
  ids: readonly string[],
  isChosen: boolean,
): ReadonlySet<string> {
  const next = new Set(before);
  for (const id of ids) {
    if (isChosen) next.add(id);
    else next.delete(id);
  }
  return next;
}
