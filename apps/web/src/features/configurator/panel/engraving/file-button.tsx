import type { ChangeEvent } from 'react';
import styles from './engraving.module.css';

export interface FileButtonProps {
  readonly accept: string;
  readonly label: string;
  readonly onFile: (file: File) => void;
}

/** Opens a file of this device. */
export function FileButton({ accept, label, onFile }: FileButtonProps) {
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    // The same file may be opened again.
    event.target.value = '';
    if (file !== undefined) onFile(file);
  };
  return (
    <label className={styles['file']}>
      <input type="file" accept={accept} aria-label={label} onChange={pick} />
      <span className={styles['fileFace']}>{label}</span>
    </label>
  );
}
