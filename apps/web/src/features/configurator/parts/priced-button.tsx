import type { Change } from '@ringwerk/advice';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useAssessed, useCards, type Choice } from '../session/use-choices.ts';
import { useEdit } from '../session/use-edit.ts';
import styles from './priced-button.module.css';

export interface PricedButtonProps extends Pick<ButtonProps, 'icon' | 'look'> {
  /** Unique on the page: what is asked about goes by this name. */
  readonly name: string;
  /** What the press writes. */
  readonly changes: readonly Change[];
  /** What is asked about, where the press itself writes nothing yet. */
  readonly example?: readonly Change[];
  /** After the edit, or instead of it where there is nothing to write. */
  readonly onPress?: () => void;
  readonly children: ReactNode;
}

/** A step that adds or takes away, with the price that it makes; refused steps stay and say why. */
export function PricedButton({ name, changes, example = changes, onPress, children, icon, look }: PricedButtonProps) {
  const take = useEdit(() => changes);
  const choices: readonly Choice<string>[] = [{ value: 'step', label: '', changes: example }];
  useAssessed([{ name, choices }]);
  const [card] = useCards(name, choices);
  const press = (): void => {
    void take().then(onPress);
  };
  return (
    <Button
      {...(icon === undefined ? {} : { icon })}
      {...(look === undefined ? {} : { look })}
      className={classNames(card?.refused !== undefined && styles['refused'])}
      title={card?.refused}
      onClick={press}
    >
      {children}
      {card?.difference !== undefined && <span className={styles['difference']}> {card.difference}</span>}
      {card?.refused !== undefined && <span className="visually-hidden">. {card.refused}</span>}
    </Button>
  );
}
