/**
 * Keeps the screen on while something is drawn that nobody touches the device for: a phone that sleeps draws nothing. Where the browser
 * refuses, it sleeps.
 * @returns the way to end that
 */
export function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  const lock = navigator.wakeLock.request('screen').catch(() => null);
  return () => void lock.then((held) => held?.release());
}
