import { classNames } from './class-names.ts';
import styles from './loading.module.css';

/** Keeps the place of something that is on its way. Width and height as CSS lengths. */
export function Skeleton({
  width = '100%',
  height = '1em',
  className,
}: {
  readonly width?: string;
  readonly height?: string;
  readonly className?: string | undefined;
}) {
  return <span aria-hidden="true" className={classNames(styles['skeleton'], className)} style={{ width, height }} />;
}
