import { useEffect, useRef, type RefObject } from 'react';

/**
 * After a refused form the first field with a finding takes the focus. `refusal`: the server's answer, or the number of
 * times that a form was sent which finds its own faults; the focus moves when it changes.
 */
export function useFocusOnError<E extends HTMLElement = HTMLFormElement>(refusal: unknown): RefObject<E | null> {
  const form = useRef<E>(null);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  return form;
}
