import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** primary: the one step forward of a screen; secondary: hairline; quiet: words only; danger: takes something away. */
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly icon?: IconName;
  /** Shows that the step is under way, and refuses a second one. */
  readonly isBusy?: boolean;
  readonly isWide?: boolean;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  look = 'secondary',
  icon,
  isBusy = false,
  isWide = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled === true || isBusy}
      aria-busy={isBusy || undefined}
      className={classNames(styles['button'], styles[look], isWide && styles['wide'], className)}
    >
      {icon && <Icon name={icon} />}
      <span className={styles['label']}>{children}</span>
      {isBusy && <span className={styles['busy']} aria-hidden="true" />}
    </button>
  );
}
