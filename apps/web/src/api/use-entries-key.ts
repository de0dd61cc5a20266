import { useRef } from 'react';
import { newActKey } from './offline/act-key.ts';

/** The same entries keep their key through retries: a lost answer never makes a second one of what a form makes. */
export function useEntriesKey(): (entries: object) => string {
  const last = useRef({ of: '', key: '' });
  return (entries) => {
    const of = JSON.stringify(entries);
    if (last.current.of !== of) last.current = { of, key: newActKey() };
    return last.current.key;
  };
}
