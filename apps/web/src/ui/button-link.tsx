import type { ReactNode } from 'react';
import type { PortalPath } from '../paths.ts';
import { Link } from '../routing/link.tsx';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

export interface ButtonLinkProps {
  readonly url: PortalPath;
  readonly look?: 'primary' | 'secondary' | 'quiet';
  readonly icon?: IconName;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A way to another page that looks like a button. */
export function ButtonLink({ url, look = 'secondary', icon, isWide = false, children }: ButtonLinkProps) {
  return (
    <Link to={url} className={classNames(styles['button'], styles[look], isWide && styles['wide'])}>
      {icon && <Icon name={icon} />}
      <span className={styles['label']}>{children}</span>
    </Link>
  );
}
