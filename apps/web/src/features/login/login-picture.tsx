import styles from './login-picture.module.css';
import rings from './rose-pair.webp';

/** The wall beside the door: a pair as our own viewer renders it, above the drawing it is turned from. */
export function LoginPicture() {
  return (
    <div className={styles['wall']} aria-hidden="true">
      <svg viewBox="0 0 800 900" preserveAspectRatio="xMidYMid slice" className={styles['drawing']} fill="none">
        {[390, 300, 210].map((radius) => (
          <circle key={radius} cx="400" cy="450" r={radius} strokeWidth="0.6" />
        ))}
        <path d="M0 450h800M400 0v900" strokeWidth="0.4" strokeDasharray="14 5 2 5" />
      </svg>
      <img src={rings} alt="" width={512} height={512} className={styles['rings']} fetchPriority="high" />
    </div>
  );
}
