import { Icon } from '../../ui/icon.tsx';
import buttonStyles from '../../ui/button.module.css';
import { classNames } from '../../ui/class-names.ts';

/** A file of the server in a new tab; the session's own cookie opens it. */
export function FileLink({ url, children }: { readonly url: string; readonly children: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className={classNames(buttonStyles['button'], buttonStyles['secondary'])}
    >
      <Icon name="print" />
      <span>{children}</span>
    </a>
  );
}
