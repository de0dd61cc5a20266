import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** Quiet zone in modules; readers want four. */
const BORDER = 4;

/** A QR code as vector: dark on white in both themes, because many phones read no inverted code. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles['code']}
    >
      <path d={path} />
    </svg>
  );
}
