import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useRouting } from '../../routing/use-navigator.ts';
import styles from './progress-bar.module.css';

/** Long enough to be seen when the page was there at once. */
const SHORTEST = 300;

/** A hairline at the top during every navigation. */
export function ProgressBar() {
  const { navigator } = useRouting();
  const t = useTexts('shell');
  const [isRunning, setRunning] = useState(false);

  useEffect(() => {
    let since = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = navigator.onStart(() => {
      clearTimeout(timer);
      since = performance.now();
      setRunning(true);
    });
    const end = navigator.onRendered(() => {
      timer = setTimeout(() => setRunning(false), Math.max(0, SHORTEST - (performance.now() - since)));
    });
    return () => {
      start();
      end();
      clearTimeout(timer);
    };
  }, [navigator]);

  return isRunning ? <progress aria-label={t('progress')} className={styles['bar']} /> : null;
}
