import styles from './login-picture.module.css';

/**
 * The wall beside the door. Until a rendered picture is fetched, and where none can be had, two drawn rings stand
 * here: the same composition, so that nothing jumps.
 */
export function LoginPicture() {
  return (
    <div className={styles['wall']} aria-hidden="true">
      <svg viewBox="0 0 800 900" preserveAspectRatio="xMidYMid slice" className={styles['drawing']} fill="none">
        <g className={styles['lines']}>
          {Array.from({ length: 11 }, (_, step) => (
            <circle
              key={step}
              cx="330"
              cy="440"
              r={236 - step * 2.4}
              strokeWidth={step === 0 || step === 10 ? 1.4 : 0.5}
            />
          ))}
        </g>
        <g className={styles['metal']}>
          {Array.from({ length: 17 }, (_, step) => (
            <circle
              key={step}
              cx="500"
              cy="470"
              r={210 - step * 2.4}
              strokeWidth={step === 0 || step === 16 ? 1.6 : 0.6}
            />
          ))}
        </g>
      </svg>
    </div>
  );
}
