import { Icon } from '../../ui/icon.tsx';
import buttonStyles from '../../ui/button.module.css';
import { classNames } from '../../ui/class-names.ts';

interface FileLinkProps {
  readonly url: string;
  /** It is saved, not shown. */
  readonly isDownload?: boolean;
  /** Of what is saved from a tab that waits for it. */
  readonly icon?: 'print' | 'download';
  readonly children: string;
}

/** A file of the server in a new tab, or saved; the session's own cookie opens it. */
export function FileLink({
  url,
  isDownload = false,
  icon = isDownload ? 'download' : 'print',
  children,
}: FileLinkProps) {
  return (
    <a
      href={url}
      {...(isDownload ? { download: true } : { target: '_blank', rel: 'noopener' })}
      className={classNames(buttonStyles['button'], buttonStyles['secondary'])}
    >
      <Icon name={icon} />
      <span>{children}</span>
    </a>
  );
}
