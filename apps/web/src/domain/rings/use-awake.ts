import { useEffect, useState } from 'react';

/** Whether somebody has moved a pointer, touched, scrolled or typed anything since this was shown. */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    const wake = (): void => setAwake(true);
    for (const sign of ['pointermove', 'touchstart', 'keydown', 'scroll']) addEventListener(sign, wake, { once: true });
  }, []);
  return isAwake;
}
