import { useEffect, useState } from 'react';

/** Whether somebody has come with a pointer or finger, scrolled or typed anything since this was shown. */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    for (const sign of ['pointerover', 'keydown', 'scroll'])
      addEventListener(sign, () => setAwake(true), { once: true });
  }, []);
  return isAwake;
}
