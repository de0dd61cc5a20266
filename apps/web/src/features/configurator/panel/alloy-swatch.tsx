import styles from './alloy-swatch.module.css';

/** A polished disc of the alloy's own reflectance, lit as on the stage: from above, with a dark horizon. */
export function AlloySwatch({ colour, size = 'm' }: { readonly colour: string; readonly size?: 's' | 'm' }) {
  return (
    <span
      className={`${styles['swatch']} ${styles[size]}`}
      style={{ ['--alloy' as never]: colour }}
      aria-hidden="true"
    />
  );
}
